/** The owner of a text. */
export const TRANSLATED_KINDS = ['location', 'building', 'floor', 'category', 'destination', 'event', 'offer'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

export const TRANSLATED_FIELDS = ['name', 'description', 'short_desc', 'long_desc'] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

/** Identifies a text that visitors read. */
export interface TextKey {
  readonly kind: TranslatedKind;
  /** Id or uuid of the record. */
  readonly record: string;
  readonly field: TranslatedField;
}

export interface VisitorText extends TextKey {
  readonly text: string;
}

/** Translations of a language: by the key of `keyOfText`. */
export type Translations = Readonly<Record<string, string>>;

export const keyOfText = ({ kind, record, field }: TextKey): string => `${kind} ${record} ${field}`;

interface Named {
  readonly name: string;
}
interface Numbered extends Named {
  readonly id: number;
}
interface Identified extends Named {
  readonly uuid: string;
}
interface SubDestination {
  readonly id: number;
  readonly name: string | null;
  readonly parent?: Numbered | null | undefined;
}
interface Placement {
  readonly destination: Named & {
    readonly parent_id: number;
    readonly description: string;
    readonly categories: readonly Numbered[];
  };
  readonly sub_destinations?: readonly SubDestination[] | undefined;
}
interface Promotion extends Numbered {
  readonly short_desc: string;
  readonly long_desc: string;
}

/** The part of a publication that holds texts. */
interface WithTexts {
  readonly project: {
    readonly location: Identified & {
      readonly buildings: readonly (Identified & { readonly floors: readonly Identified[] })[];
    };
    readonly destinations: readonly Placement[];
    readonly events: readonly Promotion[];
    readonly offers: readonly Promotion[];
  };
  readonly categories: readonly Numbered[];
}

type MapText = (text: VisitorText) => string;

/**
 * A publication with each text that visitors read replaced by the result of `map`. It is the one list of these texts:
 * the translatable texts are exactly those that are shown translated.
 */
function mapTexts<Publication extends WithTexts>(publication: Publication, map: MapText): Publication {
  const { project, categories } = publication;
  const nameOf = (kind: TranslatedKind, record: number | string, text: string) =>
    map({ kind, record: String(record), field: 'name', text });
  const named = <Record extends Numbered>(kind: TranslatedKind, record: Record): Record => ({
    ...record,
    name: nameOf(kind, record.id, record.name),
  });
  const identified = <Record extends Identified>(kind: TranslatedKind, record: Record): Record => ({
    ...record,
    name: nameOf(kind, record.uuid, record.name),
  });
  const promoted =
    (kind: 'event' | 'offer') =>
    <Record extends Promotion>(one: Record): Record => ({
      ...named(kind, one),
      short_desc: map({ kind, record: String(one.id), field: 'short_desc', text: one.short_desc }),
      long_desc: map({ kind, record: String(one.id), field: 'long_desc', text: one.long_desc }),
    });
  return {
    ...publication,
    project: {
      ...project,
      location: {
        ...identified('location', project.location),
        buildings: project.location.buildings.map((building) => ({
          ...identified('building', building),
          floors: building.floors.map((floor) => identified('floor', floor)),
        })),
      },
      destinations: project.destinations.map((placement) => placed(placement, { map, named })),
      events: project.events.map(promoted('event')),
      offers: project.offers.map(promoted('offer')),
    },
    categories: categories.map((category) => named('category', category)),
  };
}

function placed<Place extends Placement>(
  place: Place,
  { map, named }: { map: MapText; named: <Record extends Numbered>(kind: TranslatedKind, record: Record) => Record },
): Place {
  const { destination, sub_destinations } = place;
  const record = String(destination.parent_id);
  return {
    ...place,
    destination: {
      ...destination,
      name: map({ kind: 'destination', record, field: 'name', text: destination.name }),
      description: map({ kind: 'destination', record, field: 'description', text: destination.description }),
      categories: destination.categories.map((category) => named('category', category)),
    },
    ...(sub_destinations && {
      sub_destinations: sub_destinations.map(({ id, name, parent, ...rest }) => ({
        ...rest,
        id,
        name: name === null ? null : named('destination', { id, name }).name,
        ...(parent !== undefined && { parent: parent && named('destination', parent) }),
      })),
    }),
  };
}

/** The texts of a publication that visitors read, each once, in its order; empty ones are left out. */
export function visitorTexts(publication: WithTexts): VisitorText[] {
  const texts = new Map<string, VisitorText>();
  mapTexts(publication, (text) => {
    const key = keyOfText(text);
    if (text.text.trim() !== '' && !texts.has(key)) texts.set(key, text);
    return text.text;
  });
  return [...texts.values()];
}

/**
 * The names of each record in every language, by `keyOfText`, the original first: visitors search for the name on their
 * letter whatever language they read. Empty where nothing is translated.
 */
export function namesInAllLanguages(
  publication: WithTexts,
  translations: readonly Translations[],
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  if (translations.length === 0) return names;
  for (const text of visitorTexts(publication)) {
    if (text.field !== 'name') continue;
    const key = keyOfText(text);
    names.set(key, [...new Set([text.text, ...translations.flatMap((one) => one[key] ?? [])])]);
  }
  return names;
}

/** A publication in another language; what has no translation stays as it is. */
export const inLanguage = <Publication extends WithTexts>(
  publication: Publication,
  translations: Translations,
): Publication => mapTexts(publication, (text) => translations[keyOfText(text)] ?? text.text);

import type { ChosenFile } from '@/api/destinations/destinations';
import type { Choice } from '@/components/choices/choice';
import { namesOf } from '@/components/choices/choice';
import { weekText } from '@/components/hours/week';
import type { ColourSettings } from '@/contract/destinations/destinationDetails';
import { destinationFormRule } from '@/contract/destinations/destinationRecords';
import { type Destination, destinationSchema } from '@/contract/destinations/destinations';
import type { Week } from '@/contract/destinations/openingHours';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { linesBy } from '@/model/records/mergeValue';
import { defaultColours } from './defaultColours';
import { text } from './texts';

/** One value of additional data while it is edited. */
export interface DataEntry {
  /** Distinguishes the entries while they are edited; never sent. */
  readonly key: string;
  readonly title: string;
  readonly type: string | number;
  readonly value: string;
  readonly stored_data_type: number;
  readonly default_data_type: number;
  readonly helper_text: string;
}

/** The values in the form of a destination. */
export type DestinationValues = {
  readonly name: string;
  readonly description: string;
  readonly categories: readonly number[];
  readonly isSub: boolean;
  readonly parent: number | null;
  readonly tags: readonly string[];
  readonly staffOnly: boolean;
  /** Stars in halves; 0 for none. */
  readonly review: number;
  readonly primaryApple: string | null;
  readonly secondaryApple: readonly string[];
  readonly related: readonly number[];
  /** Null where none are shown. */
  readonly hours: Week | null;
  readonly colours: ColourSettings;
  readonly data: readonly DataEntry[];
  /** Addresses of uploaded pictures. */
  readonly logo: string | null;
  readonly mapLogo: string | null;
  /** Chosen for a new destination: they are sent right after it is created. */
  readonly newFiles: readonly ChosenFile[];
};

/** The options of the form. */
export interface DestinationChoices {
  readonly categories: readonly Choice<number>[];
  readonly apple: readonly Choice<string>[];
  readonly destinations: readonly Choice<number>[];
}

/** No id: the schema rejects a sub-destination without a parent. */
const MISSING = -1;

const ids = (all: readonly number[]) => all.map((id) => ({ id }));

/** The body of a save. */
const bodyOf = (values: DestinationValues) => ({
  name: values.name,
  description: values.description,
  categories: ids(values.categories),
  parent_id: values.isSub ? (values.parent ?? MISSING) : null,
  tags: [...values.tags],
  staff_only: values.staffOnly,
  review: values.review,
  primary_apple_category: values.primaryApple,
  apple_categories: [...values.secondaryApple],
  related_destinations: ids(values.related),
  opening_hours: values.hours,
  colour_settings: values.colours.override ? values.colours : null,
  additional_data: values.data.map(({ title, type, value, stored_data_type }) => ({
    title,
    type,
    value,
    stored_data_type,
  })),
  logo: values.logo,
  map_logo: values.mapLogo,
  files: values.newFiles,
});

/** Two pictures have no better names than their addresses. */
const pictureText = (address: string | null) => address ?? '';

export const destinationKind = defineRecordKind<
  Destination,
  DestinationValues,
  ReturnType<typeof bodyOf>,
  DestinationChoices
>({
  one: text('one'),
  label: translate('destination.label'),
  schema: destinationSchema,
  rule: destinationFormRule,
  blank: {
    name: '',
    description: '',
    categories: [],
    isSub: false,
    parent: null,
    tags: [],
    staffOnly: false,
    review: 0,
    primaryApple: null,
    secondaryApple: [],
    related: [],
    hours: null,
    colours: defaultColours(null),
    data: [],
    logo: null,
    mapLogo: null,
    newFiles: [],
  },
  valuesOf: (destination) => ({
    name: destination.name,
    description: destination.description,
    categories: destination.categories.map(({ id }) => id),
    isSub: destination.parent_id !== null,
    parent: destination.parent_id,
    tags: destination.tags,
    staffOnly: destination.staff_only ?? false,
    review: destination.review ?? 0,
    primaryApple: destination.primary_apple_category ?? null,
    secondaryApple: destination.apple_categories ?? [],
    related: (destination.related_destinations ?? []).map(({ id }) => id),
    hours: destination.opening_hours ?? null,
    colours: destination.colour_settings ?? defaultColours(destination.default_category_colour),
    data: (destination.additional_data ?? []).map(({ id, ...entry }) => ({ ...entry, key: String(id) })),
    logo: destination.logo,
    mapLogo: destination.map_logo,
    newFiles: [],
  }),
  bodyOf,
  fields: {
    name: { label: text('name') },
    description: { label: text('description') },
    categories: { label: text('categories'), words: (all, { categories }) => namesOf(all, categories) },
    isSub: { label: text('isSub'), words: (isSub) => (isSub ? text('yes') : text('no')) },
    parent: {
      label: text('parent'),
      wire: 'parent_id',
      words: (id, { destinations }) => namesOf(id === null ? [] : [id], destinations),
    },
    tags: { label: text('tags'), words: (all) => all.join(', ') },
    staffOnly: {
      label: text('staffOnly'),
      wire: 'staff_only',
      words: (isForStaff) => (isForStaff ? text('yes') : text('no')),
    },
    review: { label: text('review') },
    primaryApple: {
      label: text('primaryApple'),
      wire: 'primary_apple_category',
      words: (id, { apple }) => namesOf(id === null ? [] : [id], apple),
    },
    secondaryApple: {
      label: text('secondaryApple'),
      wire: 'apple_categories',
      words: (all, { apple }) => namesOf(all, apple),
    },
    related: {
      label: text('related'),
      wire: 'related_destinations',
      words: (all, { destinations }) => namesOf(all, destinations),
    },
    hours: { label: text('hours'), wire: 'opening_hours', words: (week) => (week ? weekText(week) : '') },
    colours: {
      label: text('colours'),
      wire: 'colour_settings',
      words: ({ override, ...colours }) => (override ? Object.values(colours).join(', ') : text('no')),
    },
    data: {
      label: text('data'),
      wire: 'additional_data',
      words: (all) => all.map(({ title, value }) => `${title}: ${value}`).join(', '),
      parts: linesBy(
        ({ key }) => key,
        (entry) => entry,
        (_key, entry) => entry as DataEntry,
      ),
    },
    logo: { label: text('logo'), words: pictureText },
    mapLogo: { label: text('mapLogo'), wire: 'map_logo', words: pictureText },
    newFiles: { label: text('files'), wire: 'files', words: (files) => files.map(({ name }) => name).join(', ') },
  },
  together: [['isSub', 'parent']],
});

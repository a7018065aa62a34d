import { readRepeatRule } from '../../content/promotions/repeatRule';
import { hasTwoOrders, orderOfCell, readMoment } from '../dates/readMoment';
import { columnKey, fieldsByKey, lastPart } from '../rows/columnKey';
import type { Table } from '../tables/table';
import { isDateField, type PlainPromotionField, type PromotionField, type PromotionMapping } from './promotionFields';

/** Names of columns in English, German, French, Spanish and Italian, and keys of calendars; the best name of a field comes first. */
const SYNONYMS: Readonly<Partial<Record<PlainPromotionField, string>>> = {
  name: 'name title summary event eventname eventtitle offer offername offertitle titel veranstaltung veranstaltungsname bezeichnung angebot angebotsname titre nom evenement nomevenement offre titulo nombre evento oferta titolo nome nomeevento offerta headline',
  short_description:
    'shortdescription shortdesc teaser subtitle excerpt intro kurzbeschreibung untertitel descriptioncourte chapo descripcioncorta subtitulo descrizionebreve sottotitolo description desc beschreibung descripcion descrizione',
  long_description:
    'longdescription longdesc details text body content fulldescription langbeschreibung langtext ausfuhrlichebeschreibung descriptionlongue descriptioncomplete descripcionlarga descripcioncompleta descrizionelunga descrizionecompleta',
  start:
    'start startdate startdatetime dtstart begin begins from date datefrom validfrom beginn startdatum anfang datum von gultigab ab debut datededut datedebut du date inicio fechainicio fechadeinicio fecha desde inizio datainizio datadiinizio data dal',
  start_time:
    'starttime timefrom begintime startzeit uhrzeit beginnzeit uhrzeitvon time heuredebut heurededebut heure horainicio horadeinicio hora orainizio oradiinizio ora orario',
  end: 'end enddate enddatetime dtend ends to until dateto validto validuntil expires expiry ende enddatum bis gultigbis fin datefin datedefin jusquau fechafin fechadefin hasta fine datafine datadifine al fino',
  end_time: 'endtime timeto endzeit uhrzeitbis heurefin heuredefin horafin horadefin orafine oradifine',
  show_from:
    'showfrom visiblefrom publishfrom upcoming upcomingfrom anzeigenab sichtbarab sichtbarvon visiblede afficherapartirde visibledesde mostrardesde visibiledal mostradal',
  repeats:
    'repeats repeat rrule recurrence recurring wiederholung wiederholungen serie recurrencerule repetition repeticion ripetizione',
  destinations:
    'destinations destination shop store tenant venue place room stage geschaft laden mieter ort ziel ziele raum buhne magasin boutique enseigne lieu destinos destino tienda lugar destinazioni destinazione negozio luogo organizer',
  locations:
    'locations location site sites mall centre center standort standorte center einkaufszentrum emplacement emplacements sitio ubicacion ubicaciones centro sede sedi',
  everywhere:
    'everywhere alllocations uberall allestandorte partout tousleslieux todoslossitios entodaspartes ovunque tuttelesedi',
  website:
    'website url link web homepage webseite internet siteweb enlace lien sitioweb sitoweb webaddress moreinfo tickets',
  own_id: 'atriumid',
  external_id: 'externalid id uid guid key eventid offerid sourceid kennung identifier code',
};

const FIELD_OF = fieldsByKey<PlainPromotionField>(SYNONYMS);

const knownField = (column: string) => FIELD_OF.get(columnKey(column)) ?? FIELD_OF.get(columnKey(lastPart(column)));

/** Whether the name of a column says what it is. */
export const isPromotionColumn = (column: string): boolean => knownField(column) !== undefined;

/** Fields of which several columns are joined. */
const JOINED: ReadonlySet<PlainPromotionField> = new Set(['destinations', 'locations']);

const SAMPLE = 50;
/** Share of the values that must look like it. */
const ENOUGH = 0.7;

const LOOKS: readonly (readonly [PlainPromotionField, (value: string) => boolean])[] = [
  ['website', (value) => /^(https?:\/\/|www\.)\S+$/i.test(value)],
  ['repeats', (value) => readRepeatRule(ruleText(value)) !== null],
  ['start', (value) => readMoment(value, 'dmy') !== null || readMoment(value, 'mdy') !== null],
  ['end', (value) => readMoment(value, 'dmy') !== null || readMoment(value, 'mdy') !== null],
];

/** A rule as calendars write it, with the name of its property and blanks. */
export const ruleText = (cell: string): string =>
  cell
    .replace(/^RRULE:/i, '')
    .replace(/\s+/g, '')
    .replace(/;$/, '')
    .toUpperCase();

/** The files that the console writes: their `id` is that of the record. */
const isOwnExport = (columns: readonly string[]): boolean =>
  ['id', 'name', 'start', 'show_from', 'everywhere'].every((name) => columns.includes(name));

/** The likely field of each column: by its name, then by what its cells look like. Days whose order is certain have it. */
export function guessPromotionFields({ columns, rows }: Pick<Table, 'columns' | 'rows'>): PromotionMapping {
  const guessed = new Map<PlainPromotionField, { readonly column: string; readonly rank: number }[]>();
  for (const column of columns) {
    const known = knownField(column);
    if (known) guessed.set(known.field, [...(guessed.get(known.field) ?? []), { column, rank: known.rank }]);
  }
  const mapping: Record<string, PlainPromotionField> = {};
  for (const [field, found] of guessed) {
    const sorted = [...found].sort((one, other) => one.rank - other.rank);
    for (const { column } of JOINED.has(field) ? sorted : sorted.slice(0, 1)) mapping[column] = field;
    // A second description is the long one.
    const second = sorted[1]?.column;
    if (field === 'short_description' && second !== undefined && !guessed.has('long_description'))
      mapping[second] = 'long_description';
  }
  const used = new Set(Object.values(mapping));
  const valuesOf = (at: number) =>
    rows.slice(0, SAMPLE).flatMap(({ cells }) => ((cells[at] ?? '') === '' ? [] : [cells[at] ?? '']));
  const guess = (column: string, at: number, looks: typeof LOOKS) => {
    const values = valuesOf(at);
    if (mapping[column] !== undefined || values.length === 0) return;
    const found = looks.find(
      ([field, isLike]) => !used.has(field) && values.filter(isLike).length >= values.length * ENOUGH,
    );
    if (!found) return;
    mapping[column] = found[0];
    used.add(found[0]);
  };
  for (const [at, column] of columns.entries()) guess(column, at, LOOKS);
  if (isOwnExport(columns)) mapping.id = 'own_id';
  const named = (value: string) => /\p{L}{2,}/u.test(value) && value.length <= 100;
  if (!used.has('name')) for (const [at, column] of columns.entries()) guess(column, at, [['name', named]]);
  return withOrders({ columns, rows }, mapping);
}

/** The order of the days of a column, where a cell of it decides it; null where none does, or where they differ. */
function orderOfColumn({ columns, rows }: Pick<Table, 'columns' | 'rows'>, column: string) {
  const at = columns.indexOf(column);
  const orders = new Set(rows.flatMap(({ cells }) => orderOfCell(cells[at] ?? '') ?? []));
  const [order] = orders;
  return order === undefined || orders.size > 1 ? null : order;
}

function withOrders(
  table: Pick<Table, 'columns' | 'rows'>,
  mapping: Readonly<Record<string, PlainPromotionField>>,
): PromotionMapping {
  return Object.fromEntries(
    Object.entries(mapping).map(([column, field]): [string, PromotionField] => {
      const order = isDateField(field) && orderOfColumn(table, column);
      return [column, order ? `${field}:${order}` : field];
    }),
  );
}

/** Columns in which a day may be another one: nobody but a person knows the order of 03/04/2026. */
export const columnsWithTwoOrders = (table: Pick<Table, 'columns' | 'rows'>): readonly string[] =>
  table.columns.filter(
    (column, at) =>
      orderOfColumn(table, column) === null && table.rows.some(({ cells }) => hasTwoOrders(cells[at] ?? '')),
  );

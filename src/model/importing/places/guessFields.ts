import { weekdayOf } from '../hours/dayNames';
import { readHours } from '../hours/readHours';
import { readTimes } from '../hours/readTimes';
import { columnKey, fieldsByKey, lastPart } from '../rows/columnKey';
import type { Table } from '../tables/table';
import type { PlaceField, PlaceMapping, PlainPlaceField } from './placeFields';
import { languageColumn } from './translatedFields';

/** Names of columns in English, German, French and Spanish, and keys of OpenStreetMap; the best name of a field comes first. */
const SYNONYMS: Readonly<Partial<Record<PlainPlaceField, string>>> = {
  name: 'name title shop store tenant shopname storename tenantname destination destinationname placename brandname tradingname bezeichnung nombre nom geschaeft geschaft mieter enseigne magasin tienda ladenname firma company',
  description: 'description descriptionen about text shortdescription beschreibung infotext descripcion desc',
  categories:
    'categories category kategorie kategorien categorie categoria categorias type kind placetype sector branche segment shoptype usetype categoryname rubrik rubrique',
  tags: 'tags tag keywords keyword schlagworte schlagworter stichworte motscles etiquetas brands marken',
  unit: 'unit unitnumber unitno shopnumber shopno storenumber suite room roomnumber door addrunit ref einheit ladennummer raum raumnummer mietflaeche lot local localnumber numero stand gate',
  phone: 'phone phonenumber telephone tel telefon contactphone mobile telefonnummer telefono contactmobile rufnummer',
  website: 'website url web homepage webseite internet contactwebsite siteweb sitio sitioweb webaddress site',
  email: 'email mail contactemail emailaddress correo courriel emailadresse',
  booking: 'booking bookinglink reservation reservationurl reservierung reserva bookingurl websitebooking',
  social: 'social socialmedia instagram facebook contactinstagram contactfacebook',
  logo: 'logo logourl logoaddress logoimage logolink brandlogo image imageurl imagelink picture pictureurl bild bildurl',
  opening_hours:
    'openinghours hours openingtimes opening oeffnungszeiten offnungszeiten horaires horario horarios businesshours tradinghours',
  note: 'note notes comment remarks bemerkung hinweis remarque',
  review: 'review rating stars sterne bewertung',
  main_destination: 'maindestination parent parentid parentname maindestinationid partof hauptziel',
  own_id: 'atriumid',
  external_id: 'externalid id uid guid key sourceid storeid shopid tenantid placeid osmid code kennung identifier',
};
/** Parts of an address, in the order in which they are written. */
const ADDRESS = [
  'address',
  'addrstreet',
  'street',
  'strasse',
  'rue',
  'adresse',
  'direccion',
  'addrhousenumber',
  'housenumber',
  'hausnummer',
];

const FIELD_OF = fieldsByKey<PlainPlaceField>(SYNONYMS);

const knownField = (column: string): { readonly field: PlaceField; readonly rank: number } | undefined => {
  const translated = languageColumn(column);
  const original = translated && FIELD_OF.get(columnKey(lastPart(translated.base)));
  if (translated && (original?.field === 'name' || original?.field === 'description'))
    return { field: `${original.field}:${translated.language}`, rank: original.rank };
  const key = columnKey(column);
  if (ADDRESS.includes(key)) return { field: 'address', rank: ADDRESS.indexOf(key) };
  // `hours.mon` or "Opening hours Monday"; a language such as `name:de` is no day.
  const word = column.split(/[\s.:_/-]+/).at(-1) ?? '';
  const day =
    /^(opening|hours|open|week|tag|day)/i.test(column) || columnKey(column) === columnKey(word)
      ? weekdayOf(word)
      : undefined;
  if (day !== undefined && word.length > 1) return { field: day, rank: 0 };
  return FIELD_OF.get(key) ?? FIELD_OF.get(columnKey(lastPart(column)));
};

/** Whether the name of a column says what it is. */
export const isKnownColumn = (column: string): boolean => knownField(column) !== undefined;

/** Fields of which several columns are joined. */
const JOINED: ReadonlySet<PlaceField> = new Set(['address', 'tags', 'categories']);

const SAMPLE = 50;
/** Share of the values that must look like it. */
const ENOUGH = 0.7;

const LOOKS: readonly (readonly [PlaceField, (value: string) => boolean])[] = [
  ['logo', (value) => /^https?:\/\/\S+\.(png|jpe?g|webp)(\?\S*)?$/i.test(value)],
  ['website', (value) => /^(https?:\/\/|www\.)\S+$/i.test(value)],
  ['email', (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)],
  ['phone', (value) => /^(\+|00|0|\()[\d\s()/.-]{6,20}$/.test(value) && value.replace(/\D/g, '').length >= 7],
  ['opening_hours', (value) => /\d/.test(value) && /[a-z]/i.test(value) && readHours(value).hours !== null],
];

/** The files that the service writes: their `id` is that of the destination, and `main_destination` is a name. */
const isOwnExport = (columns: readonly string[]): boolean =>
  ['id', 'name', 'main_destination', 'rooms'].every((name) => columns.includes(name));

/** The likely field of each column: by its name, then by what its cells look like. */
export function guessFields({ columns, rows }: Pick<Table, 'columns' | 'rows'>): PlaceMapping {
  const guessed = new Map<PlaceField, { readonly column: string; readonly rank: number }[]>();
  for (const column of columns) {
    const known = knownField(column);
    if (known) guessed.set(known.field, [...(guessed.get(known.field) ?? []), { column, rank: known.rank }]);
  }
  const mapping: Record<string, PlaceField> = {};
  for (const [field, found] of guessed) {
    const sorted = [...found].sort((one, other) => one.rank - other.rank);
    for (const { column } of JOINED.has(field) ? sorted : sorted.slice(0, 1)) mapping[column] = field;
  }
  for (const original of ['name', 'description'] as const) withOriginal(original, mapping);
  const sample = rows.slice(0, SAMPLE);
  for (const [at, column] of columns.entries()) {
    if (mapping[column] !== undefined) continue;
    const values = sample.map(({ cells }) => cells[at] ?? '').filter((value) => value !== '');
    const field = fieldOfValues(values);
    if (field !== undefined && !Object.values(mapping).includes(field)) mapping[column] = field;
  }
  if (isOwnExport(columns)) mapping.id = 'own_id';
  else withoutTree({ columns, rows }, mapping);
  const named = Object.values(mapping).includes('name') ? mapping : withName({ columns, rows }, mapping);
  return Object.values(named).includes('opening_hours') ? withoutDays(named) : named;
}

/** Where each name has a language, the English one or else the first is the original. */
function withOriginal(original: 'name' | 'description', mapping: Record<string, PlaceField>): void {
  if (Object.values(mapping).includes(original)) return;
  const translated = Object.entries(mapping).filter(([, field]) => field.startsWith(`${original}:`));
  const [column] = translated.find(([, field]) => field === `${original}:en`) ?? translated[0] ?? [];
  if (column !== undefined) mapping[column] = original;
}

/** Destinations have two levels: a column of parents that are missing, or that have parents themselves, is another tree. */
function withoutTree({ columns, rows }: Pick<Table, 'columns' | 'rows'>, mapping: Record<string, PlaceField>): void {
  const indexOf = (field: PlaceField) => columns.findIndex((column) => mapping[column] === field);
  const [parent, id, name] = [indexOf('main_destination'), indexOf('external_id'), indexOf('name')];
  const column = columns[parent];
  if (column === undefined) return;
  const mains = new Set(
    rows.filter(({ cells }) => cells[parent] === '').flatMap(({ cells }) => [cells[id] ?? '', cells[name] ?? '']),
  );
  const wanted = rows.map(({ cells }) => cells[parent] ?? '').filter((value) => value !== '');
  if (wanted.filter((value) => mains.has(value)).length < wanted.length * ENOUGH) delete mapping[column];
}

function fieldOfValues(values: readonly string[]): PlaceField | undefined {
  if (values.length === 0) return undefined;
  return LOOKS.find(([, looks]) => values.filter(looks).length >= values.length * ENOUGH)?.[0];
}

/** Hours in one column say all that those of the days do. */
const withoutDays = (mapping: PlaceMapping): PlaceMapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, field]) => weekdayOf(field) === undefined));

/** Without a header, the first column of short texts that mostly differ is that of the names. */
function withName({ columns, rows }: Pick<Table, 'columns' | 'rows'>, mapping: PlaceMapping): PlaceMapping {
  const sample = rows.slice(0, SAMPLE);
  const at = columns.findIndex((column, index) => {
    const values = sample.map(({ cells }) => cells[index] ?? '').filter((value) => value !== '');
    const texts = values.filter(
      (value) => /\p{L}{2,}/u.test(value) && value.length <= 100 && readTimes(value) === null,
    );
    const isFull = values.length >= sample.length * ENOUGH && texts.length >= values.length * ENOUGH;
    return mapping[column] === undefined && isFull && new Set(values).size >= values.length / 2;
  });
  const column = columns[at];
  return column === undefined ? mapping : { ...mapping, [column]: 'name' };
}

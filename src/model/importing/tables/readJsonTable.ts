import { quoteLongNumbers } from '../../sources/quoteLongNumbers';
import { cellText } from './cellText';
import { findRecords } from './findRecords';
import { MOST_TABLE_COLUMNS, MOST_TABLE_ROWS, type Table, TableError } from './table';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecords = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/** How deep the fields of a record may be. */
const DEPTH = 4;

/**
 * A table of a JSON document: a list of records, or the longest one inside of it. Nested fields are columns such as
 * `contact.phone`. Of GeoJSON the properties, the id and the centre of each feature.
 * @throws TableError
 */
export function readJsonTable(text: string): Table {
  const document = parsed(text);
  const features = isObject(document) && document.type === 'FeatureCollection' ? document.features : null;
  const isGeo = isRecords(features);
  const records = isGeo ? features.map(recordOfFeature) : (findRecords(document)?.records ?? null);
  if (records === null) throw new TableError({ code: 'no-list' });
  if (records.length > MOST_TABLE_ROWS) throw new TableError({ code: 'too-many-rows', most: MOST_TABLE_ROWS });
  const columns = new Map<string, number>();
  const flat = records.map((record) => flatten(record, columns));
  return {
    format: isGeo ? 'geojson' : 'json',
    separator: null,
    sheets: [],
    sheet: null,
    columns: [...columns.keys()],
    rows: flat.map((cells, at) => ({
      row: at + 1,
      cells: [...columns.keys()].map((column) => cells.get(column) ?? ''),
    })),
    warnings: [],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(quoteLongNumbers(text.replace(/^\u{feff}/u, '')));
  } catch {
    throw new TableError({ code: 'not-json' });
  }
}

function flatten(record: Fields, columns: Map<string, number>): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  const put = (value: unknown, path: string, depth: number): void => {
    if (isObject(value) && depth < DEPTH) {
      for (const [name, one] of Object.entries(value)) put(one, path === '' ? name : `${path}.${name}`, depth + 1);
      return;
    }
    const text = cellText(value);
    cells.set(path, text);
    if (text === '' && !columns.has(path)) return;
    columns.set(path, columns.size);
    if (columns.size > MOST_TABLE_COLUMNS) throw new TableError({ code: 'too-many-columns', most: MOST_TABLE_COLUMNS });
  };
  put(record, '', 0);
  return cells;
}

/** The properties of a feature with its id and its centre, in degrees. */
function recordOfFeature(feature: Fields): Fields {
  const properties = isObject(feature.properties) ? feature.properties : {};
  const centre = centreOf(isObject(feature.geometry) ? feature.geometry : {});
  const id = feature.id ?? properties.id;
  return { ...(id !== undefined && { id }), ...properties, ...centre };
}

/** The middle of the box around a geometry. */
function centreOf({ coordinates }: Fields): { readonly lon?: number; readonly lat?: number } {
  const box = { west: Number.POSITIVE_INFINITY, south: Number.POSITIVE_INFINITY, east: -1000, north: -1000 };
  const walk = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    const [lon, lat]: readonly unknown[] = value;
    if (typeof lon !== 'number' || typeof lat !== 'number') {
      for (const one of value) walk(one);
      return;
    }
    box.west = Math.min(box.west, lon);
    box.east = Math.max(box.east, lon);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  };
  walk(coordinates);
  if (!Number.isFinite(box.west)) return {};
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { lon: rounded((box.west + box.east) / 2), lat: rounded((box.south + box.north) / 2) };
}

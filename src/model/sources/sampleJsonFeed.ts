import { cellText } from '../importing/tables/cellText';
import { findRecords } from '../importing/tables/findRecords';
import { FeedError, type JsonFeed } from './feed';
import { parsedJson } from './parseJsonFeed';
import { stepsOf, valueAt, withName } from './readPath';
import { type FeedSample, SAMPLE_ROWS, sampleOf } from './sampleFeed';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How deep the fields of an item may be. */
const DEPTH = 4;
/** Of GeoJSON: its shapes are no texts. */
const GEOMETRY = /^geometry(\.|$)/;

/**
 * The beginning of a JSON document: its list is found where no path leads to it.
 * @throws FeedError
 */
export function sampleJsonFeed(text: string, { items_path }: Pick<JsonFeed, 'items_path'>): FeedSample {
  const document = parsedJson(text);
  const chosen = items_path.trim();
  const steps = stepsOf(chosen);
  if (steps === null) throw new FeedError({ code: 'bad-path' });
  const found = chosen === '' ? findRecords(document) : null;
  const items = chosen === '' ? (found?.records ?? null) : valueAt(document, steps);
  if (!Array.isArray(items)) throw new FeedError({ code: chosen === '' ? 'root-is-no-list' : 'no-list' });
  const list: readonly unknown[] = items;
  const rows = list.slice(0, SAMPLE_ROWS).map((item) => {
    const cells = new Map<string, string>();
    if (isObject(item)) put(item, '', 0, cells);
    return cells;
  });
  const columns = [...new Set(rows.flatMap((cells) => [...cells.keys()]))].filter(isPlace);
  const table = {
    columns,
    rows: rows.map((cells, at) => ({ row: at + 1, cells: columns.map((column) => cells.get(column) ?? '') })),
  };
  return sampleOf(table, list.length, chosen === '' ? (found?.path.reduce(withName, '') ?? '') : chosen);
}

const isPlace = (path: string): boolean => !GEOMETRY.test(path) && stepsOf(path) !== null;

/** The texts of an item by their paths; of a list of records each name has a path such as `types[].name`. */
function put(value: unknown, path: string, depth: number, cells: Map<string, string>): void {
  const records: readonly Fields[] = Array.isArray(value) ? value.filter(isObject) : [];
  if (isObject(value) && depth < DEPTH)
    for (const [name, one] of Object.entries(value)) put(one, withName(path, name), depth + 1, cells);
  else if (records.length > 0)
    for (const name of new Set(records.flatMap((record) => Object.keys(record)))) {
      const texts = records.map((record) => cellText(record[name])).filter((one) => one !== '');
      if (texts.length > 0) cells.set(withName(`${path}[]`, name), texts.join('; '));
    }
  else {
    const text = cellText(value);
    if (text !== '') cells.set(path, text);
  }
}

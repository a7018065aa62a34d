import { FeedError, type JsonFeed, type MappedField, MOST_SOURCE_ROWS } from './feed';
import { mappedFields, mapRows } from './mapRows';
import { quoteLongNumbers } from './quoteLongNumbers';
import { stepsOf, valueAt } from './readPath';
import type { FeedReading } from './sourceRow';

/**
 * Reads a JSON document. Items count from 1.
 * @throws FeedError where it is no JSON, or has no list where the feed says
 */
export function parseJsonFeed(text: string, { items_path, mapping, tags }: JsonFeed): FeedReading {
  const items = valueAt(parsedJson(text), pathOf(items_path));
  if (!Array.isArray(items)) throw new FeedError({ code: items_path.trim() === '' ? 'root-is-no-list' : 'no-list' });
  if (items.length > MOST_SOURCE_ROWS) throw new FeedError({ code: 'too-many', most: MOST_SOURCE_ROWS });
  const fields = mappedFields(mapping);
  const paths = new Map(fields.map((field) => [field, pathOf(mapping[field] ?? '')]));
  assertFound(fields, items, paths);
  const list: readonly unknown[] = items;
  return mapRows(
    list.map((item, at) => ({ row: at + 1, cell: (field) => valueAt(item, paths.get(field) ?? []) })),
    { fields, tags },
  );
}

/** @throws FeedError */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(quoteLongNumbers(text.replace(/^\u{feff}/u, '')));
  } catch {
    throw new FeedError({ code: 'not-json' });
  }
}

function pathOf(path: string) {
  const steps = stepsOf(path);
  if (steps === null) throw new FeedError({ code: 'bad-path' });
  return steps;
}

/** A path that no item has is a slip in the mapping, and would empty the field everywhere. */
function assertFound(
  fields: readonly MappedField[],
  items: readonly unknown[],
  paths: ReadonlyMap<MappedField, NonNullable<ReturnType<typeof stepsOf>>>,
): void {
  if (items.length === 0) return;
  const missing = fields.find((field) => items.every((item) => valueAt(item, paths.get(field) ?? []) === undefined));
  if (missing) throw new FeedError({ code: 'no-path', field: missing });
}

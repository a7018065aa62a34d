import { FeedError, type JsonFeed, type MappedField } from './feed';
import { mappedFields, mapRows } from './mapRows';
import { stepsOf, valueAt } from './readPath';
import type { SourceReading } from './sourceRow';

/**
 * Reads a JSON document. Items count from 1.
 * @throws FeedError where it is no JSON, or has no list where the feed says
 */
export function parseJsonFeed(text: string, { items_path, mapping, tags }: JsonFeed): SourceReading {
  const items = valueAt(parsed(text), pathOf(items_path));
  if (!Array.isArray(items))
    throw new FeedError(
      'no-list',
      items_path.trim() === ''
        ? 'The feed is no list. Enter the path to the list in it.'
        : 'There is no list at the path to the list. Please check it.',
    );
  const fields = mappedFields(mapping);
  const paths = new Map(fields.map((field) => [field, pathOf(mapping[field] ?? '')]));
  assertFound(fields, items, paths);
  const list: readonly unknown[] = items;
  return mapRows(
    list.map((item, at) => ({ row: at + 1, cell: (field) => valueAt(item, paths.get(field) ?? []) })),
    { fields, tags },
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\u{feff}/u, ''));
  } catch {
    throw new FeedError('not-json', 'The address does not answer with JSON. Please check that it is that of the feed.');
  }
}

function pathOf(path: string) {
  const steps = stepsOf(path);
  if (steps === null) throw new FeedError('bad-path', 'A path is written like name.en, images[0].url or types[].name.');
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
  if (missing)
    throw new FeedError('no-column', `No item has a value at the path of ${missing}. Please check the mapping.`);
}

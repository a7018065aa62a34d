import type { RowResult } from '@/components/batch/rowResults';
import type { Destination } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { orderedTags } from '@/model/content/categories/tags';

/** Additions and removals of a change of many destinations. */
export interface BatchChange {
  readonly addCategories: readonly number[];
  readonly removeCategories: readonly number[];
  readonly addTags: readonly string[];
  readonly removeTags: readonly string[];
}

export const NO_CHANGE: BatchChange = { addCategories: [], removeCategories: [], addTags: [], removeTags: [] };

export const isNoChange = (change: BatchChange): boolean => Object.values(change).every(({ length }) => length === 0);

function union<Item>(before: readonly Item[], added: readonly Item[], removed: readonly Item[]): Item[] {
  return [...new Set([...before, ...added])].filter((one) => !removed.includes(one));
}

/**
 * The body that applies a change to a destination; null where it changes nothing.
 * @throws Error where no category would be left
 */
export function batchBodyOf(destination: Destination, change: BatchChange) {
  const { name, categories, tags, revision } = destination;
  const before = categories.map(({ id }) => id);
  const after = union(before, change.addCategories, change.removeCategories);
  const tagsAfter = orderedTags(union(tags, change.addTags, change.removeTags));
  const hasCategoryChange = after.length !== before.length || after.some((id) => !before.includes(id));
  const hasTagChange = JSON.stringify(tagsAfter) !== JSON.stringify(tags);
  if (!hasCategoryChange && !hasTagChange) return null;
  if (hasCategoryChange && after.length === 0) throw new Error(translate('destination.categoryMissing'));
  return {
    name,
    ...(hasCategoryChange && { categories: after.map((id) => ({ id })) }),
    ...(hasTagChange && { tags: tagsAfter }),
    ...(revision !== undefined && { revision }),
  };
}

/** The destinations that a change is sent for, and the results of those that it does not change or must not. */
export function preparedRows(destinations: readonly Destination[], change: BatchChange) {
  const rows: { readonly id: number; readonly name: string; readonly body: Record<string, unknown> }[] = [];
  const others: RowResult[] = [];
  for (const destination of destinations) {
    const { id, name } = destination;
    try {
      const body = batchBodyOf(destination, change);
      if (body) rows.push({ id, name, body });
      else others.push({ key: String(id), name, outcome: 'same', reason: '' });
    } catch (error) {
      others.push({ key: String(id), name, outcome: 'failed', reason: error instanceof Error ? error.message : '' });
    }
  }
  return { rows, others };
}

import type { RowResult } from '@/components/batch/rowResults';
import type { Destination } from '@/contract/destinations/destinations';
import type { Week } from '@/contract/destinations/openingHours';
import { translate } from '@/contract/texts/translate';
import { orderedTags } from '@/model/content/categories/tags';
import { sameValue } from '@/model/records/sameValue';

/** A change of many destinations: additions and removals, and fields that all of them get. */
export interface BatchChange {
  readonly addCategories: readonly number[];
  readonly removeCategories: readonly number[];
  readonly addTags: readonly string[];
  readonly removeTags: readonly string[];
  /** Null where each stays as it is. */
  readonly staffOnly: boolean | null;
  /** Undefined where each keeps its own; null for none. */
  readonly hours: Week | null | undefined;
}

export const NO_CHANGE: BatchChange = {
  addCategories: [],
  removeCategories: [],
  addTags: [],
  removeTags: [],
  staffOnly: null,
  hours: undefined,
};

export const isNoChange = ({ staffOnly, hours, ...lists }: BatchChange): boolean =>
  staffOnly === null && hours === undefined && Object.values(lists).every(({ length }) => length === 0);

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
  const fields = fieldsOf(destination, change);
  if (!hasCategoryChange && !hasTagChange && Object.keys(fields).length === 0) return null;
  if (hasCategoryChange && after.length === 0) throw new Error(translate('destination.categoryMissing'));
  return {
    name,
    ...(hasCategoryChange && { categories: after.map((id) => ({ id })) }),
    ...(hasTagChange && { tags: tagsAfter }),
    ...fields,
    ...(revision !== undefined && { revision }),
  };
}

/** The fields that all get, as far as this one differs in them. */
function fieldsOf(destination: Destination, { staffOnly, hours }: BatchChange) {
  const isOther = staffOnly !== null && staffOnly !== (destination.staff_only ?? false);
  const hasOtherHours = hours !== undefined && !sameValue(hours, destination.opening_hours ?? null);
  return { ...(isOther && { staff_only: staffOnly }), ...(hasOtherHours && { opening_hours: hours }) };
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

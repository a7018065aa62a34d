import type { FileImport } from '@/contract/fileImports/fileImports';
import { text } from './texts';

const OUTCOMES = ['added', 'changed', 'same', 'refused', 'undone', 'kept', 'stopped'] as const;

/** The outcomes that there are, with how many rows each. */
export const importCounts = (one: FileImport): string =>
  [
    ...OUTCOMES.filter((outcome) => one[outcome] > 0).map((outcome) =>
      text(`ended.${outcome}`, { count: one[outcome] }),
    ),
    ...(one.categories_created > 0 && !one.is_undo
      ? [text('ended.categories', { count: one.categories_created })]
      : []),
  ].join(', ');

/** How many rows of a running import, or of its undo, are done. */
export function progressOf(one: FileImport): { readonly done: number; readonly all: number } {
  const done = one.is_undo ? one.undone + one.kept : one.added + one.changed + one.same + one.refused;
  return { done, all: one.is_undo ? done + one.added + one.changed : one.rows };
}

/** Whether all of an import can still be taken back. */
export const canTakeBack = ({ undo_until: until }: FileImport): boolean =>
  until !== null && new Date(until) > new Date();

/** How an import has ended. Rows that did not arrive are no success. */
export function endText(one: FileImport): {
  readonly intent: 'success' | 'warning' | 'error';
  readonly words: string;
} {
  const { file } = one;
  if (one.state === 'failed') return { intent: 'error', words: text('failed', { file }) };
  if (one.state === 'cancelled') return { intent: 'warning', words: text('stopped', { file }) };
  if (one.is_undo) return { intent: one.kept > 0 ? 'warning' : 'success', words: text('undone', { file }) };
  if (one.added + one.changed + one.same === 0) return { intent: 'error', words: text('nothingArrived', { file }) };
  return { intent: one.refused + one.noted > 0 ? 'warning' : 'success', words: text('succeeded', { file }) };
}

import { labelChanges } from '@/model/content/rooms/labelChanges';
import type { readLabels } from '@/model/floorPlan/labelsFile';
import { text } from './texts';

const MOST_NAMES = 5;
type LabelOfMesh = Parameters<typeof labelChanges>[0][number];

const namesOf = (labels: readonly LabelOfMesh[]): string =>
  labels
    .slice(0, MOST_NAMES)
    .map((label) => text('quoted', { name: label.text || label.mesh }))
    .join(', ') + (labels.length > MOST_NAMES ? ' …' : '');

/** The question before an upload overwrites labels of a floor; null where none is changed or lost. */
export function labelsQuestion(stored: readonly LabelOfMesh[], uploaded: readonly LabelOfMesh[]): string | null {
  const { added, changed, lost } = labelChanges(stored, uploaded);
  if (changed.length === 0 && lost.length === 0) return null;
  return [
    text('labelsAdded', { count: added.length }),
    text('labelsChanged', { count: changed.length }),
    lost.length === 0 ? text('labelsNoneLost') : text('labelsLost', { count: lost.length, names: namesOf(lost) }),
  ].join(' ');
}

/** The lines of a labels file that are left out; null where all are used. */
export function skippedLines({ problems }: Pick<ReturnType<typeof readLabels>, 'problems'>): string | null {
  const skipped = problems.find(({ code }) => code === 'label-without-tab');
  const [first] = skipped?.examples ?? [];
  return skipped ? text('labelsSkipped', { count: skipped.count, line: first?.line ?? 1 }) : null;
}

/** The labels that match no room; null where all do. */
export const unmatchedLabels = (unknown: readonly string[]): string | null =>
  unknown.length === 0
    ? null
    : text('labelsUnmatched', { count: unknown.length, names: unknown.slice(0, MOST_NAMES).join(', ') });

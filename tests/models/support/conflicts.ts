import type { Trigger } from './paths/trigger';

/** The one answer with which a model tells that somebody else has saved meanwhile. */
const CONFLICT = 'update: changed by somebody';

/** Somebody else changes the record once in a walk: behind the dialog, so that it is in nobody's way. */
export const isFirstConflict = (earlier: readonly Trigger[]): boolean =>
  !earlier.some(({ label }) => label === CONFLICT);

/** Who has cancelled a conflict has the old revision still, which the service refuses. */
export function isCurrent(earlier: readonly Trigger[]): boolean {
  const conflict = earlier.findLastIndex(({ label }) => label === CONFLICT);
  return conflict === -1 || earlier[conflict + 1]?.label !== 'cancel';
}

import type { Trigger } from './paths/trigger';

/** The answer for a record that another user has saved in the meantime. */
const CONFLICT = 'update: changed by somebody';

/** Another user changes the record once per walk. */
export const isFirstConflict = (earlier: readonly Trigger[]): boolean =>
  !earlier.some(({ label }) => label === CONFLICT);

/** After cancelling a conflict the page still has the old revision, which the service rejects. */
export function isCurrent(earlier: readonly Trigger[]): boolean {
  const conflict = earlier.findLastIndex(({ label }) => label === CONFLICT);
  return conflict === -1 || earlier[conflict + 1]?.label !== 'cancel';
}

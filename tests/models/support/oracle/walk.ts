/** The steps of a walk so far, by their labels in the table: what was sent, answered and waited for. */
export interface Walk {
  /** The name of the start. */
  readonly start: string;
  readonly labels: readonly string[];
  /** The last of these steps that was taken; the name of the start where there was none. */
  last(...labels: readonly string[]): string;
  /** The steps after the last of these; all steps where there was none. */
  since(...labels: readonly string[]): Walk;
  /** The steps before the last of these; none where there was none. */
  before(...labels: readonly string[]): Walk;
  count(...labels: readonly string[]): number;
  has(...labels: readonly string[]): boolean;
}

export function createWalk(start: string, labels: readonly string[]): Walk {
  const lastIndex = (wanted: readonly string[]) => labels.findLastIndex((label) => wanted.includes(label));
  const count = (...wanted: readonly string[]) => labels.filter((label) => wanted.includes(label)).length;
  return {
    start,
    labels,
    last: (...wanted) => labels[lastIndex(wanted)] ?? start,
    since: (...wanted) => createWalk(start, labels.slice(lastIndex(wanted) + 1)),
    before: (...wanted) => createWalk(start, labels.slice(0, Math.max(lastIndex(wanted), 0))),
    count,
    has: (...wanted) => count(...wanted) > 0,
  };
}

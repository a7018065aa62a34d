/** A record that a change of many is about. */
export interface BatchRow {
  readonly key: string;
  readonly name: string;
}

/** The outcome for one record: done, left as it is, or failed with the reason. */
export interface RowResult extends BatchRow {
  readonly outcome: 'done' | 'same' | 'failed' | 'stopped';
  /** The reason, in words; empty where there is none. */
  readonly reason: string;
}

/** How many results have each outcome. */
export const countResults = (results: readonly RowResult[]): Readonly<Record<RowResult['outcome'], number>> => {
  const counts = { done: 0, same: 0, failed: 0, stopped: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
};

const NAMED: readonly RowResult['outcome'][] = ['done', 'same', 'failed', 'stopped'];

/** The outcomes that there are, with how many each; done is named where there is nothing at all. */
export const outcomesOf = (results: readonly RowResult[]): readonly (readonly [RowResult['outcome'], number])[] => {
  const counts = countResults(results);
  const found = NAMED.flatMap((outcome) => (counts[outcome] > 0 ? [[outcome, counts[outcome]] as const] : []));
  return found.length > 0 ? found : [['done', 0]];
};

const ORDER: readonly RowResult['outcome'][] = ['failed', 'stopped', 'same', 'done'];

/** Those that need attention first. */
export const sortedResults = (results: readonly RowResult[]): RowResult[] =>
  ORDER.flatMap((outcome) => results.filter((one) => one.outcome === outcome));

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

interface RunOptions<Row> {
  /** Changes one record. Returns false where there was nothing to change. @throws Error with the reason */
  readonly work: (row: Row) => Promise<boolean>;
  readonly onResult: (result: RowResult) => void;
  /** Asked before each record: the others are left as they are. */
  readonly isStopped: () => boolean;
}

/** How many calls run at once; the service batches them. */
const AT_ONCE = 4;

/** Changes records one after the other, a few at once, and reports the result of each. */
export async function runRows<Row extends BatchRow>(
  rows: readonly Row[],
  { work, onResult, isStopped }: RunOptions<Row>,
): Promise<void> {
  const waiting = rows.values();
  const runNext = async (): Promise<void> => {
    for (const row of waiting) {
      const { key, name } = row;
      if (isStopped()) {
        onResult({ key, name, outcome: 'stopped', reason: '' });
        continue;
      }
      try {
        onResult({ key, name, outcome: (await work(row)) ? 'done' : 'same', reason: '' });
      } catch (error) {
        onResult({ key, name, outcome: 'failed', reason: error instanceof Error ? error.message : String(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
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

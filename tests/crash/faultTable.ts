/** One kind of fault on one database, over all of its rounds. */
export interface FaultRow {
  readonly fault: string;
  readonly database: string;
  readonly rounds: number;
  /** Writes that were under way when it happened. */
  readonly open: number;
  readonly acknowledged: number;
  /** Writes that were lost, there twice or by half, and refusals in other words than those of the contract. */
  readonly problems: number;
}

/** The rows with another one, which is added to that of its fault and database. */
export function addRound(rows: readonly FaultRow[], row: FaultRow): FaultRow[] {
  const isSame = (one: FaultRow) => one.fault === row.fault && one.database === row.database;
  if (!rows.some(isSame)) return [...rows, row];
  return rows.map((one) =>
    isSame(one)
      ? {
          ...one,
          rounds: one.rounds + row.rounds,
          open: one.open + row.open,
          acknowledged: one.acknowledged + row.acknowledged,
          problems: one.problems + row.problems,
        }
      : one,
  );
}

const HEAD = ['fault', 'database', 'rounds', 'open writes', 'acknowledged', 'lost, twice or half'];

/** The rows as a table, with their sum as the last line. */
export function faultTable(rows: readonly FaultRow[]): string {
  const sum = (of: (row: FaultRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const all = {
    fault: 'all',
    database: '',
    rounds: sum(({ rounds }) => rounds),
    open: sum(({ open }) => open),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    problems: sum(({ problems }) => problems),
  };
  const lines = [...rows, all].map(({ fault, database, rounds, open, acknowledged, problems }) =>
    [fault, database, rounds, open, acknowledged, problems].map(String),
  );
  const widths = HEAD.map((word, at) => Math.max(word.length, ...lines.map((line) => line[at]?.length ?? 0)));
  const print = (line: readonly string[]) =>
    line
      .map((word, at) => (at < 2 ? word.padEnd(widths[at] ?? 0) : word.padStart(widths[at] ?? 0)))
      .join(' | ')
      .trimEnd();
  return [print(HEAD), print(widths.map((width) => '-'.repeat(width))), ...lines.map(print)].join('\n');
}

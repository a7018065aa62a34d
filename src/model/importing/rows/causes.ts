import type { PlannedRow, RowProblem } from './filePlan';

type Judged = Omit<PlannedRow, 'fields'>;

/** Rows that are refused for the same reason. */
export interface Cause extends Omit<RowProblem, 'value' | 'cell'> {
  readonly key: string;
  readonly rows: readonly { readonly row: number; readonly name: string; readonly value: string }[];
  /** The different values, in the order of the rows: names of missing categories, numbers that are none. */
  readonly values: readonly string[];
}

/** The causes of rows that are refused, those of the most rows first. */
export const causesOf = (planned: readonly Judged[]): readonly Cause[] => grouped(planned, 'problems');

/** The same of rows that are imported without a part of them. */
export const warningsOf = (planned: readonly Judged[]): readonly Cause[] =>
  grouped(
    planned.filter(({ kind }) => kind !== 'refused'),
    'warnings',
  );

function grouped(planned: readonly Judged[], which: 'problems' | 'warnings'): readonly Cause[] {
  const causes = new Map<
    string,
    { problem: RowProblem; rows: Map<number, Cause['rows'][number]>; values: Set<string> }
  >();
  for (const { row, name, [which]: problems } of planned)
    for (const problem of problems) {
      const { code, field, value, cell, reason } = problem;
      const key = [code, field, reason].join('\n');
      const cause = causes.get(key) ?? { problem, rows: new Map(), values: new Set() };
      cause.rows.set(row, { row, name, value: cell ?? value });
      cause.values.add(value);
      causes.set(key, cause);
    }
  return [...causes]
    .map(
      ([
        key,
        {
          problem: { code, field, reason },
          rows,
          values,
        },
      ]) => ({
        key,
        code,
        field,
        reason,
        rows: [...rows.values()],
        values: [...values],
      }),
    )
    .sort((one, other) => other.rows.length - one.rows.length);
}

/** How many rows there are of each kind, and with hours that are kept as a note. */
export function countRows(planned: readonly Judged[]) {
  const counts = { add: 0, change: 0, same: 0, refused: 0, unreadHours: 0 };
  for (const { kind, unreadHours } of planned) {
    counts[kind] += 1;
    if (unreadHours !== '' && kind !== 'refused') counts.unreadHours += 1;
  }
  return counts;
}

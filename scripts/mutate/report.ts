/** The faults that a run plants. */
export interface Choice {
  readonly machine: string | undefined;
  /** A part of the path of a file. */
  readonly file: string | undefined;
  /** A part of the name of a fault. */
  readonly name: string | undefined;
  readonly all: boolean;
  readonly count: number;
  readonly seed: number;
  /** The journal of a run that goes on. */
  readonly resume: string | undefined;
}

/** A fault with what became of it. */
export interface Result {
  readonly name: string;
  readonly operator: string;
  readonly machines: readonly string[];
  /** Null for a change of a machine's definition. */
  readonly file: string | null;
  /** The place and both texts; null where the name says it all. */
  readonly change: string | null;
  readonly outcome: { readonly noticedBy: string | null } | { readonly equivalent: string };
}

interface Row {
  noticed: number;
  equivalent: number;
  readonly survivors: Result[];
}

/** The findings of a run, in lines of text. */
export interface Report {
  add(result: Result): void;
  readonly noticed: number;
  readonly planted: number;
  lines(): readonly string[];
}

const WIDTH = 52;

export function createReport(): Report {
  const tables = { operator: new Map<string, Row>(), machine: new Map<string, Row>(), file: new Map<string, Row>() };
  const equivalent: string[] = [];
  const survivors: Result[] = [];
  let noticed = 0;
  const count = (table: Map<string, Row>, key: string, result: Result) => {
    const row = table.get(key) ?? { noticed: 0, equivalent: 0, survivors: [] };
    table.set(key, row);
    if ('equivalent' in result.outcome) row.equivalent++;
    else if (result.outcome.noticedBy === null) row.survivors.push(result);
    else row.noticed++;
  };
  return {
    add: (result) => {
      count(tables.operator, result.operator, result);
      for (const machine of result.machines) count(tables.machine, machine, result);
      if (result.file !== null) count(tables.file, result.file, result);
      if ('equivalent' in result.outcome) equivalent.push(`${result.name}: ${result.outcome.equivalent}`);
      else if (result.outcome.noticedBy === null) survivors.push(result);
      else noticed++;
    },
    get noticed() {
      return noticed;
    },
    get planted() {
      return noticed + survivors.length;
    },
    lines: () => [
      ...equivalent.map((line) => `  equivalent: ${line}`),
      ...Object.entries(tables).flatMap(([title, table]) => [
        '',
        `${title.padEnd(WIDTH)} noticed of planted, equivalent`,
        ...[...table]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, row]) => {
            const planted = row.noticed + row.survivors.length;
            return `${key.padEnd(WIDTH)} ${String(row.noticed).padStart(7)} ${String(planted).padStart(10)} ${String(row.equivalent).padStart(11)}`;
          }),
      ]),
      '',
      ...survivors.map(({ name, change }) => `  survives: ${name}${change === null ? '' : `\n            ${change}`}`),
      `${noticed} of ${noticed + survivors.length} faults are noticed (${((100 * noticed) / Math.max(noticed + survivors.length, 1)).toFixed(1)} %).`,
    ],
  };
}

/** A row of a file, with what tells its record from others. */
export interface KeyedRow {
  readonly row: number;
  /** Id in the source; empty where it has none. */
  readonly externalId: string;
  /** Id of the record itself, as an export has it. */
  readonly ownId: string;
  readonly key: string;
  /** Its name alone, where the row does not say which one of that name it is about; otherwise null. */
  readonly nameKey: string | null;
}

/** A record that a row may be about. */
export interface KeyedRecord {
  readonly id: number;
  /** Its id in this source; null where the source has not made it. */
  readonly externalId: string | null;
  readonly key: string;
  readonly nameKey: string;
}

/** The record that a row is about: a known one, a new one (null), or why that is not certain. */
export type RowMatch<Known> =
  | { readonly known: Known | null }
  | { readonly problem: 'id-unknown' | 'name-ambiguous'; readonly row: KeyedRow };

/**
 * The record of each row: by its own id, by the id in the source, else by its key. Rows of one key are the records of that key in
 * their order, where there are as many of both.
 */
export function matchRows<Known extends KeyedRecord>(
  rows: readonly KeyedRow[],
  known: readonly Known[],
): ReadonlyMap<number, RowMatch<Known>> {
  const byId = new Map(known.map((one) => [String(one.id), one]));
  const bySource = new Map(known.flatMap((one) => (one.externalId === null ? [] : [[one.externalId, one]])));
  const matches = new Map<number, RowMatch<Known>>();
  const taken = new Set<number>();
  const named: KeyedRow[] = [];
  for (const one of rows) {
    const found = one.ownId === '' ? bySource.get(one.externalId) : byId.get(one.ownId);
    if (found) {
      matches.set(one.row, { known: found });
      taken.add(found.id);
    } else if (one.ownId !== '') matches.set(one.row, { problem: 'id-unknown', row: one });
    else named.push(one);
  }
  const left = known.filter(({ id }) => !taken.has(id));
  const free = groupBy(left, ({ key }) => key);
  const freeByName = groupBy(left, ({ nameKey }) => nameKey);
  for (const [key, group] of groupBy(named, (one) => one.key)) {
    const exact = free.get(key) ?? [];
    const name = group[0]?.nameKey ?? null;
    const found = exact.length === 0 && name !== null ? (freeByName.get(name) ?? []) : exact;
    // A record that another row of this source has made is no candidate for a row with an id of its own.
    const open = found.filter(({ externalId }) => externalId === null || group.every((one) => one.externalId === ''));
    for (const [at, one] of group.entries()) {
      const sure = group.length === open.length ? open[at] : undefined;
      if (sure) matches.set(one.row, { known: sure });
      else if (open.length === 0 || one.externalId !== '') matches.set(one.row, { known: null });
      else matches.set(one.row, { problem: 'name-ambiguous', row: one });
    }
  }
  return matches;
}

function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

import { nameKey } from '../../text/nameKey';

/** Names of records of an organisation, by which the cells of a file name them. */
export interface RecordNames<Id> {
  /** The record of a name; null where there is none, or where several have it. */
  readonly find: (name: string) => { readonly id: Id } | { readonly problem: 'unknown' | 'ambiguous' };
  /** The shortest name by which `find` finds the record again; null for no record of these. */
  readonly labelOf: (id: Id) => string | null;
}

/** @param records each with its names, the one that is meant for people first */
export function recordNames<Id>(
  records: readonly { readonly id: Id; readonly names: readonly string[] }[],
): RecordNames<Id> {
  const byName = new Map<string, Set<Id>>();
  const namesOf = new Map<Id, readonly string[]>();
  for (const { id, names } of records) {
    namesOf.set(id, names);
    for (const name of names) byName.set(nameKey(name), (byName.get(nameKey(name)) ?? new Set()).add(id));
  }
  return {
    find: (name) => {
      const [id, ...others] = byName.get(nameKey(name)) ?? [];
      if (id === undefined) return { problem: 'unknown' };
      return others.length > 0 ? { problem: 'ambiguous' } : { id };
    },
    labelOf: (id) => namesOf.get(id)?.find((name) => byName.get(nameKey(name))?.size === 1) ?? null,
  };
}

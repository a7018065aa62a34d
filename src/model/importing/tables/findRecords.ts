type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecords = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/** How deep the list of a document may be. */
const DEPTH = 4;

/** A list of records, with the names that lead to it. */
export interface FoundRecords {
  readonly path: readonly string[];
  readonly records: readonly Fields[];
}

/** The records of a document: those that it is, else its longest list of them. */
export function findRecords(value: unknown, path: readonly string[] = []): FoundRecords | null {
  if (isRecords(value)) return { path, records: value };
  if (!isObject(value) || path.length === DEPTH) return null;
  const lists = Object.entries(value).flatMap(([name, one]) => findRecords(one, [...path, name]) ?? []);
  const [first] = lists;
  return first
    ? lists.reduce((longest, one) => (one.records.length > longest.records.length ? one : longest), first)
    : null;
}

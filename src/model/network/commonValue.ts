import { sameField } from './edits/changeRecords';

/** The value that all records have in a field; null where they differ, or where there is no record. */
export function commonValue<One, Value>(records: readonly One[], read: (record: One) => Value): Value | null {
  const [first] = records;
  if (first === undefined) return null;
  const value = read(first);
  return records.every((record) => sameField(read(record), value)) ? value : null;
}

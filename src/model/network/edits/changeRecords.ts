/** `records` with some of them changed, or the same map when nothing changes. */
export function changeRecords<Id, Value extends object>(
  records: ReadonlyMap<Id, Value>,
  ids: Iterable<Id>,
  changes: Partial<NoInfer<Value>>,
): ReadonlyMap<Id, Value> {
  let changed: Map<Id, Value> | null = null;
  for (const id of ids) {
    const before = records.get(id);
    if (before === undefined || !differs(before, changes)) continue;
    changed ??= new Map(records);
    changed.set(id, { ...before, ...changes });
  }
  return changed ?? records;
}

function differs<Value extends object>(value: Value, changes: Partial<Value>): boolean {
  return (Object.keys(changes) as (keyof Value)[]).some((field) => !sameField(value[field], changes[field]));
}

/**
 * Fields are plain values, or lists or records of plain values. -0 is 0, since JSON has one zero: a saved field is read back
 * so.
 */
export function sameField(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => value === other[index]);
  if (isRecord(one) && isRecord(other))
    return [...Object.keys(one), ...Object.keys(other)].every((key) => one[key] === other[key]);
  return one === other || Object.is(one, other);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

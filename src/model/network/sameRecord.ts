import { sameField } from './edits/changeRecords';

/** Whether two records are equal, field by field; a field that is undefined is one that is absent. */
export function sameRecord<Value extends object>(one: Value | undefined, other: Value | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  const fields = Object.keys(one) as (keyof Value)[];
  const others = Object.keys(other) as (keyof Value)[];
  return (
    fields.every((field) => sameField(one[field], other[field])) &&
    others.every((field) => field in one || other[field] === undefined)
  );
}

import { sameField } from './edits/changeRecords';

/** Whether two records are equal, field by field. */
export function sameRecord<Value extends object>(one: Value | undefined, other: Value | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  const fields = Object.keys(one) as (keyof Value)[];
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => field in other && sameField(one[field], other[field]))
  );
}

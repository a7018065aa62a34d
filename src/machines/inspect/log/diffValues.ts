import type { Json } from '@/model/problemReport/problemReport';

/** A value that differs between two contexts. */
export interface ValueChange {
  /** `history.past`, `errors[0].text`. */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** More differences than anybody reads. */
const MOST = 100;

/** The innermost values in which two plain values differ, in the order of the fields. */
export function diffValues(before: Json | undefined, after: Json | undefined): readonly ValueChange[] {
  const changes: ValueChange[] = [];
  compare('', before, after, changes);
  return changes.slice(0, MOST);
}

function compare(path: string, before: Json | undefined, after: Json | undefined, changes: ValueChange[]): void {
  if (before === after || changes.length >= MOST) return;
  if (before === undefined || after === undefined) {
    changes.push({ path, kind: before === undefined ? 'added' : 'removed', before, after });
    return;
  }
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  if (!one || !other || one.isList !== other.isList) {
    if (JSON.stringify(before) !== JSON.stringify(after)) changes.push({ path, kind: 'changed', before, after });
    return;
  }
  for (const name of new Set([...one.fields.keys(), ...other.fields.keys()])) {
    const below = one.isList ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    compare(below, one.fields.get(name), other.fields.get(name), changes);
  }
}

function fieldsOf(value: Json): { readonly isList: boolean; readonly fields: ReadonlyMap<string, Json> } | null {
  if (typeof value !== 'object' || value === null) return null;
  return { isList: Array.isArray(value), fields: new Map(Object.entries(value)) };
}

import { isUtf8 } from 'node:buffer';
import { scanJson } from './scanJson';

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: 'malformed' | 'too-many' };

const MALFORMED = { ok: false, problem: 'malformed' } as const;
const BYTE_ORDER_MARK = '\u{feff}';

/** Parses JSON in UTF-8. Text that is too deep, has too many values or sets a prototype is rejected. */
export function parseJson(bytes: Buffer, maxValues: number): ParsedJson {
  if (!isUtf8(bytes)) return MALFORMED;
  const found = scanJson(bytes, maxValues);
  if (found !== 'fine') return found === 'too-many' ? { ok: false, problem: 'too-many' } : MALFORMED;
  const text = bytes.toString('utf8');
  try {
    const value: unknown = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
    return MAY_SET_PROTOTYPE.test(text) && setsPrototype(value) ? MALFORMED : { ok: true, value };
  } catch {
    return MALFORMED;
  }
}

/** A key of this name, also one with escaped letters. */
const MAY_SET_PROTOTYPE = /__proto__|constructor|\\u/;

/** Whether an object names `__proto__`, or `prototype` in `constructor`: copying it could change every other object. */
function setsPrototype(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const at = rest.pop();
    if (typeof at !== 'object' || at === null) continue;
    if (Object.hasOwn(at, '__proto__')) return true;
    for (const [key, inner] of Object.entries(at)) {
      if (key === 'constructor' && typeof inner === 'object' && inner !== null && 'prototype' in inner) return true;
      rest.push(inner);
    }
  }
  return false;
}

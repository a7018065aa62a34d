import type { Direction } from './network';

/** Gives the value as what it must be, or throws a DraftError that names the place. */
export type Check<Value> = (value: unknown, at: string) => Value;

export class DraftError extends Error {
  constructor(at: string, expected: string) {
    super(`${at} is not ${expected}.`);
  }
}

export const text: Check<string> = (value, at) => {
  if (typeof value !== 'string') throw new DraftError(at, 'a text');
  return value;
};

export const number: Check<number> = (value, at) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new DraftError(at, 'a number');
  return value;
};

export const wholeNumber: Check<number> = (value, at) => {
  if (!Number.isSafeInteger(value)) throw new DraftError(at, 'a whole number');
  return value as number;
};

export const flag: Check<boolean> = (value, at) => {
  if (typeof value !== 'boolean') throw new DraftError(at, 'true or false');
  return value;
};

export const direction: Check<Direction> = (value, at) => {
  if (value !== -1 && value !== 0 && value !== 1) throw new DraftError(at, '-1, 0 or 1');
  return value;
};

export const oneOf =
  <Word extends string>(...words: readonly Word[]): Check<Word> =>
  (value, at) => {
    const word = words.find((known) => known === value);
    if (word === undefined) throw new DraftError(at, `one of ${words.join(', ')}`);
    return word;
  };

export const nullable =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value, at) =>
    value === null ? null : check(value, at);

export const list =
  <Value>(check: Check<Value>): Check<readonly Value[]> =>
  (value, at) => {
    if (!Array.isArray(value)) throw new DraftError(at, 'a list');
    return value.map((one, index) => check(one, `${at}[${index}]`));
  };

/** An object with exactly these fields. */
export const object =
  <Shape extends object>(fields: { readonly [Field in keyof Shape]: Check<Shape[Field]> }): Check<Shape> =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new DraftError(at, 'an object');
    const names = Object.keys(fields) as (keyof Shape & string)[];
    for (const name of Object.keys(value))
      if (!(name in fields)) throw new DraftError(`${at}.${name}`, 'a known field');
    const given = value as Readonly<Record<string, unknown>>;
    const result: Partial<Shape> = {};
    for (const name of names)
      result[name] = fields[name](Object.hasOwn(given, name) ? given[name] : undefined, `${at}.${name}`);
    return result as Shape;
  };

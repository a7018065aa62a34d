import { isPlain, sameValue } from './sameValue';

/** Whose value wins where two people changed the same. */
export type Side = 'mine' | 'theirs';

/** Three states of a value: as both people loaded it, as I left it, and as somebody else saved it meanwhile. */
export interface ThreeWay<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

type Entry = readonly [key: string, value: unknown];

/** How a value is taken apart and put together again; null where it cannot be taken apart. */
export interface Parts<Value = unknown> {
  split(value: Value): readonly Entry[] | null;
  join(entries: readonly Entry[]): Value;
  /** The order of the entries is part of the value. */
  readonly isOrdered: boolean;
}

interface Merged {
  readonly value: unknown;
  /** Both changed the same part to different values; `value` has that of the chosen side. */
  readonly isConflict: boolean;
}

const isKey = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** A list of words or ids, each at most once: its parts are its members. */
const MEMBERS: Parts = {
  split: (value) =>
    Array.isArray(value) && value.every(isKey) && new Set(value).size === value.length
      ? value.map((member) => [`${typeof member} ${member}`, member] as const)
      : null,
  join: (entries) => entries.map(([, member]) => member),
  isOrdered: true,
};

/** An object: its parts are its fields. */
const FIELDS: Parts = {
  split: (value) => (isPlain(value) ? Object.entries(value) : null),
  join: Object.fromEntries,
  isOrdered: false,
};

/**
 * The parts of a list of lines, each named by one of its fields. `join` gets the lines in their order, as for the ids that
 * only tell lines apart.
 */
export const linesBy = <Line>(
  keyOf: (line: Line) => string,
  contentOf: (line: Line) => unknown,
  lineOf: (key: string, value: unknown, at: number) => Line,
): Parts<readonly Line[]> => ({
  split: (lines) => {
    const entries = lines.map((line) => [keyOf(line), contentOf(line)] as const);
    const keys = new Set(entries.map(([key]) => key));
    return keys.size === lines.length ? entries : null;
  },
  join: (entries) => entries.map(([key, value], at) => lineOf(key, value, at)),
  isOrdered: true,
});

/**
 * Merges what two people made of one value. What one of them alone changed is taken, part by part where the value has parts;
 * `side` decides where both changed the same.
 */
export function mergeValue(values: ThreeWay, side: Side, parts?: Parts): Merged {
  const { base, mine, theirs } = values;
  if (sameValue(mine, base) || sameValue(mine, theirs)) return { value: theirs, isConflict: false };
  if (sameValue(theirs, base)) return { value: mine, isConflict: false };
  for (const way of parts ? [parts] : [MEMBERS, FIELDS]) {
    const split = splitAll(values, way);
    const merged = split && mergeEntries(split, side, way);
    if (merged) return merged;
  }
  return { value: values[side], isConflict: true };
}

function splitAll({ base, mine, theirs }: ThreeWay, way: Parts): ThreeWay<readonly Entry[]> | null {
  const split = (value: unknown) => (Array.isArray(value) || isPlain(value) ? way.split(value) : null);
  const [before, own, other] = [split(base), split(mine), split(theirs)];
  return before && own && other ? { base: before, mine: own, theirs: other } : null;
}

function mergeEntries(values: ThreeWay<readonly Entry[]>, side: Side, { join, isOrdered }: Parts): Merged | null {
  const order = orderOf(values);
  if (isOrdered && order === null) return null;
  const [base, mine, theirs] = [new Map(values.base), new Map(values.mine), new Map(values.theirs)];
  const keys = order ?? [...new Set([...theirs.keys(), ...mine.keys()])];
  const merged = keys.map((key) => {
    const part = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    return { key, ...mergeValue(part, side) };
  });
  return {
    value: join(merged.filter(({ value }) => value !== undefined).map(({ key, value }) => [key, value] as const)),
    isConflict: merged.some(({ isConflict }) => isConflict),
  };
}

/** All keys in the order of the one who sorted them anew; null where both did, and differently. */
function orderOf({ base, mine, theirs }: ThreeWay<readonly Entry[]>): readonly string[] | null {
  const [before, own, other] = [keysOf(base), keysOf(mine), keysOf(theirs)];
  const isSorted = (keys: readonly string[]) => {
    const known = new Set(keys);
    const present = new Set(before);
    return !sameValue(
      keys.filter((key) => present.has(key)),
      before.filter((key) => known.has(key)),
    );
  };
  if (!isSorted(own)) return [...new Set([...other, ...own])];
  return isSorted(other) && !sameValue(own, other) ? null : [...new Set([...own, ...other])];
}

const keysOf = (entries: readonly Entry[]): string[] => entries.map(([key]) => key);

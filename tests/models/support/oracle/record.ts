import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { AnyMachineSnapshot } from 'xstate';
import { START } from './edgeTable';
import { type Effect, effectOf } from './effects';
import type { Observation } from './observations';

/** Longer values are cut, with a digest that tells them apart. */
const LONGEST = 120;

export const recordPath = (machine: string): string => `tests/models/recorded/${machine}.txt`;

const digestOf = (words: string): string => createHash('sha256').update(words).digest('hex').slice(0, 8);

const short = (words: string): string =>
  words.length <= LONGEST ? words : `${words.slice(0, LONGEST)}… ${digestOf(words)}`;

const wordsOf = ({ name, detail }: Effect): string => (detail === '' ? name : `${name}(${short(detail)})`);

/** More values than these of one part of the context are counted, with a digest of all. */
const MOST = 4;

/** The steps that have the same words, with the parts of the context that at least one of them changes. */
interface Group {
  readonly words: string;
  readonly changed: Set<string>;
  readonly after: Map<string, Set<string>>;
}

function valuesText(values: ReadonlySet<string>): string {
  const all = [...values].sort();
  const some = all.slice(0, MOST).map(short).join(' or ');
  return all.length <= MOST ? some : `${some} or ${all.length - MOST} more ${digestOf(all.join('\n'))}`;
}

const textOf = ({ words, changed, after }: Group): string =>
  [words, ...[...changed].sort().map((key) => `    ${key} = ${valuesText(after.get(key) ?? new Set())}`)].join('\n');

/** The words of values that many contexts share. */
const known = new WeakMap<object, string>();

function partOf(context: AnyMachineSnapshot['context'], key: string): string {
  const value: unknown = context[key];
  const isShared = typeof value === 'object' && value !== null;
  const words =
    (isShared ? known.get(value) : undefined) ?? (effectOf(key, value).detail.replace(/\s+/g, ' ').trim() || 'nothing');
  if (isShared) known.set(value, words);
  return words;
}

/**
 * Everything that a machine did with its data in all walks: for steps of the same state, trigger, next state and
 * effects, with their parameters, emitted events and output, the values that the context has after them.
 */
export function recordOf(observed: readonly Observation[]): string {
  const groups = new Map<string, Group>();
  for (const { before, label, after, effects, emitted, output } of observed) {
    const done = [...effects, ...emitted, ...(output === undefined ? [] : [effectOf('output', output)])];
    const places = [before?.states.join(' + ') ?? START, label, after.states.join(' + ')];
    const words = [...places, done.map(wordsOf).join('; ')].join(' | ').replace(/\s+/g, ' ').trim();
    const group = groups.get(words) ?? { words, changed: new Set(), after: new Map() };
    groups.set(words, group);
    for (const key of Object.keys(after.context)) {
      const value = partOf(after.context, key);
      if (before === null || partOf(before.context, key) !== value) group.changed.add(key);
      const values = group.after.get(key) ?? new Set();
      group.after.set(key, values.add(value));
    }
  }
  return `${[...groups.values()]
    .sort((one, other) => (one.words < other.words ? -1 : 1))
    .map(textOf)
    .join('\n')}\n`;
}

/** The first line that differs between the record and what the machine did. */
export function recordFaults(machine: string, observed: readonly Observation[]): string[] {
  const path = recordPath(machine);
  if (!existsSync(path)) return [`${path} is missing: \`npm run docs\` writes it`];
  const [recorded = [], present = []] = [readFileSync(path, 'utf8'), recordOf(observed)].map((text) =>
    text.split('\n'),
  );
  const at = present.findIndex((line, index) => line !== recorded[index]);
  if (at < 0 && recorded.length === present.length) return [];
  const line = at < 0 ? present.length : at;
  // A value is of the step above it.
  const step = present.slice(0, line + 1).findLast((one) => !one.startsWith(' ')) ?? '';
  return [`${path}:${line + 1}: recorded “${recorded[line] ?? ''}”, now “${present[line] ?? ''}”, in “${step}”`];
}

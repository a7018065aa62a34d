import { ANY, type EdgeRow, type ExpectedEffect, START } from './edgeTable';
import type { Effect } from './effects';
import type { Observation } from './observations';

/** Facts about the context that rows ask for. */
export type Conditions = Readonly<Record<string, (context: Observation['context']) => boolean>>;

interface Table {
  readonly rows: readonly EdgeRow[];
  readonly conditions: Conditions;
}

/**
 * What the table and the machine do not agree on, by name: a step that no row states, one that leads elsewhere or has
 * other effects, a row that never happens, an event that the machine does not take where its row says so.
 */
export function compareEdges({ rows, conditions }: Table, observed: readonly Observation[]): string[] {
  const unknown = rows.flatMap(({ text, conditions: asked }) =>
    asked.filter(({ name }) => !conditions[name]).map(({ name }) => `no condition is called ${name}: “${text}”`),
  );
  if (unknown.length > 0) return unknown;
  const used = new Map(rows.map((row) => [row, new Set<string>()]));
  const faults = new Set<string>();
  for (const step of observed) {
    const fitting = rows.filter((row) => row.on.includes(step.label) && isFrom(row, step, conditions));
    const [row] = fitting;
    if (!row) faults.add(`the table does not have ${wordsOf(step)}`);
    else if (fitting.length > 1)
      faults.add(`${fitting.length} rows are about ${placeOf(step)}: ${fitting.map(({ text }) => text).join(' and ')}`);
    else {
      used.get(row)?.add(step.label);
      const wrong = wrongIn(row, step);
      if (wrong !== null) faults.add(`“${row.text}”: the machine goes ${wordsOf(step)}; ${wrong}`);
    }
  }
  for (const [row, labels] of used)
    for (const label of row.on) if (!labels.has(label)) faults.add(`“${row.text}”: ${label} never happens`);
  return [...faults, ...notTaken({ rows, conditions }, observed)];
}

/** Events of rows in states where the machine does not take them. */
function notTaken({ rows, conditions }: Table, observed: readonly Observation[]): string[] {
  // Answers and ends of delays come only where the machine waits for them, events wherever a person sends them.
  const places = new Map<string, Observation>();
  const taken = new Set<string>();
  for (const step of observed) {
    const place = JSON.stringify([step.before, step.context]);
    places.set(place, step);
    taken.add(`${place} ${step.label}`);
  }
  const events = (row: EdgeRow) => row.on.filter((label) => !/^after \d|: /.test(label));
  return rows.flatMap((row) =>
    [...places].flatMap(([place, step]) =>
      isFrom(row, step, conditions) && step.before !== null
        ? events(row)
            .filter((label) => !taken.has(`${place} ${label}`))
            .map((label) => `“${row.text}”: ${label} is not taken in ${step.before?.join(' + ')}`)
        : [],
    ),
  );
}

/** `a` is the state `a.b` as well. */
const includesState = (states: readonly string[], wanted: string): boolean =>
  states.some((state) => state === wanted || state.startsWith(`${wanted}.`));

function isFrom(row: EdgeRow, { before, context }: Observation, conditions: Conditions): boolean {
  const isPlace = row.from.some((together) =>
    before === null
      ? together[0] === START
      : together[0] !== START && together.every((state) => state === ANY || includesState(before, state)),
  );
  return isPlace && row.conditions.every(({ name, holds }) => conditions[name]?.(context) === holds);
}

/** What the step does otherwise than the row says; null when nothing. */
function wrongIn(row: EdgeRow, { before, after, effects }: Observation): string | null {
  const stays = before ?? [];
  const missing = row.to.find((state) => !after.includes(state));
  if (missing !== undefined) return `${missing} is not reached`;
  const moved = after.find((state) => !stays.includes(state) && !row.to.includes(state));
  if (moved !== undefined) return `${moved} is not in the row`;
  const isEqual =
    effects.length === row.effects.length && row.effects.every((expected, at) => isEffect(expected, effects[at]));
  return isEqual ? null : 'the effects differ';
}

const isEffect = ({ name, detail }: ExpectedEffect, effect: Effect | undefined): boolean =>
  effect?.name === name && (detail === null || detail === effect.detail);

const placeOf = ({ before, label }: Observation): string => `${before?.join(' + ') ?? START} | ${label}`;
const wordsOf = (step: Observation): string =>
  `${placeOf(step)} | ${step.after.join(' + ')} | ${step.effects.map(({ name, detail }) => (detail ? `${name}(${detail})` : name)).join('; ')}`;

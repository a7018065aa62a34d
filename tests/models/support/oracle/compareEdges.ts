import { ANY, type EdgeRow, type ExpectedEffect, START } from './edgeTable';
import type { Effect } from './effects';
import type { Observation, Place } from './observations';
import type { Walk } from './walk';

/** Facts about a walk that rows ask for: never the machine's own word, which has the faults of the machine. */
export type Conditions = Readonly<Record<string, (walk: Walk) => boolean>>;

interface Table {
  readonly rows: readonly EdgeRow[];
  readonly conditions: Conditions;
}

/** Whether a condition holds at a place, by its name. */
type Facts = Readonly<Record<string, (place: Place) => boolean>>;

const factsOf = ({ conditions }: Table): Facts =>
  Object.fromEntries(
    Object.entries(conditions).map(([name, holds]) => [name, ({ walk }: Place) => holds(walk)] as const),
  );

/**
 * Differences between the table and the machine, by name: a step that no row states, one that leads elsewhere or has
 * other effects, a row that never happens, an event that the machine does not take where its row says so.
 */
export function compareEdges(table: Table, observed: readonly Observation[]): string[] {
  const { rows } = table;
  const facts = factsOf(table);
  const unknown = rows.flatMap(({ text, conditions: asked }) =>
    asked.filter(({ name }) => !facts[name]).map(({ name }) => `no condition is called ${name}: “${text}”`),
  );
  if (unknown.length > 0) return unknown;
  const used = new Map(rows.map((row) => [row, new Set<string>()]));
  const faults = new Set<string>();
  for (const step of observed) {
    const { before, label } = step;
    const fitting = rows.filter(
      (row) => row.on.includes(label) && (before === null ? isStart(row) : isFrom(row, before, facts)),
    );
    const [row] = fitting;
    if (!row) faults.add(`the table does not have ${wordsOf(step)}`);
    else if (fitting.length > 1)
      faults.add(`${fitting.length} rows are about ${placeOf(step)}: ${fitting.map(({ text }) => text).join(' and ')}`);
    else {
      used.get(row)?.add(label);
      const wrong = wrongIn(row, step);
      if (wrong !== null) faults.add(`“${row.text}”: the machine goes ${wordsOf(step)}; ${wrong}`);
    }
  }
  for (const [row, labels] of used)
    for (const label of row.on) if (!labels.has(label)) faults.add(`“${row.text}”: ${label} never happens`);
  return [...faults, ...notTaken(rows, facts, observed)];
}

/** Events of rows in states where the machine does not take them. */
function notTaken(rows: readonly EdgeRow[], facts: Facts, observed: readonly Observation[]): string[] {
  const places = new Map(
    observed.flatMap(({ before, after }) => [...(before ? [before] : []), after]).map((place) => [place.key, place]),
  );
  const taken = new Set(observed.map(({ before, label }) => `${before?.key} ${label}`));
  // Answers and ends of delays happen only where the machine waits for them, events wherever a person sends them.
  const events = (row: EdgeRow) => row.on.filter((label) => !/^after \d|: /.test(label));
  return rows.flatMap((row) =>
    [...places.values()]
      .filter((place) => isFrom(row, place, facts))
      .flatMap(({ key, states }) =>
        events(row)
          .filter((label) => !taken.has(`${key} ${label}`))
          .map((label) => `“${row.text}”: ${label} is not taken in ${states.join(' + ')}`),
      ),
  );
}

/** A parent includes its states: “a” includes “a.b”. */
const includesState = (states: readonly string[], wanted: string): boolean =>
  states.some((state) => state === wanted || state.startsWith(`${wanted}.`));

/** Whether the row is about the place; a start has none before it. */
function isFrom(row: EdgeRow, place: Place, facts: Facts): boolean {
  const isPlace = row.from.some((together) =>
    together.every((state) => state !== START && (state === ANY || includesState(place.states, state))),
  );
  return isPlace && row.conditions.every(({ name, holds }) => facts[name]?.(place) === holds);
}

const isStart = ({ from }: EdgeRow): boolean => from.some(([state]) => state === START);

/** The difference between the step and the row; null for none. */
function wrongIn(row: EdgeRow, { before, after, effects }: Observation): string | null {
  const missing = row.to.find((state) => !after.states.includes(state));
  if (missing !== undefined) return `${missing} is not reached`;
  const moved = after.states.find((state) => !before?.states.includes(state) && !row.to.includes(state));
  if (moved !== undefined) return `${moved} is not in the row`;
  const isEqual =
    effects.length === row.effects.length && row.effects.every((expected, at) => isEffect(expected, effects[at]));
  return isEqual ? null : 'the effects differ';
}

const isEffect = ({ name, detail }: ExpectedEffect, effect: Effect | undefined): boolean =>
  effect?.name === name && (detail === null || detail === effect.detail);

const placeOf = ({ before, label }: Observation): string => `${before?.states.join(' + ') ?? START} | ${label}`;
const wordsOf = (step: Observation): string =>
  `${placeOf(step)} | ${step.after.states.join(' + ')} | ${step.effects.map(({ name, detail }) => (detail ? `${name}(${detail})` : name)).join('; ')}`;

import type { Condition } from './statechart';

/** A condition in one line, by a text for each guard and each state: `isNew and not (isEmpty or in space.held)`. */
export function conditionLine(
  condition: Condition,
  guardText: (name: string) => string,
  inState: (state: string) => string = (state) => `in ${state}`,
): string {
  const inner = (one: Condition): string =>
    one.kind === 'and' || one.kind === 'or' ? `(${conditionLine(one, guardText, inState)})` : line(one);
  const line = (one: Condition): string => {
    switch (one.kind) {
      case 'guard':
        return guardText(one.name);
      case 'in':
        return inState(one.state);
      case 'not':
        return `not ${inner(one.of[0])}`;
      default:
        return one.of.map(inner).join(` ${one.kind} `);
    }
  };
  return line(condition);
}

/** The names of the guards of a condition, each once. */
export const guardsOf = (condition: Condition): readonly string[] => [
  ...new Set(
    condition.kind === 'guard' ? [condition.name] : condition.kind === 'in' ? [] : condition.of.flatMap(guardsOf),
  ),
];

import type { LogStep } from './logStep';

export interface LogFilter {
  /** Words that all occur in machine, event, payload, states, guards or effects. */
  readonly query: string;
  /** The key of one actor; empty for all of them. */
  readonly actor: string;
  /** Only events that were not taken. */
  readonly isRejectedOnly: boolean;
}

export const EVERYTHING: LogFilter = { query: '', actor: '', isRejectedOnly: false };

/** The steps of a log that a filter lets through. */
export function filterLog(steps: readonly LogStep[], { query, actor, isRejectedOnly }: LogFilter): readonly LogStep[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return steps.filter(
    (step) =>
      (actor === '' || step.actor === actor || step.source.name === actor) &&
      (!isRejectedOnly || step.verdict !== null) &&
      (words.length === 0 || contains(step, words)),
  );
}

function contains(step: LogStep, words: readonly string[]): boolean {
  const { machine, type, payload, before, after, effects, started, source, verdict } = step;
  const text = [machine, type, JSON.stringify(payload), ...before, ...after, ...effects, ...started, source.name]
    .concat(verdict === null ? [] : JSON.stringify(verdict))
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

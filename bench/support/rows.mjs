import { loadavg } from 'node:os';

/** Whether a figure keeps its goal: `atLeast` for ratios and rates, `atMost` for shares and times. */
function isReached({ value, atLeast, atMost }) {
  if (value === null || (atLeast === undefined && atMost === undefined)) return null;
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}

/**
 * Hands one line of the table to the command that prints it.
 * @param {{ work: string, ours: string, peer?: string, value?: number | null, unit?: string, atLeast?: number, atMost?: number, note?: string, figure?: number }} figure
 *   `value` is what the goal is about: a ratio to the peer, or an absolute figure. `figure` is compared with that of the
 *   last run, where it is another one than the value.
 */
export function reportRow({ value = null, unit = 'x', ...figure }) {
  const reached = isReached({ value, ...figure });
  process.stdout.write(`${JSON.stringify({ row: { ...figure, value, unit, reached, load: loadavg()[0] } })}\n`);
}

export const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];

/** `1.23 s` or `45 ms` of so many milliseconds. */
export const time = (ms) =>
  ms >= 1000 ? `${(ms / 1000).toFixed(2)} s` : `${ms >= 10 ? ms.toFixed(0) : ms.toFixed(2)} ms`;

export const round = (value, digits = 2) => Number(value.toFixed(digits));

/** The least disturbed of several times. */
export const best = (values) => Math.min(...values);

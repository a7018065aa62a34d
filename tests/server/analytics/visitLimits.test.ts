import { expect, it } from 'vitest';
import { createVisitLimits, EVENTS_A_DAY, OF_CALLER, OF_CALLER_A_DAY } from '../../../server/analytics/visitLimits';

const unused = () => {
  throw new Error('A caller is judged without the database.');
};
const MINUTE = OF_CALLER.milliseconds;

it('[AY4] a caller that keeps to the limit of each minute uses up no more than a quarter of the day of a location', () => {
  const limits = createVisitLimits({ countRequest: unused, countEvents: unused });
  const start = Date.UTC(2026, 2, 1);
  let taken = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const now = new Date(start + minute * MINUTE);
    if (limits.ofCaller('10.1.0.0', { requests: 1, events: 0 }, now) > 0) continue;
    if (limits.ofCaller('10.1.0.0', { requests: 0, events: OF_CALLER.events }, now) === 0) taken += OF_CALLER.events;
  }
  expect(taken).toBe(OF_CALLER_A_DAY.events);
  expect(taken).toBeLessThanOrEqual(EVENTS_A_DAY / 4);
  const next = new Date(start + 24 * 60 * MINUTE);
  expect(limits.ofCaller('10.1.0.0', { requests: 1, events: OF_CALLER.events }, next)).toBe(0);
  expect(limits.ofCaller('10.2.0.0', { requests: 1, events: 1 }, new Date(start + MINUTE))).toBe(0);
});

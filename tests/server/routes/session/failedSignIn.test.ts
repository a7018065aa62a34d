import { expect, it } from 'vitest';
import { HttpError } from '../../../../server/http/httpError';
import { createFailedSignIns } from '../../../../server/routes/session/failedSignIn';

it('[AU7] an attempt that is paused has its line in the log, and an outage of the database is none', async () => {
  const lines: unknown[] = [];
  const failed = createFailedSignIns({ warn: (facts: unknown) => void lines.push(facts) }, () => 'pseudonym');
  const attempt = (error: Error) =>
    failed.paused('staff@northwind.example', '10.0.0.1', () => Promise.reject(error)).catch((one: unknown) => one);
  const lost = new Error('Connection terminated');
  expect(await attempt(lost)).toBe(lost);
  expect(lines).toEqual([]);
  const paused = new HttpError(429, 'too-many-attempts', 'Wait.');
  expect(await attempt(paused)).toBe(paused);
  expect(lines).toEqual([{ account: 'pseudonym', address: 'pseudonym', reason: 'paused' }]);
});

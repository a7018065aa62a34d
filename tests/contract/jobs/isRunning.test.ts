import { expect, it } from 'vitest';
import { isRunning } from '@/contract/jobs/isRunning';

it('[FI22] a job runs until it has ended, also while it waits for its turn', () => {
  const running = ['queued', 'running', 'succeeded', 'failed', 'cancelled'].filter((state) => isRunning({ state }));
  expect(running).toEqual(['queued', 'running']);
  expect([null, undefined].map(isRunning)).toEqual([false, false]);
});

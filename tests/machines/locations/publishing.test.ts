import { describe, expect, it } from 'vitest';
import type { Job } from '@/contract/jobs/jobs';
import { publishingMachine } from '@/machines/locations/publishing.machine';
import { drive } from '../drive';

const job = (state: Job['state'], error: string | null = null): Job => ({
  uuid: '0b5c1f0e-0000-4000-8000-000000000001',
  kind: 'publish',
  project_uuid: '0b5c1f0e-0000-4000-8000-000000000002',
  state,
  is_demo: false,
  step: null,
  log: [],
  stage: 'Reading the location',
  progress: 10,
  error,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-05T09:00:01.000Z',
});
const look = (last: Job | null, isUpToDate = false) =>
  drive(publishingMachine, { project: 'mall', job: last, isUpToDate });

describe('publishing chart', () => {
  it('[PB2] tells whoever looks that the last try failed, and why', () => {
    const publishing = look(job('failed', 'The plan of Level 1 is missing. Upload it again.'));
    expect(publishing.state()).toBe('unpublishedChanges');
    expect(publishing.context().notice).toEqual({
      tone: 'error',
      text: 'The plan of Level 1 is missing. Upload it again.',
    });
    publishing.send({ type: 'publish' });
    expect([publishing.state(), publishing.context().notice]).toEqual(['requesting', null]);
  });

  it('[PB2] says nothing of a try that went live or was cancelled', () => {
    for (const last of [null, job('succeeded'), job('cancelled')]) expect(look(last).context().notice).toBeNull();
    expect(look(job('succeeded'), true).state()).toBe('upToDate');
  });
});

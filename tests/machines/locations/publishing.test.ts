import { describe, expect, it } from 'vitest';
import type { Job } from '@/contract/jobs/jobs';
import { publishingMachine } from '@/machines/locations/publishing.machine';
import { drive } from '../drive';

const OWN = '0b5c1f0e-0000-4000-8000-000000000001';
const THEIRS = '0b5c1f0e-0000-4000-8000-000000000009';
const job = (state: Job['state'], error: string | null = null, uuid = OWN): Job => ({
  uuid,
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
    expect(publishing.state()).toEqual({ idle: 'unpublishedChanges' });
    expect(publishing.context().notice).toEqual({
      tone: 'error',
      text: 'The plan of Level 1 is missing. Upload it again.',
    });
    publishing.send({ type: 'review' });
    expect(publishing.context().notice).not.toBeNull();
    publishing.send({ type: 'confirm' });
    expect([publishing.state(), publishing.context().notice]).toEqual(['requesting', null]);
  });

  it('[PB2] says nothing of a try that went live or was cancelled', () => {
    for (const last of [null, job('succeeded'), job('cancelled')]) expect(look(last).context().notice).toBeNull();
    expect(look(job('succeeded'), true).state()).toEqual({ idle: 'upToDate' });
  });
});

describe('the question before publishing', () => {
  it.each([
    ['review', 'visitors'],
    ['publishDemo', 'demo'],
  ])('[PU11] [PU33] %s asks for nothing before it is confirmed', (type, wanted) => {
    const publishing = look(null);
    publishing.send({ type });
    expect([publishing.state(), publishing.asked('request')]).toEqual(['reviewing', undefined]);
    publishing.send({ type: 'dismiss' });
    expect([publishing.state(), publishing.asked('request')]).toEqual([{ idle: 'unpublishedChanges' }, undefined]);
    publishing.send({ type });
    publishing.send({ type: 'confirm' });
    expect(publishing.asked('request')).toEqual({ project: 'mall', wanted });
  });

  it('[PU33] of demo units that was dismissed does not change who sees the next publication', () => {
    const publishing = look(null);
    for (const type of ['publishDemo', 'dismiss', 'review', 'confirm']) publishing.send({ type });
    expect(publishing.asked('request')).toEqual({ project: 'mall', wanted: 'visitors' });
  });
});

/** A failed call, as the console's client throws it. */
const failure = (status: number, text = 'Not found.') => Object.assign(new Error(text), { status });

describe('a job whose progress cannot be read', () => {
  it.each([403, 404, 410])(
    '[PU25] %i ends the reading, says what to do, and reads again when asked to',
    async (status) => {
      const publishing = look(job('running'));
      await publishing.refuse('readJob', failure(status));
      expect(publishing.state()).toEqual({ publishing: 'unread' });
      expect(publishing.context().notice).toEqual({
        tone: 'warning',
        text: 'The progress cannot be read: Not found. Try again, or look at the state of the location in a minute.',
      });
      publishing.pass(3_600_000);
      expect(publishing.asked('readJob')).toBeUndefined();
      publishing.send({ type: 'follow' });
      expect([publishing.asked('readJob'), publishing.context().notice]).toEqual([{ job: OWN }, null]);
    },
  );

  it('[PU25] without an answer it is read later and later, and no more after the last failure', async () => {
    const publishing = look(job('running'));
    for (let failures = 1; failures <= 3; failures++) {
      await publishing.refuse('readJob', failure(503));
      expect(publishing.asked('retryWait')).toEqual({ failures, limit: 10 });
      await publishing.answer('retryWait', 'due');
    }
    await publishing.refuse('readJob', failure(503));
    await publishing.answer('retryWait', 'exhausted');
    expect(publishing.state()).toEqual({ publishing: 'unread' });
    expect(publishing.context().notice?.text).toContain('Try again');
  });

  it('[PU25] an answer forgets the failures before it', async () => {
    const publishing = look(job('running'));
    await publishing.refuse('readJob', failure(503));
    await publishing.answer('retryWait', 'due');
    await publishing.answer('readJob', job('running'));
    publishing.pass(500);
    await publishing.refuse('readJob', failure(503));
    expect(publishing.asked('retryWait')).toEqual({ failures: 1, limit: 10 });
  });

  it('[PU26] it is at rest once the location says so', async () => {
    const publishing = look(job('running'));
    await publishing.refuse('readJob', failure(404));
    publishing.send({ type: 'location.changed', job: job('running'), isUpToDate: true });
    expect(publishing.state()).toEqual({ publishing: 'unread' });
    publishing.send({ type: 'location.changed', job: null, isUpToDate: true });
    expect([publishing.state(), publishing.context().notice]).toEqual([{ idle: 'upToDate' }, null]);
  });
});

describe('a job of somebody else', () => {
  it('[PU26] is followed where nothing runs here', () => {
    const publishing = look(null, true);
    publishing.send({ type: 'location.changed', job: job('queued', null, THEIRS), isUpToDate: false });
    expect(publishing.asked('readJob')).toEqual({ job: THEIRS });
  });

  it('[PU26] [PU27] takes the place of the question before publishing, and says so', async () => {
    const publishing = look(null);
    publishing.send({ type: 'review' });
    publishing.send({ type: 'location.changed', job: job('running', null, THEIRS), isUpToDate: false });
    expect(publishing.context().notice?.text).toBe('Project is currently publishing, please wait.');
    await publishing.answer('readJob', job('succeeded', null, THEIRS));
    expect(publishing.state()).toEqual({ idle: 'upToDate' });
    expect(publishing.emitted()).toEqual([{ type: 'ended', job: job('succeeded', null, THEIRS) }]);
  });

  it('[PU26] is followed where the own request came second', async () => {
    const publishing = look(null);
    publishing.send({ type: 'build' });
    await publishing.refuse('request', failure(409, 'Project is currently publishing, please wait.'));
    await publishing.answer('readLocation', { job: job('running', null, THEIRS), isUpToDate: false });
    expect(publishing.asked('readJob')).toEqual({ job: THEIRS });
  });

  it('[PU26] that has failed meanwhile says why, once', () => {
    const publishing = look(null, true);
    const failed = { type: 'location.changed', job: job('failed', 'No plan.', THEIRS), isUpToDate: false };
    publishing.send(failed);
    expect([publishing.state(), publishing.context().notice?.text]).toEqual([
      { idle: 'unpublishedChanges' },
      'No plan.',
    ]);
    publishing.send({ type: 'build' });
    expect(publishing.context().notice).toBeNull();
  });

  it('[PU26] that has ended here is not followed again when an older answer arrives', async () => {
    const publishing = look(job('running'));
    await publishing.answer('readJob', job('cancelled'));
    publishing.send({ type: 'location.changed', job: job('running'), isUpToDate: true });
    expect(publishing.state()).toEqual({ idle: 'unpublishedChanges' });
  });
});

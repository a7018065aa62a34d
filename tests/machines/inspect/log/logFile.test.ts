import { describe, expect, it } from 'vitest';
import { LOG_VERSION, MOST_BYTES, readLogFile, writeLogFile } from '@/machines/inspect/log/logFile';
import { appendEvents, EMPTY_LOG } from '@/machines/inspect/log/logStep';
import { PROBLEM_VERSION, type ProblemReport } from '@/model/problemReport/problemReport';
import { logged } from './loggedEvents';

const { steps } = appendEvents(EMPTY_LOG, [
  logged({ context: { n: 1 } }),
  logged({ number: 2, effects: ['emit opened'], started: ['child'] }),
  logged({
    ...{ number: 3, context: { n: 2 }, taken: [], source: { kind: 'service', name: 'load' } },
    verdict: { kind: 'rejected', rejectedBy: [{ guard: 'isOpen', holds: true }] },
  }),
]);
const file = (): Record<string, unknown> => JSON.parse(writeLogFile(steps, '2026-11-27T10:00:00.000Z'));
const read = (value: unknown) => readLogFile(JSON.stringify(value));
const problemOf = (value: unknown) => {
  const answer = read(value);
  return answer.kind === 'error' ? answer.problem : answer.kind;
};

describe('readLogFile', () => {
  it('[MV30] reads what was written', () => {
    const answer = readLogFile(writeLogFile(steps, '2026-11-27T10:00:00.000Z'));
    expect(answer).toEqual({
      kind: 'log',
      title: '2026-11-27T10:00:00.000Z',
      log: {
        ...appendEvents(EMPTY_LOG, []),
        steps,
        last: 3,
        size: expect.any(Number),
        contexts: new Map([['w 1', { n: 2 }]]),
      },
    });
  });

  it('[MV30] a part of a log has the context with its first event', () => {
    const part = readLogFile(writeLogFile(steps.slice(1), ''));
    expect(part.kind === 'log' && part.log.steps.map(({ contextAfter }) => contextAfter)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('[MV30] refuses what is no log, each for its reason', () => {
    expect(readLogFile('{')).toMatchObject({ problem: 'no-json' });
    expect(readLogFile('x'.repeat(MOST_BYTES + 1))).toMatchObject({ problem: 'too-large' });
    expect(problemOf(null)).toBe('foreign');
    expect(problemOf([file()])).toBe('foreign');
    expect(problemOf({ ...file(), format: 'har' })).toBe('foreign');
    expect(read({ ...file(), version: LOG_VERSION + 1 })).toMatchObject({ problem: 'other-version', version: '2' });
    expect(problemOf({ ...file(), events: {} })).toBe('malformed');
    expect(problemOf({ ...file(), events: [] })).toBe('empty');
    expect(problemOf({ ...file(), events: Array.from({ length: 20_001 }, () => logged()) })).toBe('too-large');
  });

  it.each([
    ['actor', 1],
    ['machine', null],
    ['type', {}],
    ['at', 'now'],
    ['at', 1e99],
    ['number', '1'],
    ['payload', []],
    ['before', 'door'],
    ['after', [1]],
    ['taken', undefined],
    ['source', { kind: 'ghost', name: '' }],
    ['started', { length: 1 }],
  ])('[MV30] refuses an event whose %s is %j', (field, value) => {
    expect(problemOf({ ...file(), events: [logged(), { ...logged(), [field]: value }] })).toBe('malformed');
  });

  it('[MV30] leaves secrets out of whatever a file has', () => {
    const secret = logged({ payload: { password: 'hunter2' }, context: { token: 'abc', list: [{ code: '123456' }] } });
    const text = JSON.stringify(read({ ...file(), events: [secret] }));
    expect(text).not.toMatch(/hunter2|abc|123456/);
  });

  it('[MV30] reads the report of a problem', () => {
    const report: ProblemReport = {
      version: PROBLEM_VERSION,
      createdAt: '2026-11-27T10:00:00.000Z',
      description: 'It stays shut.',
      address: '/',
      browser: { userAgent: '', language: '', window: '' },
      draft: null,
      gestures: [],
      events: [
        {
          ...{
            at: 5,
            machine: 'door',
            actor: 'x:1',
            type: 'xstate.done.actor.load',
            payload: { output: { n: 1 } },
            times: 1,
          },
          ...{ before: ['shut'], after: ['open.wide'] },
        },
      ],
    };
    const answer = read(report);
    expect(answer).toMatchObject({ kind: 'problem', title: 'It stays shut.' });
    expect(answer.kind === 'problem' && answer.log.steps).toMatchObject([
      {
        actor: 'door x:1',
        source: { kind: 'service', name: 'load' },
        before: ['door', 'door.shut'],
        after: ['door', 'door.open', 'door.open.wide'],
        contextAfter: undefined,
      },
    ]);
    expect(problemOf({ ...report, events: [{ ...report.events[0], before: 'shut' }] })).toBe('malformed');
    expect(problemOf({ ...report, version: 1 })).toBe('problem');
    expect(read({ ...report, version: 99 })).toMatchObject({ problem: 'other-version', own: `${PROBLEM_VERSION}` });
  });
});

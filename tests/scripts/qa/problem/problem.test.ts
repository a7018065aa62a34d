import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chartOf } from '@/machines/inspect/chartOf';
import { PROBLEM_VERSION, type ProblemReport, type RecordedEvent } from '@/model/problemReport/problemReport';
import { SECRET } from '@/model/redaction/redact';
import { likelyTransitions } from '../../../../scripts/qa/problem/likelyTransitions';
import { eventText, performable } from '../../../../scripts/qa/problem/performable';
import { readProblem } from '../../../../scripts/qa/problem/readProblem';
import { lampModel, lampReplayable } from '../lamp';

const event = (rest: Partial<RecordedEvent>): RecordedEvent => ({
  at: 1,
  machine: 'lamp',
  actor: 'x:0',
  type: 'press',
  payload: { hard: true },
  before: ['off'],
  after: ['warming'],
  times: 1,
  ...rest,
});
const report: ProblemReport = {
  version: PROBLEM_VERSION,
  createdAt: '2026-01-02T03:04:05.000Z',
  description: 'It stays dark.',
  address: '/locations',
  browser: { userAgent: 'x', language: 'en-GB', window: '1 × 1' },
  events: [event({ machine: 'signIn', type: 'back', payload: {} })],
  draft: null,
};

describe('a reported problem', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atrium-problem-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const fileOf = (text: string) => {
    writeFileSync(join(folder, 'problem.json'), text);
    return join(folder, 'problem.json');
  };

  it('[QA14] is read as the console writes it, with the machines of its events', () => {
    const problem = readProblem(fileOf(JSON.stringify(report)));
    expect(problem).toMatchObject({ description: 'It stays dark.', events: report.events });
    expect(problem.charts.map(({ id }) => id)).toEqual(['signIn']);
  });

  it.each([
    ['{', 'cannot be read'],
    ['{}', 'is not the report of a problem: version'],
    [JSON.stringify({ ...report, version: 2 }), 'This release reads version 1.'],
    [JSON.stringify({ ...report, address: 'https://elsewhere.example' }), 'address'],
    [JSON.stringify({ ...report, events: [{}] }), 'events.0.at'],
  ])('[QA14] %s is refused with the reason', (text, reason) => {
    expect(() => readProblem(fileOf(text))).toThrow(reason);
  });

  it('[QA14] says of each event whether it can be done again, and why not', () => {
    const reasonOf = (one: RecordedEvent) => {
      const way = performable(one, [lampReplayable()]);
      return way.kind === 'cannot' ? way.reason : way.kind;
    };
    expect(reasonOf(event({}))).toBe('user');
    expect(reasonOf(event({ type: 'xstate.done.actor.warm' }))).toBe('follows');
    const lamp = lampReplayable();
    const beside = { ...lamp, model: { ...lamp.model, isBackground: true } };
    expect(performable(event({}), [beside])).toEqual({ kind: 'follows' });
    expect(reasonOf(event({ machine: 'bell' }))).toBe('no model knows how a user does anything in bell');
    expect(reasonOf(event({ type: 'kick' }))).toBe('the model of lamp does not know how a user does kick');
    expect(reasonOf(event({ payload: { password: SECRET } }))).toBe(
      'password is a secret, which the report does not have',
    );
  });

  it('[QA14] says each event in words', () => {
    expect(eventText(event({}))).toBe('lamp: press with hard true');
    expect(eventText(event({ type: 'pointer.move', payload: {}, times: 7 }))).toBe('lamp: pointer.move (7 times)');
    expect(eventText(event({ type: 'xstate.error.actor.warm' }))).toBe('lamp: warm has failed');
    expect(eventText(event({ type: 'xstate.after.500.lamp.on' }))).toBe('lamp: the time 500 has passed');
  });

  it('[QA14] marks the transition that leads from the state before to the state after', () => {
    const chart = chartOf(lampModel().machine);
    expect(likelyTransitions(event({}), chart)).toEqual(['lamp.off|press|0']);
    expect(likelyTransitions(event({ after: ['off'] }), chart)).toEqual(['lamp.off|press|1']);
    expect(likelyTransitions(event({ after: ['on'] }), chart)).toEqual([]);
    expect(likelyTransitions(event({}), undefined)).toEqual([]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chartOf } from '@/machines/inspect/chartOf';
import {
  type GestureDeed,
  PROBLEM_VERSION,
  type ProblemReport,
  type RecordedEvent,
  type RecordedGesture,
} from '@/model/problemReport/problemReport';
import { reasonAgainst } from '../../../../scripts/qa/problem/doAgain';
import { likelyTransitions } from '../../../../scripts/qa/problem/likelyTransitions';
import { eventText, gestureText } from '../../../../scripts/qa/problem/problemText';
import { readProblem } from '../../../../scripts/qa/problem/readProblem';
import { countBefore, inOrder } from '../../../../scripts/qa/problem/walkProblem';
import { lampModel } from '../lamp';

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
  gestures: [{ kind: 'key', key: 'Escape', control: null, at: 1, address: '/locations' }],
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
    [JSON.stringify({ ...report, version: 1 }), 'This release reads version 2.'],
    [JSON.stringify({ ...report, address: 'https://elsewhere.example' }), 'address'],
    [JSON.stringify({ ...report, events: [{}] }), 'events.0.at'],
  ])('[QA14] %s is refused with the reason', (text, reason) => {
    expect(() => readProblem(fileOf(text))).toThrow(reason);
  });

  it('[QA14] says of a gesture why it cannot be done again', () => {
    const control = { role: 'textbox', name: 'Password', nth: 0, dialog: null };
    expect(reasonAgainst({ kind: 'type', control, value: 'Maya' })).toBeNull();
    expect(reasonAgainst({ kind: 'type', control, value: null })).toBe(
      'it is a secret, which the report does not have',
    );
    expect(reasonAgainst({ kind: 'files', control: null, names: ['a.zip'] })).toBe(
      'the report does not have the files',
    );
  });

  it('[QA14] begins where the person was signed in, unless nobody was', () => {
    const at = (address: string): RecordedGesture => ({ kind: 'place', x: 1, y: 1, at: 1, address });
    expect(countBefore([at('/locations')])).toBe(0);
    expect(countBefore([at('/login'), at('/login?next=%2F'), at('/'), at('/users')])).toBe(2);
    expect(countBefore([at('/locations'), at('/login'), at('/')])).toBe(2);
    expect(countBefore([at('/login'), at('/login')])).toBe(0);
    expect(countBefore([])).toBe(0);
  });

  it('[QA14] has a gesture before the events that follow from it', () => {
    const gesture: RecordedGesture = { kind: 'place', x: 1, y: 1, at: 5, address: '/' };
    const order = inOrder({ gestures: [gesture], events: [event({ at: 4 }), event({ at: 5, type: 'more' })] });
    expect(order.map((one) => one.event?.type ?? 'gesture')).toEqual(['press', 'gesture', 'more']);
  });

  it.each<[GestureDeed, string]>([
    [
      { kind: 'press', control: { role: 'button', name: 'Save', nth: 1, dialog: 'Edit' } },
      'press button “Save” (number 2) in the dialog “Edit”',
    ],
    [{ kind: 'press', control: { role: 'row', name: '', nth: 0, dialog: null } }, 'press row without a name'],
    [
      { kind: 'type', control: { role: 'textbox', name: 'Name', nth: 0, dialog: null }, value: 'Maya' },
      'enter “Maya” in textbox “Name”',
    ],
    [
      { kind: 'type', control: { role: 'textbox', name: 'Password', nth: 0, dialog: null }, value: null },
      'enter a secret in textbox “Password”',
    ],
    [{ kind: 'key', key: 'Control+s', control: null }, 'key Control+s'],
    [{ kind: 'pointer', action: 'down', x: 1, y: 2, button: 'left', keys: [] }, 'pointer down at 1, 2'],
  ])('[QA14] says a gesture in words: %o', (gesture, words) => {
    expect(gestureText(gesture)).toBe(words);
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

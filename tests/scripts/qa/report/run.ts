import type { RunResult, StepResult, WalkResult } from '../../../../scripts/qa/report/results';

const step = (rest: Partial<StepResult>): StepResult => ({
  words: '“lamp” is opened',
  kind: 'start',
  states: ['off'],
  stateIds: ['lamp', 'lamp.off'],
  transitions: [],
  outcome: 'right',
  picture: 'pictures/lamp-1-00.jpg',
  drawing: null,
  problem: null,
  ...rest,
});

const walk = (rest: Partial<WalkResult>): WalkResult => ({
  machine: 'lamp',
  path: '11111111',
  words: 'From “lamp”: “hard”. Ends in on.',
  outcome: 'right',
  reason: null,
  needsOwnService: false,
  note: null,
  steps: [step({})],
  trace: null,
  milliseconds: 1500,
  ...rest,
});

const PROBLEM = {
  expected: 'the lamp is <on> & bright',
  seen: 'element(s) not found',
  page: '- text: </script>',
  calls: ['POST /api/lamp: 409'],
  errors: ['too <hot>'],
};

/** A run with a walk that is right, one that is wrong, and one that is left out. */
export const RUN: RunResult = {
  title: 'lamp',
  console: 'http://127.0.0.1:8080',
  startedAt: '2026-01-02T03:04:05.000Z',
  walks: [
    walk({}),
    walk({
      path: '22222222',
      outcome: 'wrong',
      steps: [
        step({}),
        step({ words: '“hard”', kind: 'event', states: ['on'], outcome: 'wrong', problem: PROBLEM }),
        step({ words: '“reset”', kind: 'event', outcome: 'not reached', picture: null }),
      ],
    }),
    walk({ path: '33333333', machine: 'bell', outcome: 'left out', reason: 'It rings only at noon.', steps: [] }),
  ],
  leftOut: [{ machine: 'lamp', path: null, count: 4, reason: '4 further paths take no further edge' }],
  charts: [],
};

import { expect, it } from 'vitest';
import { knownPayloads, payloadProblem, templateOf } from '@/machines/inspect/payloadTemplate';
import { logged } from './log/loggedEvents';

const samples = {
  starts: [],
  answers: {},
  samples: [
    { name: 'a word', event: { type: 'type', text: 'mall' } },
    { name: 'nothing', event: { type: 'type', text: '', by: null } },
    { name: 'close', event: { type: 'close' } },
  ],
};

it('[MV23] the template of an event is its first sample, and without one what the log has', () => {
  expect(templateOf(knownPayloads('type', samples, []))).toBe('{\n  "text": "mall"\n}');
  expect(templateOf(knownPayloads('close', samples, []))).toBe('');
  expect(templateOf(knownPayloads('open', null, [logged({ payload: { wide: 2 } })]))).toBe('{\n  "wide": 2\n}');
  expect(templateOf(knownPayloads('unheard', samples, []))).toBe('');
});

it('[MV23] a payload needs the fields of its samples, of one of their kinds', () => {
  const known = knownPayloads('type', samples, []);
  expect(payloadProblem({ type: 'type', text: 'a' }, known)).toBeNull();
  expect(payloadProblem({ type: 'type', text: 'a', more: 1 }, known)).toBeNull();
  expect(payloadProblem({ type: 'type', text: 5 }, known)).toEqual({
    problem: 'other-kind',
    field: 'text',
    kinds: ['text'],
  });
  expect(payloadProblem({ type: 'type' }, known)).toEqual({ problem: 'missing-field', field: 'text' });
  expect(payloadProblem({ type: 'unheard', text: 5 }, knownPayloads('unheard', samples, []))).toBeNull();
});

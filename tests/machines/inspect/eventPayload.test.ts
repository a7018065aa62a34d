import { expect, it } from 'vitest';
import { readPayload } from '@/machines/inspect/eventPayload';

it.each([
  ['go', '', { event: { type: 'go' } }],
  ['go', '  \n', { event: { type: 'go' } }],
  ['go', '{"to": [1, 2]}', { event: { type: 'go', to: [1, 2] } }],
  ['go', '{"type": "go", "to": 1}', { event: { type: 'go', to: 1 } }],
  ['go', '{"type": "stop"}', { problem: 'other-type' }],
  ['go', '[1]', { problem: 'no-object' }],
  ['go', 'null', { problem: 'no-object' }],
  ['go', '"text"', { problem: 'no-object' }],
  ['', '{}', { problem: 'no-type' }],
  ['xstate.done.actor.save', '{}', { problem: 'internal-type' }],
])('[MV10] reads the event %s with the payload %s', (type, text, expected) => {
  expect(readPayload(type, text)).toEqual(expected);
});

it('[MV10] says where a payload is not JSON', () => {
  const read = readPayload('go', '{"to": }');
  expect(read).toMatchObject({ problem: 'no-json' });
  expect('at' in read && read.at).toMatch(/position|token/i);
});

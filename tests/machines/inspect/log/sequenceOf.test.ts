import { expect, it } from 'vitest';
import { EVERYTHING, filterLog } from '@/machines/inspect/log/filterLog';
import { appendEvents, EMPTY_LOG } from '@/machines/inspect/log/logStep';
import { sequenceOf } from '@/machines/inspect/log/sequenceOf';
import { logged } from './loggedEvents';

const { steps } = appendEvents(EMPTY_LOG, [
  logged({ actor: 'e', machine: 'editor', type: 'tool.set', payload: { tool: 'node' } }),
  logged({
    ...{ actor: 't', machine: 'nodeTool', type: 'pointer.down', source: { kind: 'machine', name: 'e' } },
    effects: ['emit placed'],
  }),
  logged({ actor: 'd', machine: 'document', type: 'save', started: ['save'] }),
  logged({
    actor: 'd',
    machine: 'document',
    type: 'xstate.done.actor.save',
    source: { kind: 'service', name: 'save' },
  }),
  logged({ actor: 'd', machine: 'document', type: 'xstate.after.1.document', source: { kind: 'clock', name: '' } }),
  logged({
    ...{ actor: 'd', machine: 'document', type: 'undo', before: ['document'], after: ['document'], taken: [] },
    verdict: { kind: 'rejected', rejectedBy: [{ guard: 'hasPreviousStep', holds: false }] },
  }),
]);

it('[MV28] has a line for the person, each machine and the services that it asks, and an arrow for each event', () => {
  const { lanes, messages } = sequenceOf(steps);
  expect(lanes.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    'person person',
    'machine e',
    'machine t',
    'machine d',
    'service service save',
  ]);
  expect(messages.map(({ from, to, asked }) => [from, to, ...asked].join(' '))).toEqual([
    'person e',
    'e t',
    'person d service save',
    'service save d',
    'd d',
    'person d',
  ]);
});

it('[MV28] two running machines of one kind have a line each, with a number', () => {
  const twice = appendEvents(EMPTY_LOG, [logged({ actor: 'a' }), logged({ actor: 'b' })]).steps;
  expect(sequenceOf(twice).lanes.map(({ name }) => name)).toEqual(['', 'door 1', 'door 2']);
});

it('[MV28] the filter finds events, payloads, effects and guards, one machine, and what was rejected', () => {
  const found = (filter: Partial<typeof EVERYTHING>) =>
    filterLog(steps, { ...EVERYTHING, ...filter }).map(({ type }) => type);
  expect(found({})).toHaveLength(6);
  expect(found({ query: 'NODE tool.set' })).toEqual(['tool.set']);
  expect(found({ query: 'emit placed' })).toEqual(['pointer.down']);
  expect(found({ query: 'hasPreviousStep' })).toEqual(['undo']);
  expect(found({ actor: 'e' })).toEqual(['tool.set', 'pointer.down']);
  expect(found({ isRejectedOnly: true })).toEqual(['undo']);
});

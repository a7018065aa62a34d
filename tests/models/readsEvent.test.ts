import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { allReplayable } from './replayable';
import { defineModel } from './support/model';
import { NotSupported } from './support/notSupported';
import { pathsOf } from './support/paths/pathsOf';
import { unreadEvents } from './support/paths/unreadEvents';

const door = setup({ types: { events: {} as { type: 'open'; how: 'push' | 'pull' } } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { open: 'open' } }, open: {} },
});
const nothing = async () => undefined;

function found(open: (world: null, event: unknown) => Promise<void>, isEnabled = (_how: string) => true) {
  const model = defineModel<typeof door, null>({
    machine: door,
    starts: { shut: { open: nothing } },
    samples: { 'push it': { type: 'open', how: 'push' }, 'pull it': { type: 'open', how: 'pull' } },
    answers: {},
    requests: {},
    actions: { open },
    assertions: { shut: nothing, open: nothing },
    isEnabled: (_, event) => isEnabled(event.how),
  });
  return unreadEvents(model as never, pathsOf(model as never));
}

it('[MT30] an action that ignores which of two samples is done is found, unless one alone can be done or none', async () => {
  expect(await found(nothing)).toEqual(['in shut the action of open does the same for “push it” and “pull it”']);
  expect(await found(async (_, event) => void event)).toEqual([]);
  expect(await found(nothing, (how) => how === 'push')).toEqual([]);
  expect(await found(() => Promise.reject(new NotSupported('no page has a door')))).toEqual([]);
});

it.each(allReplayable.map(({ model }) => [model.machine.id, model] as const))(
  '[MT30] the actions of %s do the event that they are given',
  async (_, model) => {
    expect(await unreadEvents(model, pathsOf(model))).toEqual([]);
  },
);

import { afterEach, expect, it } from 'vitest';
import { createActor, createMachine, forwardTo, fromPromise, setup } from 'xstate';
import { leavesOf, recordedEvents, runningSnapshots, startRecording } from '@/components/machine/recordEvents';
import { enterRunning } from '@/components/machine/runningMachines';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on', 'pointer.down': {}, 'pointer.move': {}, 'pointer.up': {} } },
    on: { initial: 'dim', states: { dim: { on: { more: 'bright' } }, bright: {} }, on: { press: 'off' } },
  },
});

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

/** A lamp that runs in the page, recorded. */
function recordedLamp() {
  ends.push(startRecording());
  const actor = createActor(lamp);
  ends.push(enterRunning(actor));
  return actor.start();
}

it('[PM1] records each event of a machine with the states before and after it', () => {
  const actor = recordedLamp();
  actor.send({ type: 'press' });
  actor.send({ type: 'more' });
  actor.send({ type: 'press', password: 'hush', hard: true } as never);
  const events = recordedEvents().filter(({ type }) => type !== 'xstate.init');
  expect(events.map(({ machine, type, before, after }) => [machine, type, before, after])).toEqual([
    ['lamp', 'press', ['off'], ['on.dim']],
    ['lamp', 'more', ['on.dim'], ['on.bright']],
    ['lamp', 'press', ['on.bright'], ['off']],
  ]);
  expect(events.at(-1)?.payload).toEqual({ password: '[secret]', hard: true });
});

it('[PM1] records the machines that run already, those they invoke, and what these answer', async () => {
  const asking = createMachine({
    id: 'asking',
    initial: 'waits',
    states: {
      waits: {
        invoke: { id: 'answer', src: fromPromise(async () => ({ token: 'hush', name: 'Maya' })), onDone: 'done' },
      },
      done: { invoke: { id: 'child', src: lamp } },
    },
  });
  const actor = createActor(asking);
  ends.push(enterRunning(actor));
  actor.start();
  ends.push(startRecording());
  await new Promise((settled) => setTimeout(settled));
  const events = recordedEvents();
  const answer = events.find(({ type }) => type === 'xstate.done.actor.answer');
  expect(answer).toMatchObject({ machine: 'asking', before: ['waits'], after: ['done'] });
  expect(answer?.payload).toMatchObject({ output: { token: '[secret]', name: 'Maya' } });
  expect(events.some(({ machine }) => machine === 'lamp')).toBe(true);
});

it('[PM1] keeps the last 200 events of each machine, and forgets them when the recording ends', () => {
  const actor = recordedLamp();
  for (let count = 0; count < 301; count += 1) actor.send({ type: 'press', count } as never);
  const events = recordedEvents();
  expect(events).toHaveLength(200);
  expect(events.at(-1)?.payload).toEqual({ count: 300 });
  for (const end of ends) end();
  expect(recordedEvents()).toEqual([]);
});

it('[PM1] records no pointer that moves and presses nothing', () => {
  const actor = recordedLamp();
  actor.send({ type: 'pointer.move', x: 1 } as never);
  actor.send({ type: 'pointer.down' } as never);
  actor.send({ type: 'pointer.move', x: 2 } as never);
  actor.send({ type: 'pointer.up' } as never);
  actor.send({ type: 'pointer.move', x: 3 } as never);
  const events = recordedEvents().filter(({ type }) => type !== 'xstate.init');
  expect(events.map(({ type }) => type)).toEqual(['pointer.down', 'pointer.move', 'pointer.up']);
});

it('[PM1] records an event that is passed on once, where it arrives', () => {
  const hall = setup({ actors: { lamp } }).createMachine({
    id: 'hall',
    invoke: { id: 'lamp', src: 'lamp' },
    on: { press: { actions: forwardTo('lamp') }, leave: {} },
  });
  ends.push(startRecording());
  const actor = createActor(hall);
  ends.push(enterRunning(actor));
  actor.start();
  actor.send({ type: 'press' });
  actor.send({ type: 'leave' });
  const events = recordedEvents().filter(({ type }) => type !== 'xstate.init');
  expect(events.map(({ machine, type }) => [machine, type])).toEqual([
    ['lamp', 'press'],
    ['hall', 'leave'],
  ]);
});

it('[PM1] keeps one event of a pointer that moves, and counts the others', () => {
  const actor = recordedLamp();
  actor.send({ type: 'pointer.down' } as never);
  for (let x = 0; x < 500; x += 1) actor.send({ type: 'pointer.move', x } as never);
  actor.send({ type: 'press' });
  const events = recordedEvents().filter(({ type }) => type !== 'xstate.init');
  expect(events.map(({ type, times, payload }) => [type, times, payload])).toEqual([
    ['pointer.down', 1, {}],
    ['pointer.move', 500, { x: 499 }],
    ['press', 1, {}],
  ]);
});

it('[PM1] names states by their paths, one for each region', () => {
  expect(leavesOf('off')).toEqual(['off']);
  expect(leavesOf({ on: { light: 'bright', colour: { warm: 'white' } } })).toEqual([
    'on.light.bright',
    'on.colour.warm.white',
  ]);
});

it('[PM5] knows the machines that run just now', () => {
  expect(runningSnapshots()).toEqual([]);
  const actor = recordedLamp();
  expect(runningSnapshots().map(({ machine, value }) => [machine.id, value])).toEqual([['lamp', 'off']]);
  actor.stop();
});

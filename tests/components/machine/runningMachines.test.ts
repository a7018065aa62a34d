import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { enterRunning, observeMachines } from '@/components/machine/runningMachines';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});

/** The events that an observer of the running machines has seen, each with its machine. */
function observed() {
  const seen: string[] = [];
  const stop = observeMachines((actor) => {
    const { unsubscribe } = actor.system.inspect((event) => {
      if (event.type === '@xstate.event') seen.push(`${actor.id} ${event.event.type}`);
    });
    return unsubscribe;
  });
  return { seen, stop };
}

it('[MA1] an observer sees the events of the machines that run already and of those that start later', () => {
  const early = createActor(lamp, { id: 'early' });
  const leaveEarly = enterRunning(early);
  early.start();
  const { seen, stop } = observed();
  const late = createActor(lamp, { id: 'late' });
  const leaveLate = enterRunning(late);
  late.start();
  early.send({ type: 'press' });
  late.send({ type: 'press' });
  expect(seen).toEqual(['late xstate.init', 'early press', 'late press']);
  stop();
  leaveEarly();
  leaveLate();
});

it('[MA1] an observer that stopped, and one whose machine has left, sees nothing more', () => {
  const actor = createActor(lamp, { id: 'lamp' });
  const leave = enterRunning(actor);
  actor.start();
  const first = observed();
  first.stop();
  const second = observed();
  leave();
  actor.send({ type: 'press' });
  expect([first.seen, second.seen]).toEqual([[], []]);
});

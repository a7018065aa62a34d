import { describe, expect, it } from 'vitest';
import { type AnyActorRef, assign, createActor, emit, sendTo, setup } from 'xstate';
import { enterRunning, observeMachines } from '@/components/machine/runningMachines';
import { inspectActors } from '@/machines/inspect/inspectActors';
import type { ConsoleMessage, SentEvent, VisualizerMessage } from '@/machines/inspect/inspection';
import { afterMessage, type LiveView, NOTHING_LIVE } from '@/machines/inspect/liveActors';

const child = setup({}).createMachine({
  id: 'child',
  initial: 'idle',
  states: { idle: { on: { poke: 'poked' } }, poked: {} },
});
const door = setup({
  types: {
    context: {} as { password: string; opened: number },
    events: {} as
      | { type: 'open'; password: string }
      | { type: 'shut' }
      | { type: 'stop' }
      | { type: 'knock'; times: number }
      | { type: 'paint'; colour: string },
    emitted: {} as { type: 'opened' },
  },
  actors: { child },
  guards: { isValid: ({ context }, password: string) => password === context.password },
}).createMachine({
  id: 'door',
  context: { password: 'sesame', opened: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        open: {
          guard: { type: 'isValid', params: ({ event }) => event.password },
          actions: [assign({ opened: ({ context }) => context.opened + 1 }), emit({ type: 'opened' })],
          target: 'open',
        },
      },
    },
    open: {
      invoke: { id: 'child', src: 'child' },
      on: {
        shut: 'shut',
        knock: { actions: sendTo('child', { type: 'poke' }) },
        paint: { actions: assign({ opened: ({ event }) => event.colour.length }) },
      },
    },
  },
});

/** A window with one door, and what a visualizer gets to know. */
function watchedDoor({ takesEvents = true } = {}) {
  const sent: ConsoleMessage[] = [];
  const hearers = new Set<(message: VisualizerMessage) => void>();
  const tasks: (() => void)[] = [];
  const actor = createActor(door);
  const leave = enterRunning(actor);
  actor.start();
  const stop = inspectActors({
    // Messages to another window are cloned.
    port: {
      post: (message) => sent.push(structuredClone(message)),
      listen: (hearer) => {
        hearers.add(hearer);
        return () => hearers.delete(hearer);
      },
    },
    page: 'window 1',
    title: () => 'Doors',
    observe: observeMachines,
    takesEvents,
    schedule: (task) => tasks.push(task),
    now: () => 1000,
  });
  const settle = () => {
    while (tasks.length > 0) tasks.shift()?.();
  };
  const view = (): LiveView => {
    settle();
    return sent.reduce(afterMessage, NOTHING_LIVE);
  };
  const tell = (message: VisualizerMessage) => {
    for (const hearer of hearers) hearer(message);
  };
  const end = () => {
    stop();
    leave();
  };
  const find = (machine: string) => [...view().actors.values()].find((one) => one.machine === machine);
  return { actor: actor as AnyActorRef, door: actor, sent, view, tell, find, stop, end, tasks };
}

describe('inspectActors', () => {
  it('[MV8] gives the present state of machines that run already', () => {
    const { find, view, end } = watchedDoor();
    expect(find('door')).toMatchObject({ page: 'window 1', states: ['door', 'door.shut'], isOver: false });
    expect([view().pages.get('window 1'), view().charts.get('door')?.id]).toEqual(['Doors', 'door']);
    end();
  });

  it('[MV8] follows the steps of a machine and those of the machines it invokes, until they end', () => {
    const { door: actor, find, view, end } = watchedDoor();
    actor.send({ type: 'open', password: 'sesame' });
    expect(find('door')?.states).toEqual(['door', 'door.open']);
    const inner = find('child');
    expect(inner?.states).toEqual(['child', 'child.idle']);
    actor.send({ type: 'shut' });
    expect(find('child')).toBeUndefined();
    expect(view().events.get(inner?.key ?? '')).toBeUndefined();
    end();
  });

  it('[MV8] lists each event with its time, without secrets, with the transitions taken or the guard that rejects it', () => {
    const { door: actor, find, view, sent, end } = watchedDoor();
    actor.send({ type: 'open', password: 'wrong' });
    actor.send({ type: 'open', password: 'sesame' });
    const events = view().events.get(find('door')?.key ?? '') ?? [];
    expect(events).toMatchObject([
      { type: 'open', at: 1000, payload: { password: '[secret]' }, taken: ['door.shut|open|0'], verdict: null },
      { type: 'open', taken: [], verdict: { kind: 'rejected', rejectedBy: [{ guard: 'isValid', holds: false }] } },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/sesame|wrong/);
    end();
  });

  it('[MV8] gives the present state to a visualizer that joins late', () => {
    const { door: actor, sent, tell, find, view, end } = watchedDoor();
    actor.send({ type: 'open', password: 'sesame' });
    view();
    sent.length = 0;
    tell({ from: 'visualizer', kind: 'hello' });
    expect(find('door')?.states).toEqual(['door', 'door.open']);
    expect(view().charts.size).toBe(2);
    end();
  });

  it('[MV9] says for a typed event whether it would be taken, and changes nothing', () => {
    const { actor, sent, tell, find, end } = watchedDoor();
    const key = find('door')?.key ?? '';
    tell({ from: 'visualizer', kind: 'ask', question: 'q1', actor: key, event: { type: 'open', password: 'sesame' } });
    tell({ from: 'visualizer', kind: 'ask', question: 'q2', actor: key, event: { type: 'open', password: 'no' } });
    expect(sent.filter(({ kind }) => kind === 'verdict')).toMatchObject([
      { question: 'q1', verdict: { kind: 'taken', transitions: ['door.shut|open|0'] } },
      { question: 'q2', verdict: { kind: 'rejected', rejectedBy: [{ guard: 'isValid', holds: false }] } },
    ]);
    expect(actor.getSnapshot().value).toBe('shut');
    end();
  });

  it('[MV10] takes a sent event only where events are taken', () => {
    const open = {
      from: 'visualizer' as const,
      kind: 'send' as const,
      question: 'q',
      actor: '',
      event: { type: 'open', password: 'sesame' },
    };
    const taking = watchedDoor();
    taking.tell({ ...open, actor: taking.find('door')?.key ?? '' });
    expect(taking.actor.getSnapshot().value).toBe('open');
    taking.end();
    const watching = watchedDoor({ takesEvents: false });
    watching.tell({ ...open, actor: watching.find('door')?.key ?? '' });
    expect(watching.actor.getSnapshot().value).toBe('shut');
    watching.end();
  });

  it('[MV23] an event on which the machine would fail is answered with the reason, and does not reach it', () => {
    const { actor, door: own, sent, tell, find, end } = watchedDoor();
    own.send({ type: 'open', password: 'sesame' });
    const send = (event: SentEvent) =>
      tell({ from: 'visualizer', kind: 'send', question: event.type, actor: find('door')?.key ?? '', event });
    send({ type: 'paint' });
    send({ type: 'knock', times: 2 });
    const answers = sent.filter(({ kind }) => kind === 'sent');
    expect(answers).toMatchObject([{ question: 'paint', problem: expect.stringMatching(/length/) }, { problem: null }]);
    expect(actor.getSnapshot().status).toBe('active');
    end();
  });

  it('[MV24] each event has its sender, the states and the context around it, and what it has set off', () => {
    const { door: actor, sent, find, view, end } = watchedDoor();
    view();
    actor.send({ type: 'open', password: 'sesame' });
    actor.send({ type: 'knock', times: 1 });
    view();
    const events = sent.flatMap((message) => (message.kind === 'steps' ? message.events : []));
    const [door, inner] = [find('door')?.key, find('child')?.key];
    expect(events.map(({ machine: of, type }) => `${of} ${type}`)).toEqual([
      'child xstate.init',
      'door open',
      'child poke',
      'door knock',
    ]);
    expect(events[1]).toMatchObject({
      source: { kind: 'outside' },
      before: ['door', 'door.shut'],
      after: ['door', 'door.open'],
      context: { password: '[secret]', opened: 1 },
      started: ['child'],
      effects: ['emit opened'],
    });
    expect(events[2]).toMatchObject({
      actor: inner,
      source: { kind: 'machine', name: door },
      after: ['child', 'child.poked'],
    });
    expect(find('child')).toMatchObject({ parent: door, name: 'child' });
    expect('context' in (events[3] ?? {})).toBe(false);
    end();
  });

  it('[MV11] serialises nothing once it has ended', () => {
    const { door: actor, stop, sent, tasks, tell, view, end } = watchedDoor();
    view();
    stop();
    const before = sent.length;
    actor.send({ type: 'open', password: 'sesame' });
    tell({ from: 'visualizer', kind: 'hello' });
    expect([sent.length - before, tasks.length]).toEqual([0, 0]);
    expect(sent.at(-1)).toMatchObject({ kind: 'left', page: 'window 1' });
    expect(view().actors.size).toBe(0);
    end();
  });
});

import { expect, it } from 'vitest';
import type { ConsoleMessage, VisualizerMessage } from '@/machines/inspect/inspection';
import { createInspector } from '@/machines/inspect/inspector';

function heardInspector() {
  const posted: VisualizerMessage[] = [];
  const hearers = new Set<(message: ConsoleMessage) => void>();
  const inspector = createInspector({
    post: (message) => posted.push(message),
    listen: (hearer) => {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
  });
  const hear = (message: ConsoleMessage) => {
    for (const hearer of hearers) hearer(message);
  };
  const actor = {
    key: 'a',
    page: 'p',
    machine: 'door',
    name: 'door',
    parent: null,
    services: [],
    states: ['door.shut'],
    isOver: false,
    context: null,
    events: [],
  };
  return { inspector, posted, hear, actor, hearers };
}

it('[MV8] greets the windows, shows what they answer, and forgets a window that leaves', () => {
  const { inspector, posted, hear, actor } = heardInspector();
  expect(posted).toEqual([{ from: 'visualizer', kind: 'hello' }]);
  let changes = 0;
  inspector.subscribe(() => {
    changes += 1;
  });
  hear({ from: 'console', kind: 'page', page: 'p', title: 'Doors' });
  hear({ from: 'console', kind: 'steps', actors: [actor], events: [], gone: [] });
  expect([inspector.view().pages.get('p'), inspector.view().actors.get('a')]).toEqual(['Doors', actor]);
  hear({ from: 'console', kind: 'left', page: 'p' });
  expect([inspector.view().pages.size, inspector.view().actors.size, changes]).toEqual([0, 0, 3]);
});

it('[MV8] keeps the last two hundred events of an actor, the latest first', () => {
  const { inspector, hear, actor } = heardInspector();
  const events = Array.from({ length: 250 }, (_, index) => ({
    actor: 'a',
    machine: 'door',
    number: index + 1,
    at: index,
    source: { kind: 'outside' as const, name: '' },
    type: 'go',
    payload: {},
    before: [],
    after: [],
    taken: [],
    effects: [],
    started: [],
    verdict: null,
  }));
  hear({ from: 'console', kind: 'steps', actors: [actor], events, gone: [] });
  const kept = inspector.view().events.get('a') ?? [];
  expect([kept.length, kept[0]?.number, kept.at(-1)?.number]).toEqual([200, 250, 51]);
});

it('[MV6] a verdict answers its own question; a later question ends the one before', async () => {
  const { inspector, posted, hear, actor } = heardInspector();
  hear({ from: 'console', kind: 'steps', actors: [actor], events: [], gone: [] });
  const first = inspector.ask('a', { type: 'open' });
  const second = inspector.ask('a', { type: 'shut' });
  const [, one, two] = posted;
  if (one?.kind !== 'ask' || two?.kind !== 'ask') throw new Error('Nothing was asked.');
  hear({ from: 'console', kind: 'verdict', question: one.question, verdict: { kind: 'unhandled' } });
  hear({
    from: 'console',
    kind: 'verdict',
    question: two.question,
    verdict: { kind: 'rejected', rejectedBy: [{ guard: 'x', holds: false }] },
  });
  expect(await first).toBeNull();
  expect(await second).toEqual({ kind: 'rejected', rejectedBy: [{ guard: 'x', holds: false }] });
  expect(await inspector.ask('unknown', { type: 'open' })).toBeNull();
});

it('[MV11] says farewell when it closes, and hears nothing more', async () => {
  const { inspector, posted, hear, actor, hearers } = heardInspector();
  hear({ from: 'console', kind: 'steps', actors: [actor], events: [], gone: [] });
  const asked = inspector.ask('a', { type: 'open' });
  inspector.close();
  expect(posted.at(-1)).toEqual({ from: 'visualizer', kind: 'bye' });
  expect([hearers.size, await asked]).toEqual([0, null]);
});

import { describe, expect, it } from 'vitest';
import { adoptIds } from '@/model/network/adoptIds';
import type { BesideChange } from '@/model/network/besideChange';
import { moveNodes } from '@/model/network/edits/moveNodes';
import {
  besideOnTheWay,
  commit,
  commitBeside,
  forgetBeside,
  goToStep,
  isDirty,
  returnBeside,
  startHistory,
  stepsOf,
  undo,
} from '@/model/network/history';
import { nodeId } from '@/model/network/network';
import { sampleNetwork } from './sampleNetwork';

const change = (of: string, field: string, before: unknown, after: unknown, base = 1): BesideChange => ({
  kind: 'room',
  of,
  base,
  before: { [field]: before },
  after: { [field]: after },
});
const NOTE = { kind: 'changeRoom', of: 'Café' } as const;
const start = () => startHistory(sampleNetwork());
const moved = (history = start()) =>
  commit(
    history,
    moveNodes(new Map([[nodeId(1), { x: 7, y: 0 }]]))(history.present),
    { kind: 'moveNodes', count: 1 },
    null,
  );
const typed = (history: ReturnType<typeof start>, ...one: Parameters<typeof change>) =>
  commitBeside(history, [change(...one)], NOTE);

describe('changes beside the network', () => {
  it('[ET50] are steps, and leave the network as the service has it', () => {
    const one = typed(start(), 'a', 'phone', '', '1');
    expect([stepsOf(one).done, isDirty(one), one.present]).toEqual([1, false, one.loaded]);
  });

  it('[ET50] of one field are one step, until another field, record, revision or step', () => {
    const two = typed(typed(start(), 'a', 'phone', '', '1'), 'a', 'phone', '1', '12');
    expect(two.past.map(({ beside }) => beside)).toEqual([[change('a', 'phone', '', '12')]]);
    const others = [
      typed(two, 'a', 'address', '', 'x'),
      typed(two, 'b', 'phone', '', '1'),
      typed(two, 'a', 'phone', '12', '123', 2),
      typed(moved(two), 'a', 'phone', '12', '123'),
      typed(undo(typed(two, 'a', 'address', '', 'x')), 'a', 'phone', '12', '123'),
    ];
    expect(others.map(({ past }) => past.length)).toEqual([2, 2, 2, 3, 2]);
    expect(others.map(({ future }) => future.length)).toEqual([0, 0, 0, 0, 0]);
  });

  it('[ET50] are undone and redone in their order on the way to a step', () => {
    const all = typed(moved(typed(start(), 'a', 'phone', '', '1')), 'b', 'phone', '', '2');
    const names = (done: number, history = all) =>
      besideOnTheWay(history, done).map(({ change: { of }, direction }) => `${of} ${direction}`);
    expect([names(2), names(1), names(0)]).toEqual([['b back'], ['b back'], ['b back', 'a back']]);
    const first = goToStep(all, 0);
    expect([names(1, first), names(3, first)]).toEqual([['a forward'], ['a forward', 'b forward']]);
  });

  it('[ET50] stay in their steps when the service assigns numbers', () => {
    const saved = adoptIds(typed(moved(), 'a', 'phone', '', '1'), {
      nodes: new Map([[nodeId(-1), nodeId(50)]]),
      edges: new Map(),
      groups: new Map(),
    });
    expect(saved.past.map(({ beside }) => beside.length)).toEqual([0, 1]);
  });

  it('[ET56] leave the history when they can be neither undone nor redone any more', () => {
    const all = typed(moved(typed(start(), 'a', 'phone', '', '1')), 'b', 'phone', '', '2');
    expect(forgetBeside(all, 'a').past.map(({ note }) => note.kind)).toEqual(['moveNodes', 'changeRoom']);
    expect(forgetBeside(undo(all), 'b').future).toEqual([]);
  });

  it('[ET59] return to their places in the history when the service cannot be reached, in their order', () => {
    const all = typed(typed(typed(start(), 'a', 'phone', '', '1'), 'b', 'phone', '', '1'), 'c', 'phone', '', '1');
    const none = goToStep(all, 0);
    const asked = besideOnTheWay(all, 0);
    expect(returnBeside(none, asked)).toEqual(all);
    // The last one was undone before the service was lost.
    expect(returnBeside(none, asked.slice(1))).toEqual(goToStep(all, 2));
    expect(returnBeside(all, besideOnTheWay(none, 3))).toEqual(none);
    // An undo that waits for it, and a redo after that, are as the first has found them.
    const [undone] = asked;
    const redone = undone && { ...undone, direction: 'forward' as const };
    expect(returnBeside(all, undone && redone ? [undone, redone] : [])).toEqual(all);
  });
});

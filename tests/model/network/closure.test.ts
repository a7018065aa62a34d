import { describe, expect, it } from 'vitest';
import { clipOfSelection } from '@/model/network/clip/clip';
import { readClip } from '@/model/network/clip/readClip';
import { writeClip } from '@/model/network/clip/writeClip';
import { closedFrom, closureState, isMoment, openAt } from '@/model/network/closure';
import { duplicateNodes } from '@/model/network/edits/duplicateNodes';
import { mergeNodes } from '@/model/network/edits/mergeNodes';
import { pasteClip } from '@/model/network/edits/pasteClip';
import { setNodes } from '@/model/network/edits/setNodes';
import { commit, startHistory, undo } from '@/model/network/history';
import { conflictKey, mergeNetworks, resolveMerge } from '@/model/network/merge';
import { type Closure, createNetwork, floorId, groupId, type MapNode, nodeId } from '@/model/network/network';
import { editNode } from '@/model/network/operations/editNode';
import { setGroupOpen } from '@/model/network/operations/setGroupOpen';
import { RouteSession } from '@/model/routing/routeSession';
import { TYPES } from '../routing/randomNetwork';
import { edge, group, node, records, sampleNetwork, upstairs } from './sampleNetwork';

const REPAIR: Closure = { reason: 'New ropes', from: '2027-03-01 07:00:00', until: '2027-03-03 17:00:00' };
const at = (time: string) => new Date(time).getTime();
const BEFORE = at('2027-03-01T06:59:59Z');
const BEGINS = at('2027-03-01T07:00:00Z');
const LAST = at('2027-03-03T16:59:59Z');
const ENDS = at('2027-03-03T17:00:00Z');

const lift = (closure?: Closure) =>
  createNetwork(
    [node(1, 0, 0), node(2, 5, 0, { open: false, closure }), upstairs(3, 5, 0), upstairs(4, 9, 0)],
    [edge(11, 1, 2), edge(12, 3, 4)],
    [group(21, [2, 3], { name: 'Lift A' })],
  );

describe('the moment of a closure', () => {
  it('[PL117] it begins at its first moment and is over at its last one', () => {
    expect([BEFORE, BEGINS, LAST, ENDS].map((now) => closureState(REPAIR, now))).toEqual([
      'planned',
      'closed',
      'closed',
      'ended',
    ]);
  });

  it('[PL117] without dates it is on until somebody opens it, and so is a closed node without a closure', () => {
    const forever = { reason: '', from: null, until: null };
    expect([closureState(forever, 0), closureState(forever, ENDS)]).toEqual(['closed', 'closed']);
    expect(openAt(lift(), ENDS).nodes.get(nodeId(2))?.open).toBe(false);
    expect(closureState({ ...REPAIR, from: null }, BEFORE)).toBe('closed');
    expect(closureState({ ...REPAIR, until: null }, ENDS)).toBe('closed');
  });

  it('[NW21] only what is a moment is one', () => {
    expect(['2027-03-01 07:00:00', '2028-02-29 23:59:59'].map(isMoment)).toEqual([true, true]);
    const others = [
      '',
      'soon',
      '2027-03-01',
      '2027-02-29 00:00:00',
      '2027-03-01 24:00:00',
      '2027-03-01T07:00:00',
      '2027',
    ];
    expect(others.filter(isMoment)).toEqual([]);
  });

  it('[PL117] routes use the lift before and after, and not in between', () => {
    const network = lift(REPAIR);
    const isReached = (now: number) =>
      new RouteSession(openAt(network, now), TYPES).find([nodeId(1)], [nodeId(4)]) !== null;
    expect([BEFORE, BEGINS, LAST, ENDS].map(isReached)).toEqual([true, false, false, true]);
  });

  it('[PL117] the network is the same one as long as the same is open', () => {
    const network = lift(REPAIR);
    expect(openAt(network, BEGINS)).toBe(network);
    expect(openAt(network, LAST)).toBe(network);
    expect(openAt(network, ENDS)).toBe(openAt(network, ENDS + 1000));
    expect(openAt(network, BEFORE)).toBe(openAt(network, ENDS));
    const without = lift();
    expect(openAt(without, ENDS)).toBe(without);
    const renamed = { ...network, groups: new Map() };
    expect(openAt(renamed, ENDS).groups).toBe(renamed.groups);
    expect(openAt(network, ENDS).nodes.get(nodeId(2))).toEqual(node(2, 5, 0));
  });

  it('[PL118] what is closed only later counts as closed, and what was closed until now does not', () => {
    const network = lift(REPAIR);
    expect(closedFrom(network, BEFORE)).toBe(network);
    expect(closedFrom(network, LAST)).toBe(network);
    expect(closedFrom(network, ENDS).nodes.get(nodeId(2))?.open).toBe(true);
  });
});

describe('a closure in the network', () => {
  const closureOf = (network: { nodes: ReadonlyMap<MapNode['id'], MapNode> }, id: number) =>
    network.nodes.get(nodeId(id))?.closure;

  it('[PL115] is set with the closing of a group or node as one step, changed, and gone once it is opened', () => {
    const network = lift();
    const closed = setGroupOpen(network, groupId(21), false, REPAIR).edit(network);
    expect([2, 3].map((id) => [closed.nodes.get(nodeId(id))?.open, closureOf(closed, id)])).toEqual([
      [false, REPAIR],
      [false, REPAIR],
    ]);
    expect(setGroupOpen(closed, groupId(21), false, { ...REPAIR }).blockedBy).toBe('nothing-to-change');
    const later = { ...REPAIR, until: null };
    expect(closureOf(setGroupOpen(closed, groupId(21), false, later).edit(closed), 3)).toEqual(later);
    expect(closureOf(setGroupOpen(closed, groupId(21), false).edit(closed), 3)).toBeUndefined();
    const opened = setGroupOpen(closed, groupId(21), true).edit(closed);
    expect([2, 3].map((id) => closureOf(opened, id))).toEqual([undefined, undefined]);
    const door = editNode(network, nodeId(1), { open: false, closure: REPAIR });
    expect([door.note, closureOf(door.edit(network), 1)]).toEqual([{ kind: 'closeNodes', count: 1 }, REPAIR]);
  });

  it('[PL116] opening what was closed with a closure leaves no change behind', () => {
    const network = sampleNetwork();
    const closed = setNodes([nodeId(1)], { open: false, closure: REPAIR })(network);
    const opened = setNodes([nodeId(1)], { open: true })(closed);
    const history = commit(startHistory(network), opened, { kind: 'openNodes', count: 1 }, null);
    expect(history.past).toEqual([]);
  });

  it('[PL116] undo of a closure keeps what others changed in the node', () => {
    const network = sampleNetwork();
    const closed = setNodes([nodeId(1)], { open: false, closure: REPAIR })(network);
    const history = commit(startHistory(network), closed, { kind: 'closeNodes', count: 1 }, null);
    const renamed = { ...history, present: setNodes([nodeId(1)], { name: 'Hall' })(history.present) };
    expect(undo(renamed).present.nodes.get(nodeId(1))).toEqual(node(1, 0, 0, { name: 'Hall' }));
  });

  it('[PL116] a copy and a pasted node keep it, and so does a node that others are merged into', () => {
    const network = lift(REPAIR);
    const ids = [nodeId(1), nodeId(2)];
    expect(closureOf(duplicateNodes(ids, { x: 1, y: 1 })(network), -2)).toEqual(REPAIR);
    const clip = readClip(writeClip(clipOfSelection(network, { type: 'node', ids })));
    if (typeof clip === 'string') throw new Error(clip);
    const pasting = { floor: floorId('upper'), z: 4, by: { x: 0, y: 0 }, travel: ['walk'] };
    expect(closureOf(pasteClip(clip, pasting)(network), -2)).toEqual(REPAIR);
    const closed = setNodes([nodeId(1)], { open: false })(network);
    expect(closureOf(mergeNodes(nodeId(2), [nodeId(1)])(closed), 2)).toEqual(REPAIR);
    expect(closureOf(mergeNodes(nodeId(2), [nodeId(1)])(network), 2)).toBeUndefined();
  });

  it.each([
    ['a text', '"soon"'],
    ['half of one', '{"reason":"Works"}'],
    ['a day that does not exist', '{"reason":"Works","from":"2027-02-31 00:00:00","until":null}'],
  ])('[PL116] of a clip with %s for a closure the node is pasted closed', (_, closure) => {
    const nodes = `[{"x":1,"y":2,"open":false,"closure":${closure}}]`;
    const clip = readClip(`{"atrium":"network","version":1,"nodes":${nodes},"paths":[]}`);
    expect(clip).toEqual({ nodes: [{ x: 1, y: 2, name: '', open: false }], paths: [] });
  });

  it('[PL116] two people who close the same node differently are asked, and who changed another field is not', () => {
    const base = sampleNetwork();
    const mine = setNodes([nodeId(1)], { open: false, closure: REPAIR })(base);
    const theirs = setNodes([nodeId(1)], { open: false })(base);
    const merge = mergeNetworks(base, mine, theirs);
    expect(merge.conflicts.map(conflictKey)).toEqual(['node 1 open']);
    expect(closureOf(resolveMerge(merge, new Map([['node 1 open', 'mine']])), 1)).toEqual(REPAIR);
    expect(closureOf(resolveMerge(merge, new Map([['node 1 open', 'theirs']])), 1)).toBeUndefined();
    const named = mergeNetworks(base, mine, setNodes([nodeId(1)], { name: 'Hall' })(base));
    expect(named.conflicts).toEqual([]);
    const merged = resolveMerge(named);
    expect(merged.nodes.get(nodeId(1))).toEqual(node(1, 0, 0, { name: 'Hall', open: false, closure: REPAIR }));
    const opened = mergeNetworks(mine, setNodes([nodeId(1)], { open: true })(mine), mine);
    expect(records(resolveMerge(opened))).toEqual(records(base));
  });
});

import { describe, expect, it } from 'vitest';
import { type Delta, deltaBetween } from '@/model/network/delta';
import { deleteEdges } from '@/model/network/edits/deleteEdges';
import { moveNodes } from '@/model/network/edits/moveNodes';
import type { NetworkEdit } from '@/model/network/edits/networkEdit';
import { setNodes } from '@/model/network/edits/setNodes';
import type { Step } from '@/model/network/history';
import { createNetwork, edgeId, floorId, type Network, nodeId } from '@/model/network/network';
import { breakingStep } from '@/model/routing/cases/breakingStep';
import { endNodes, type RouteCase, verdictOf } from '@/model/routing/cases/routeCase';
import { firstUntraced } from '@/model/routing/cases/tracedSteps';
import { findRoute } from '@/model/routing/findRoute';
import { RouteSession } from '@/model/routing/routeSession';
import { edge, node, sampleNetwork } from '../../network/sampleNetwork';
import { TYPES } from '../randomNetwork';

const NO_DELAYS = new Map<number, number>();

const radiology: RouteCase = {
  id: 1,
  name: 'North entrance to Radiology',
  from: { kind: 'node', node: nodeId(1) },
  to: { kind: 'room', floor: floorId('ground'), mesh: 'radiology' },
  stepFree: false,
  maxMetres: 25,
  maxSeconds: null,
};

/** 1 - 2 - 3, and 3 is the entrance of radiology: 20 m. */
const hospital = (): Network =>
  createNetwork(
    [node(1, 0, 0), node(2, 10, 0), node(3, 10, 10, { mesh: 'radiology' })],
    [edge(11, 1, 2), edge(12, 2, 3)],
  );

const verdictOn = (network: Network, routeCase: RouteCase) => {
  const session = new RouteSession(network, TYPES, { stepFree: routeCase.stepFree });
  const route = findRoute(session, endNodes(network, routeCase.from), endNodes(network, routeCase.to));
  return route ? verdictOf(routeCase, { kind: 'route', route }) : null;
};

/** The network after these edits, and what each changed. */
function edited(network: Network, edits: readonly NetworkEdit[]): { network: Network; steps: Delta[] } {
  const steps: Delta[] = [];
  let now = network;
  for (const edit of edits) {
    const next = edit(now);
    steps.push(deltaBetween(now, next));
    now = next;
  }
  return { network: now, steps };
}

const move = (id: number, x: number, y: number) => moveNodes(new Map([[nodeId(id), { x, y }]]));

const brokenAt = (edits: readonly NetworkEdit[], routeCase = radiology, first = hospital()) =>
  breakingStep(routeCase, { ...edited(first, edits), types: TYPES, delays: NO_DELAYS });

describe('a route case', () => {
  it('[CF11] holds up to its limits, compared as they are shown', () => {
    expect(verdictOn(hospital(), radiology)).toEqual({ kind: 'holds', metres: 20, seconds: 13 });
    expect(verdictOn(hospital(), { ...radiology, maxMetres: 20 })?.kind).toBe('holds');
    expect(verdictOn(hospital(), { ...radiology, maxMetres: 19 })).toEqual({
      kind: 'too-long',
      metres: 20,
      seconds: 13,
    });
    expect(verdictOn(hospital(), { ...radiology, maxSeconds: 13 })?.kind).toBe('holds');
    expect(verdictOn(hospital(), { ...radiology, maxSeconds: 12 })?.kind).toBe('too-slow');
  });

  it('[CF11] ends at every entrance of its room on its floor, and nowhere where there is none', () => {
    const network = createNetwork([
      node(1, 0, 0, { mesh: 'radiology' }),
      node(2, 5, 0, { mesh: 'radiology' }),
      node(3, 9, 0, { mesh: 'radiology', floor: floorId('upper') }),
    ]);
    expect(endNodes(network, radiology.to)).toEqual([1, 2]);
    expect(endNodes(sampleNetwork(), radiology.to)).toEqual([]);
  });
});

describe('the step that broke a case', () => {
  it('[CF12] is the edit before which it held and since which it fails', () => {
    expect(brokenAt([move(1, 0, 1), move(3, 10, 30), move(2, 11, 0)])).toBe(1);
  });

  it('[CF12] is the last of them where it was mended in between', () => {
    expect(brokenAt([move(3, 10, 30), move(3, 10, 10), deleteEdges([edgeId(12)])])).toBe(2);
  });

  it('[CF12] is found where a path, a node or the entrance of the room is lost', () => {
    const closes = setNodes([nodeId(2)], { open: false });
    const leaves = setNodes([nodeId(3)], { mesh: null });
    for (const breaks of [deleteEdges([edgeId(11)]), closes, leaves])
      expect(brokenAt([move(1, 0, 1), breaks, move(1, 0, 0)])).toBe(1);
  });

  it('[CF12] is none where the case failed before all steps', () => {
    expect(brokenAt([move(1, 0, 1)], { ...radiology, maxMetres: 5 })).toBeNull();
    expect(brokenAt([], radiology, createNetwork([]))).toBeNull();
  });
});

describe('steps that were looked at', () => {
  const step = (count: number): Step => ({
    note: { kind: 'moveNodes', count },
    delta: deltaBetween(hospital(), hospital()),
    beside: [],
    selectedBefore: null,
    selectedAfter: null,
  });
  const [one, two, three] = [step(1), step(2), step(3)];

  it('[CF12] keep their answer while they are not undone', () => {
    expect(firstUntraced([one, two, three], { past: [one, two], broken: 0 })).toBe(2);
    expect(firstUntraced([one, two], { past: [one, two], broken: 0 })).toBe(2);
  });

  it('[CF12] are looked at again after undo, after a save that renumbers, and for the first time', () => {
    expect(firstUntraced([one], { past: [one, two], broken: 0 })).toBe(0);
    expect(firstUntraced([{ ...one }, { ...two }], { past: [one, two], broken: 0 })).toBe(0);
    expect(firstUntraced([two, three], { past: [one, two], broken: 0 })).toBe(0);
    expect(firstUntraced([one, two], undefined)).toBe(0);
  });
});

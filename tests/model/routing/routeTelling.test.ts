import { describe, expect, it } from 'vitest';
import { floorId, groupId, nodeId } from '@/model/network/network';
import type { Route } from '@/model/routing/route';
import { routeDrawing } from '@/model/routing/routeDrawing';
import { routeSteps, walkedMetres } from '@/model/routing/routeSteps';

const GROUND = floorId('ground');
const UPPER = floorId('upper');
const leg = (floor: typeof GROUND, points: [number, number][], length: number) => ({
  floor,
  points: points.map(([x, y]) => ({ x, y })),
  nodes: [],
  length,
});
const change = (from: typeof GROUND, to: typeof GROUND, seconds: number) => ({
  group: groupId(3),
  travel: 'lift',
  from: { floor: from, node: nodeId(1) },
  to: { floor: to, node: nodeId(2) },
  length: 4,
  seconds,
});

/** Ground, up, and down again by another lift. */
const ROUTE: Route = {
  nodes: [],
  legs: [
    leg(
      GROUND,
      [
        [0, 0],
        [10, 0],
      ],
      10,
    ),
    leg(
      UPPER,
      [
        [10, 0],
        [10, 30],
      ],
      30,
    ),
    leg(
      GROUND,
      [
        [10, 30],
        [0, 30],
      ],
      10,
    ),
  ],
  changes: [change(GROUND, UPPER, 30), change(UPPER, GROUND, 20)],
  length: 58,
  seconds: 100,
  cost: 60,
};

describe('a way on one floor', () => {
  it('[VW6] draws every part of that floor, with start and end where they are', () => {
    const ground = routeDrawing(ROUTE, GROUND);
    expect(ground.lines).toHaveLength(2);
    expect(ground.start).toEqual({ x: 0, y: 0 });
    expect(ground.end).toEqual({ x: 0, y: 30 });
    const upper = routeDrawing(ROUTE, UPPER);
    expect(upper.lines).toEqual([
      [
        { x: 10, y: 0 },
        { x: 10, y: 30 },
      ],
    ]);
    expect(upper.start).toBeNull();
    expect(upper.end).toBeNull();
  });

  it('[VW6] numbers changes of floor alike on both floors', () => {
    expect(routeDrawing(ROUTE, GROUND).changes).toEqual([
      { at: { x: 10, y: 0 }, number: 1 },
      { at: { x: 10, y: 30 }, number: 2 },
    ]);
    expect(routeDrawing(ROUTE, UPPER).changes).toEqual([
      { at: { x: 10, y: 0 }, number: 1 },
      { at: { x: 10, y: 30 }, number: 2 },
    ]);
  });

  it('[VW6] a floor that the way does not touch shows nothing of it', () => {
    expect(routeDrawing(ROUTE, floorId('other'))).toEqual({ lines: [], start: null, end: null, changes: [] });
  });
});

describe('a way step by step', () => {
  it('[VW6] walks and changes come in their order, with the numbers of the drawing', () => {
    const steps = routeSteps(ROUTE);
    expect(steps.map((step) => (step.kind === 'walk' ? step.length : `#${step.number}`))).toEqual([
      10,
      '#1',
      30,
      '#2',
      10,
    ]);
  });

  it('[VW6] the steps take as long as the whole way', () => {
    const steps = routeSteps(ROUTE);
    expect(steps.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(ROUTE.seconds, 9);
    expect(steps[2]?.seconds).toBeCloseTo(30, 9);
  });

  it('[VW5] the metres walked are those of the parts as they are shown', () => {
    expect(walkedMetres({ legs: [leg(UPPER, [], 10.5), leg(UPPER, [], 0.4), leg(UPPER, [], 20.5)] })).toBe(32);
  });

  it('[VW6] where one ride follows another nobody walks', () => {
    const ridden: Route = { ...ROUTE, legs: [ROUTE.legs[0]!, leg(UPPER, [[10, 0]], 0), ROUTE.legs[2]!] };
    expect(routeSteps(ridden).map(({ kind }) => kind)).toEqual(['walk', 'change', 'change', 'walk']);
    expect(routeDrawing(ridden, UPPER).lines).toEqual([]);
  });
});

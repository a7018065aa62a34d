import { describe, expect, it } from 'vitest';
import { edgeId, nodeId } from '@/model/network/network';
import { type SnapTargets, snap } from '@/model/network/snapping';

const targets: SnapTargets = {
  nodes: [
    { id: nodeId(1), x: 0, y: 0 },
    { id: nodeId(2), x: 20, y: 0 },
  ],
  paths: [{ id: edgeId(11), from: { x: 0, y: 0 }, to: { x: 20, y: 0 } }],
  neighbours: [],
};
const at = (x: number, y: number, more: Partial<SnapTargets> = {}) => snap({ x, y }, { ...targets, ...more }, 1);

describe('snapping', () => {
  it.each([
    ['a node', at(0.5, 0.5), 'node', { x: 0, y: 0 }],
    ['a midpoint', at(10.5, 0.4), 'midpoint', { x: 10, y: 0 }],
    ['a path', at(5, 0.9), 'path', { x: 5, y: 0 }],
    ['nothing', at(5, 1.1), null, { x: 5, y: 1.1 }],
    ['a door', at(30, 30, { doors: [{ x: 30.5, y: 30 }] }), 'door', { x: 30.5, y: 30 }],
    ['a node below', at(30, 30, { below: [{ x: 30.5, y: 30 }] }), 'below', { x: 30.5, y: 30 }],
    [
      'an edge',
      at(30, 30, { outlines: [{ from: { x: 20, y: 29.5 }, to: { x: 40, y: 29.5 } }] }),
      'outline',
      { x: 30, y: 29.5 },
    ],
    ['the x of a neighbour', at(50.4, 80, { neighbours: [{ x: 50, y: 60 }] }), 'same-x', { x: 50, y: 80 }],
    ['the y of a neighbour', at(80, 60.4, { neighbours: [{ x: 50, y: 60 }] }), 'same-y', { x: 80, y: 60 }],
    ['a diagonal', at(70.2, 80, { neighbours: [{ x: 50, y: 60 }] }), 'diagonal', { x: 70.1, y: 80.1 }],
    ['the other diagonal', at(70.2, 40, { neighbours: [{ x: 50, y: 60 }] }), 'diagonal', { x: 70.1, y: 39.9 }],
    [
      'two lines at once',
      at(50.4, 70.4, {
        neighbours: [
          { x: 50, y: 60 },
          { x: 90, y: 70 },
        ],
      }),
      'aligned',
      { x: 50, y: 70 },
    ],
  ])('[PL60] to %s', (_, result, label, point) => {
    expect(result.label).toBe(label);
    expect(result.point.x).toBeCloseTo(point.x);
    expect(result.point.y).toBeCloseTo(point.y);
  });

  it('[PL60] says what was met and draws guides', () => {
    expect(at(20.2, 0)).toMatchObject({ node: 2, edge: null, guides: [] });
    expect(at(5, 0.2)).toMatchObject({ node: null, edge: 11 });
    const aligned = at(50.4, 70.4, {
      neighbours: [
        { x: 50, y: 60 },
        { x: 90, y: 70 },
      ],
    });
    expect(aligned.guides).toEqual([
      { from: { x: 50, y: 60 }, to: { x: 50, y: 70 } },
      { from: { x: 90, y: 70 }, to: { x: 50, y: 70 } },
    ]);
  });

  it('[PL60] takes the nearest of several', () => {
    const nodes = [0.9, 0.3, 0.6].map((x, index) => ({ id: nodeId(index + 1), x, y: 0 }));
    expect(at(0, 0, { nodes }).node).toBe(2);
  });
});

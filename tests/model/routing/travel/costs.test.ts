import { describe, expect, it } from 'vitest';
import { createNetwork, nodeId } from '@/model/network/network';
import { RouteSession } from '@/model/routing/routeSession';
import { edgeCost, rideCost } from '@/model/routing/travel/costs';
import { edge, group, node, upstairs } from '../../network/sampleNetwork';
import { TYPES } from '../randomNetwork';

const flat = [node(1, 0, 0), node(2, 10, 0)] as const;
const slope = [node(1, 0, 0), node(2, 3, 0, { z: 4 })] as const;

describe('costs', () => {
  it.each([
    ['length', flat, {}, 10],
    ['times multiplier', flat, { multiplier: 0.5 }, 5],
    ['plus weight', flat, { multiplier: 2, weight: 50 }, 70],
    ['less a negative weight', flat, { weight: -4 }, 6],
    ['never under a hundredth', flat, { weight: -10_000 }, 0.1],
    ['never under a hundredth by multipliers', slope, { multiplier: 0.01, multiplierZ: 0 }, 0.05],
    ['in space', slope, {}, 5],
    ['with the vertical part scaled', slope, { multiplierZ: 2 }, Math.hypot(3, 8)],
  ])('[RO1] %s', (_, [from, to], settings, cost) => {
    expect(edgeCost(from, to, edge(11, 1, 2, settings))).toBeCloseTo(cost, 12);
  });

  it.each([
    ['length', {}, 4],
    ['divided by the speed', { multiplier: 2 }, 2],
    ['with its share of a bonus', { weight: -4 }, 2],
    ['never under a hundredth', { weight: -100 }, 0.04],
    ['the weight apart', { weight: 100 }, 4],
  ])('[RO4] a ride costs %s', (_, settings, cost) => {
    expect(rideCost(node(1, 0, 0), upstairs(2, 0, 0), group(21, [1, 2], settings), 8)).toBeCloseTo(cost, 12);
  });

  it.each([
    ['BI', true, true],
    ['FROM', false, true],
    ['TO', true, false],
  ] as const)('[RO4] %s lets up %s and down %s', (type, up, down) => {
    const network = createNetwork([node(1, 0, 0), upstairs(2, 0, 0)], [], [group(21, [2, 1], { type })]);
    const session = new RouteSession(network, TYPES);
    expect(session.find([nodeId(1)], [nodeId(2)]) !== null).toBe(up);
    expect(session.find([nodeId(2)], [nodeId(1)]) !== null).toBe(down);
  });

  it('[RO4] a closed stop is passed by', () => {
    const network = createNetwork(
      [node(1, 0, 0), upstairs(2, 0, 0, { open: false }), node(3, 0, 0, { z: 8 })],
      [],
      [group(21, [1, 2, 3])],
    );
    expect(new RouteSession(network, TYPES).find([nodeId(1)], [nodeId(3)])).toEqual({ nodes: [1, 3], cost: 8 });
  });

  it.each([
    [0, true, true],
    [1, true, false],
    [-1, false, true],
  ] as const)('[RO2] direction %i lets there %s and back %s', (direction, there, back) => {
    const session = new RouteSession(createNetwork(flat, [edge(11, 1, 2, { direction })]), TYPES);
    expect(session.find([nodeId(1)], [nodeId(2)]) !== null).toBe(there);
    expect(session.find([nodeId(2)], [nodeId(1)]) !== null).toBe(back);
  });

  it.each([
    [['walk'], {}, true],
    [['walk'], { stepFree: true }, true],
    [['stairs'], {}, true],
    [['stairs'], { stepFree: true }, false],
    [['ramp'], {}, false],
    [['ramp'], { stepFree: true }, true],
    [['stairs', 'ramp'], { stepFree: true }, true],
    [['unknown'], {}, true],
    [['unknown'], { stepFree: true }, false],
    [[], { stepFree: true }, true],
    [['walk'], { travel: new Set(['stairs']) }, false],
    [['walk', 'stairs'], { travel: new Set(['stairs']) }, true],
  ])('[RO3] %o with %o: %s', (travel, options, usable) => {
    const session = new RouteSession(createNetwork(flat, [edge(11, 1, 2, { travel })]), TYPES, options);
    expect(session.find([nodeId(1)], [nodeId(2)]) !== null).toBe(usable);
  });
});

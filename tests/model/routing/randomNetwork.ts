import {
  createNetwork,
  type Direction,
  type Edge,
  floorId,
  type MapNode,
  type Network,
  nodeId,
  type TransitGroup,
  type TravelType,
} from '@/model/network/network';
import { below, type Random, seeded } from '../network/randomEdits';
import { edge, group, node } from '../network/sampleNetwork';

export const TYPES: readonly TravelType[] = [
  { key: 'walk', name: 'Walk', access: 1, speed: 1.5, wait: 0 },
  { key: 'lift', name: 'Lift', access: 1, speed: 1, wait: 20 },
  { key: 'stairs', name: 'Stairs', access: 0, speed: 0.5, wait: 0 },
  { key: 'ramp', name: 'Ramp', access: 2, speed: 1, wait: 0 },
];

/**
 * A jittered grid of corridors on three floors with one-way, weighted, quick, missing and closed parts, diagonal short cuts
 * and transit groups of every type: all that a route must heed.
 */
export function randomNetwork(seed: number, side: number, floors = 3): Network {
  const random = seeded(seed);
  const nodes: MapNode[] = [];
  const edges: Edge[] = [];
  const number = (floor: number, column: number, row: number): number => 1 + (floor * side + row) * side + column;
  for (let floor = 0; floor < floors; floor++)
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++)
        nodes.push(
          node(number(floor, column, row), column * 4 + random() * 2, row * 4 + random() * 2, {
            floor: floorId(`floor ${floor}`),
            z: floor * 4,
            open: random() > 0.03,
          }),
        );
  for (let floor = 0; floor < floors; floor++)
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++)
        for (const [right, down, share] of [
          [1, 0, 0.8],
          [0, 1, 0.8],
          [1, 1, 0.15],
        ] as const)
          if (column + right < side && row + down < side && random() < share)
            edges.push(
              randomEdge(
                random,
                10_000_000 + edges.length,
                number(floor, column, row),
                number(floor, column + right, row + down),
              ),
            );
  const groups: TransitGroup[] = Array.from({ length: Math.max(3, side >> 1) }, (_, index) => {
    const column = below(random, side);
    const row = below(random, side);
    const stops = Array.from({ length: floors }, (__, floor) => number(floor, column, row));
    return group(index + 1, stops, {
      travel: random() < 0.5 ? 'lift' : 'stairs',
      type: (['BI', 'BI', 'FROM', 'TO'] as const)[below(random, 4)]!,
      weight: [0, 0, 30, -3][below(random, 4)]!,
      multiplier: [1, 2, 0.5][below(random, 3)]!,
    });
  });
  return createNetwork(nodes, edges, groups);
}

export function randomEdge(random: Random, id: number, from: number, to: number): Edge {
  return edge(id, from, to, {
    direction: [0, 0, 0, 0, 0, 0, 0, 0, 1, -1][below(random, 10)] as Direction,
    weight: random() < 0.15 ? [50, 10, -1, -50][below(random, 4)]! : 0,
    multiplier: random() < 0.3 ? Math.round(1 + random() * 250) / 100 : 1,
    travel: random() < 0.9 ? ['walk'] : random() < 0.5 ? ['stairs', 'ramp'] : ['stairs'],
  });
}

export function randomPairs(network: Network, random: Random, count: number) {
  const ids = [...network.nodes.keys()];
  const pick = () => ids[below(random, ids.length)] ?? nodeId(0);
  return Array.from({ length: count }, () => [pick(), pick()] as const);
}

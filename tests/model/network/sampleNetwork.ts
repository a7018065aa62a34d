import {
  createNetwork,
  type Edge,
  edgeId,
  floorId,
  groupId,
  type MapNode,
  type Network,
  nodeId,
  type TransitGroup,
} from '@/model/network/network';

export const node = (id: number, x: number, y: number, rest: Partial<MapNode> = {}): MapNode => ({
  id: nodeId(id),
  floor: floorId('ground'),
  x,
  y,
  z: 0,
  name: '',
  open: true,
  mesh: null,
  dynamicRoute: null,
  ...rest,
});

export const upstairs = (id: number, x: number, y: number, rest: Partial<MapNode> = {}): MapNode =>
  node(id, x, y, { floor: floorId('upper'), z: 4, ...rest });

export const edge = (id: number, from: number, to: number, rest: Partial<Edge> = {}): Edge => ({
  id: edgeId(id),
  from: nodeId(from),
  to: nodeId(to),
  travel: ['walk'],
  direction: 0,
  weight: 0,
  multiplier: 1,
  multiplierZ: 1,
  ...rest,
});

export const group = (id: number, nodes: readonly number[], rest: Partial<TransitGroup> = {}): TransitGroup => ({
  id: groupId(id),
  name: 'Lift',
  travel: 'lift',
  type: 'BI',
  weight: 0,
  multiplier: 1,
  nodes: nodes.map(nodeId),
  ...rest,
});

/** Two floors: 1 - 2 - 3 below, 4 - 5 above, a lift from 3 to 4. */
export function sampleNetwork(): Network {
  return createNetwork(
    [node(1, 0, 0), node(2, 10, 0), node(3, 10, 10), upstairs(4, 10, 10), upstairs(5, 0, 10)],
    [edge(11, 1, 2), edge(12, 2, 3), edge(13, 4, 5)],
    [group(21, [3, 4])],
  );
}

/** No path or stop points at a node that is not there, no group is empty, records stand under their own numbers. */
export function isWhole(network: Network): boolean {
  return (
    [...network.nodes].every(([id, { id: own }]) => id === own) &&
    [...network.edges].every(
      ([id, one]) => id === one.id && network.nodes.has(one.from) && network.nodes.has(one.to) && one.from !== one.to,
    ) &&
    [...network.groups].every(
      ([id, one]) => id === one.id && one.nodes.length > 0 && one.nodes.every((stop) => network.nodes.has(stop)),
    )
  );
}

/** The records alone, so that two plans can be compared whatever numbers they have left. */
export const records = ({ nodes, edges, groups }: Network) => ({ nodes, edges, groups });

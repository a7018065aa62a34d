import {
  floorId,
  groupId,
  type Joint,
  jointId,
  type MapNode,
  makePlan,
  nodeId,
  type Plan,
  type TransitGroup,
} from '@/model/plan/plan';

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

export const joint = (id: number, from: number, to: number, rest: Partial<Joint> = {}): Joint => ({
  id: jointId(id),
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
export function samplePlan(): Plan {
  return makePlan(
    [node(1, 0, 0), node(2, 10, 0), node(3, 10, 10), upstairs(4, 10, 10), upstairs(5, 0, 10)],
    [joint(11, 1, 2), joint(12, 2, 3), joint(13, 4, 5)],
    [group(21, [3, 4])],
  );
}

/** No path or stop points at a node that is not there, no group is empty, records stand under their own numbers. */
export function isWhole(plan: Plan): boolean {
  return (
    [...plan.nodes].every(([id, { id: own }]) => id === own) &&
    [...plan.joints].every(
      ([id, one]) => id === one.id && plan.nodes.has(one.from) && plan.nodes.has(one.to) && one.from !== one.to,
    ) &&
    [...plan.groups].every(
      ([id, one]) => id === one.id && one.nodes.length > 0 && one.nodes.every((stop) => plan.nodes.has(stop)),
    )
  );
}

/** The records alone, so that two plans can be compared whatever numbers they have left. */
export const records = ({ nodes, joints, groups }: Plan) => ({ nodes, joints, groups });

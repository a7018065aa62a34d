import type { GivenIds } from '@/model/plan/adoptIds';
import { difference } from '@/model/plan/difference';
import {
  floorId,
  type GroupId,
  groupId,
  type Joint,
  type JointId,
  jointId,
  type MapNode,
  makePlan,
  type NodeId,
  nodeId,
  type Plan,
  type TransitGroup,
  type TravelType,
} from '@/model/plan/plan';
import type {
  ChangeSet,
  SavedChanges,
  WireJoint,
  WireNetwork,
  WireNode,
  WireTransitGroup,
  WireTravelType,
} from './network';

/** The network of the wire and the plan of the model are the same thing in two spellings; this is the only place that knows both. */
const toNode = (wire: WireNode): MapNode => ({
  id: nodeId(wire.id),
  floor: floorId(wire.floor_id),
  x: wire.x,
  y: wire.y,
  z: wire.z,
  name: wire.name,
  open: wire.open,
  mesh: wire.mesh,
  dynamicRoute: wire.dynamicRoute,
});

const fromNode = (node: MapNode): WireNode => ({
  id: node.id,
  floor_id: node.floor,
  x: node.x,
  y: node.y,
  z: node.z,
  name: node.name,
  open: node.open,
  mesh: node.mesh,
  dynamicRoute: node.dynamicRoute,
});

const toJoint = (wire: WireJoint): Joint => ({
  id: jointId(wire.id),
  from: nodeId(wire.from),
  to: nodeId(wire.to),
  travel: wire.travel.split(',').filter((key) => key !== ''),
  direction: wire.direction,
  weight: wire.weight,
  multiplier: wire.multiplier,
  multiplierZ: wire.multiplier_z,
});

const fromJoint = (joint: Joint): WireJoint => ({
  id: joint.id,
  from: joint.from,
  to: joint.to,
  travel: joint.travel.join(','),
  direction: joint.direction,
  weight: joint.weight,
  multiplier: joint.multiplier,
  multiplier_z: joint.multiplierZ,
});

const toGroup = (wire: WireTransitGroup): TransitGroup => ({
  id: groupId(wire.id),
  name: wire.name,
  travel: wire.travel,
  type: wire.type,
  weight: wire.weight,
  multiplier: wire.multiplier,
  nodes: wire.nodes.map(({ id }) => nodeId(id)),
});

const fromGroup = (group: TransitGroup): WireTransitGroup => ({
  id: group.id,
  name: group.name,
  travel: group.travel,
  type: group.type,
  weight: group.weight,
  multiplier: group.multiplier,
  nodes: group.nodes.map((id) => ({ id })),
});

export const toPlan = ({ nodes, joins, transitgroups }: Omit<WireNetwork, 'revision'>): Plan =>
  makePlan(nodes.map(toNode), joins.map(toJoint), transitgroups.map(toGroup));

export const fromPlan = (plan: Plan): Omit<WireNetwork, 'revision'> => ({
  nodes: Array.from(plan.nodes.values(), fromNode),
  joins: Array.from(plan.joints.values(), fromJoint),
  transitgroups: Array.from(plan.groups.values(), fromGroup),
});

/** What turns `loaded` into `present`, as one save of all floors. */
export function toChangeSet(loaded: Plan, present: Plan, revision: number): ChangeSet {
  const { floors, groups } = difference(loaded, present);
  const all = [...floors.values()];
  return {
    revision,
    nodes: {
      new: all.flatMap(({ nodes }) => nodes.new.map(fromNode)),
      updated: all.flatMap(({ nodes }) => nodes.updated.map(fromNode)),
      deleted: all.flatMap(({ nodes }) => [...nodes.deleted]),
    },
    joins: {
      new: all.flatMap(({ joins }) => joins.new.map(fromJoint)),
      updated: all.flatMap(({ joins }) => joins.updated.map(fromJoint)),
      deleted: all.flatMap(({ joins }) => [...joins.deleted]),
    },
    transitgroups: {
      new: groups.new.map(fromGroup),
      updated: groups.updated.map(fromGroup),
      deleted: [...groups.deleted],
    },
  };
}

/** The numbers that the service gave to what was new. */
export function toGivenIds({ nodes, joins, transitgroups }: SavedChanges): GivenIds {
  const given = <Id>(list: readonly { temporary_id: number; record: { id: number } }[], brand: (id: number) => Id) =>
    new Map(list.map(({ temporary_id, record }) => [brand(temporary_id), brand(record.id)]));
  return {
    nodes: given<NodeId>(nodes.new, nodeId),
    joints: given<JointId>(joins.new, jointId),
    groups: given<GroupId>(transitgroups.new, groupId),
  };
}

export const toTravelType = (wire: WireTravelType): TravelType => ({
  key: wire.jointype,
  name: wire.name,
  access: wire.accessable,
  speed: wire.speed ?? 1.25,
  wait: wire.wait ?? 0,
});

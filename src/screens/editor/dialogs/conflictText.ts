import type { ProjectData } from '@/contract/locations/projectData';
import { capitalised } from '@/contract/texts/capitalised';
import type { Conflict, Merge } from '@/model/network/merge';
import {
  type Edge,
  edgeId,
  groupId,
  type MapNode,
  type Network,
  type NodeId,
  nodeId,
  type TransitGroup,
  type TravelType,
} from '@/model/network/network';
import { nodeName } from '@/model/network/objectName';
import { objectLabel } from '@/screens/checks/objectLabel';
import { text } from './texts';

interface Named {
  readonly data: Pick<ProjectData, 'location' | 'destinations'>;
  readonly types: readonly TravelType[];
}

/** A conflict in the words of a person who looks at the map. */
export interface ConflictText {
  readonly title: string;
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
  /** The position, if a node has it. */
  readonly at: Pick<MapNode, 'floor' | 'x' | 'y'> | null;
}

type FieldText<Value> = Readonly<Record<string, (value: Value) => string>>;

const shortNumber = (value: number): string => String(Number(value.toFixed(2)));

/** @param named the names of floors, destinations and travel types */
export function conflictText(conflict: Conflict, merge: Merge, named: Named): ConflictText {
  const { kind, id, field } = conflict;
  const sides = [merge.mine, merge.theirs, merge.base] as const;
  const nodeOf = (node: NodeId) => sides.map(({ nodes }) => nodes.get(node)).find((one) => one !== undefined);
  const nameOf = (node: NodeId) => {
    const found = nodeOf(node);
    return objectLabel(found ? nodeName(found) : { node });
  };
  const floors = new Map<string, string>(
    named.data.location.buildings.flatMap((building) => building.floors.map(({ uuid, name }) => [uuid, name] as const)),
  );
  const travelName = (key: string) => named.types.find((type) => type.key === key)?.name ?? key;
  const times = (multiplier: number) => text('times', { multiplier: shortNumber(multiplier) });
  const ofNode: FieldText<MapNode> = {
    floor: ({ floor }) => floors.get(floor) ?? text('otherFloor'),
    place: ({ x, y, z }) => text('place', { x: x.toFixed(1), y: y.toFixed(1), z: z.toFixed(1) }),
    name: ({ name }) => (name ? `“${name}”` : text('nothing')),
    open: ({ open }) => text(open ? 'open' : 'closed'),
    mesh: ({ mesh, floor }) => {
      if (mesh === null) return text('nothing');
      const placed = named.data.destinations.find((one) => one.object_name === mesh && one.floor_id === floor);
      return placed?.location_name ?? mesh;
    },
    dynamicRoute: ({ dynamicRoute }) => (dynamicRoute === null ? text('nothing') : text('delay', { id: dynamicRoute })),
  };
  const ofEdge: FieldText<Edge> = {
    course: ({ from, to, direction }) => {
      const ends = { from: nameOf(from), to: nameOf(to) };
      if (direction === 0) return text('bothWays', ends);
      return text('oneWay', direction === 1 ? ends : { from: ends.to, to: ends.from });
    },
    travel: ({ travel }) => travel.map(travelName).join(', ') || text('nothing'),
    weight: ({ weight }) => shortNumber(weight),
    multiplier: ({ multiplier }) => times(multiplier),
    multiplierZ: ({ multiplierZ }) => times(multiplierZ),
  };
  const ofGroup: FieldText<TransitGroup> = {
    name: ({ name }) => `“${name}”`,
    travel: ({ travel }) => travelName(travel),
    type: ({ type }) => text(`type.${type}`),
    weight: ({ weight }) => shortNumber(weight),
    multiplier: ({ multiplier }) => times(multiplier),
  };
  const valueIn = (network: Network): string => {
    if (kind === 'node') return valueText(ofNode, field, network.nodes.get(nodeId(id)));
    if (kind === 'edge') return valueText(ofEdge, field, network.edges.get(edgeId(id)));
    return valueText(ofGroup, field, network.groups.get(groupId(id)));
  };
  const first = firstNode(conflict, sides);
  const at = (first === undefined ? undefined : nodeOf(first)) ?? null;
  return {
    title: text('conflictOf', {
      name: recordName(conflict, sides, nameOf),
      field: fieldName(field),
      floor: (at && floors.get(at.floor)) ?? text('otherFloor'),
    }),
    before: valueIn(merge.base),
    mine: valueIn(merge.mine),
    theirs: valueIn(merge.theirs),
    at,
  };
}

function valueText<Value>(words: FieldText<Value>, field: string, value: Value | undefined): string {
  if (value === undefined) return text('notThere');
  return words[field]?.(value) ?? text('there');
}

function recordName({ kind, id }: Conflict, sides: readonly Network[], nameOf: (node: NodeId) => string): string {
  const name = nameOf(nodeId(id));
  if (kind === 'node') return capitalised(name);
  const edge = sides.map(({ edges }) => edges.get(edgeId(id))).find((one) => one !== undefined);
  if (kind === 'edge') return edge ? text('pathOf', { from: nameOf(edge.from), to: nameOf(edge.to) }) : text('path');
  return sides.map(({ groups }) => groups.get(groupId(id))?.name).find((one) => one !== undefined) ?? text('group');
}

function firstNode({ kind, id }: Conflict, sides: readonly Network[]): NodeId | undefined {
  if (kind === 'node') return nodeId(id);
  const found = sides.map((side) =>
    kind === 'edge' ? side.edges.get(edgeId(id))?.from : side.groups.get(groupId(id))?.nodes[0],
  );
  return found.find((one) => one !== undefined);
}

const FIELDS: Readonly<Record<string, string>> = {
  record: text('field.record'),
  floor: text('field.floor'),
  place: text('field.place'),
  name: text('field.name'),
  open: text('field.open'),
  mesh: text('field.mesh'),
  dynamicRoute: text('field.dynamicRoute'),
  course: text('field.course'),
  travel: text('field.travel'),
  type: text('field.type'),
  weight: text('field.weight'),
  multiplier: text('field.multiplier'),
  multiplierZ: text('field.multiplierZ'),
};
const fieldName = (field: string): string => FIELDS[field] ?? text('field.record');

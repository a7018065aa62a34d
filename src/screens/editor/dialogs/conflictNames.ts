import type { ProjectData } from '@/contract/locations/projectData';
import type { Merge } from '@/model/network/merge';
import type { FloorId, MapNode, Network, NodeId, TravelType } from '@/model/network/network';
import { nodeName } from '@/model/network/objectName';
import { objectLabel } from '@/screens/checks/objectLabel';
import { text } from './texts';

/** The names of floors, destinations and travel types. */
export interface Named {
  readonly data: Pick<ProjectData, 'location' | 'destinations'>;
  readonly types: readonly TravelType[];
}

/** How the objects of two networks that are merged are called. */
export interface ConflictNames {
  /** The networks that are merged, mine first, since a person knows the own one best. */
  readonly sides: readonly Network[];
  readonly nodeOf: (node: NodeId) => MapNode | undefined;
  readonly node: (node: NodeId) => string;
  readonly floor: (floor: FloorId) => string;
  readonly travel: (key: string) => string;
  /** Of what is in a room: its destination, or else the name of the room. */
  readonly room: (mesh: string, floor: FloorId) => string;
}

export function conflictNames({ mine, theirs, base }: Merge, { data, types }: Named): ConflictNames {
  const sides = [mine, theirs, base];
  const floors = new Map<string, string>(
    data.location.buildings.flatMap((building) => building.floors.map(({ uuid, name }) => [uuid, name] as const)),
  );
  const nodeOf = (node: NodeId) => sides.map(({ nodes }) => nodes.get(node)).find((one) => one !== undefined);
  return {
    sides,
    nodeOf,
    node: (node) => {
      const found = nodeOf(node);
      return objectLabel(found ? nodeName(found) : { node });
    },
    floor: (floor) => floors.get(floor) ?? text('otherFloor'),
    travel: (key) => types.find((type) => type.key === key)?.name ?? key,
    room: (mesh, floor) =>
      data.destinations.find((one) => one.object_name === mesh && one.floor_id === floor)?.location_name ?? mesh,
  };
}

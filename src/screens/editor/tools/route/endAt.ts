import type { ProjectData } from '@/contract/locations/projectData';
import type { Hit } from '@/machines/editor/toolPointer';
import type { NodeId } from '@/model/network/network';
import type { EndKey } from './routePreview';

type Data = Pick<ProjectData, 'screens' | 'destinations'>;

/** A node as the end of a route: the kiosk that is there, else the node itself. */
export function endAtNode(id: NodeId, { screens }: Data): EndKey {
  const kiosk = screens.find(({ node_id }) => node_id === id);
  return kiosk ? `kiosk:${kiosk.id}` : `node:${id}`;
}

/** A room as the end of a route: its destination; null where it has none. */
export function endInRoom(mesh: string, floor: string | null, { destinations }: Data): EndKey | null {
  const placement = destinations.find(({ floor_id, object_name }) => floor_id === floor && object_name === mesh);
  return placement ? `destination:${placement.id}` : null;
}

/** The end of a route at the clicked object; null for a room without a destination, a path and the ground. */
export function endAt(hit: Hit | null, floor: string | null, data: Data): EndKey | null {
  if (hit?.kind === 'node') return endAtNode(hit.id, data);
  return hit?.kind === 'mesh' ? endInRoom(hit.name, floor, data) : null;
}

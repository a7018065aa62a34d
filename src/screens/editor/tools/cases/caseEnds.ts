import type { ProjectData } from '@/contract/locations/projectData';
import type { WireRouteEnd } from '@/contract/network/routeCases';
import type { Network } from '@/model/network/network';
import { nodeId } from '@/model/network/network';
import type { EndKey } from '../route/routePreview';
import { text } from './texts';

/** An end of the route preview as a case keeps it, with its name; or why it cannot be kept. */
export type KeptEnd =
  | { readonly end: WireRouteEnd; readonly name: string; readonly blockedBy: null }
  | { readonly blockedBy: 'notSaved' | 'nodeMissing' | 'endMissing' };

type Data = Pick<ProjectData, 'destinations' | 'screens'>;

export function keptEnd(key: EndKey, data: Data, network: Network): KeptEnd {
  const [kind, id] = key.split(':');
  if (kind === 'node') return nodeEnd(Number(id), network, text('node', { id: Number(id) }));
  if (kind === 'kiosk') {
    const screen = data.screens.find((one) => String(one.id) === id);
    return screen?.node_id ? nodeEnd(screen.node_id, network, screen.name) : { blockedBy: 'nodeMissing' };
  }
  const placement = data.destinations.find((one) => String(one.id) === id);
  if (!placement) return { blockedBy: 'endMissing' };
  const { floor_id, object_name, location_name } = placement;
  return { end: { floor_id, object_name }, name: location_name, blockedBy: null };
}

function nodeEnd(id: number, network: Network, fallback: string): KeptEnd {
  const node = network.nodes.get(nodeId(id));
  if (!node) return { blockedBy: 'endMissing' };
  if (id < 0) return { blockedBy: 'notSaved' };
  return { end: { node_id: id }, name: node.name || fallback, blockedBy: null };
}

/** The limit that is proposed for a route: a tenth longer, in tens. */
export const proposedLimit = (metres: number): number => Math.max(10, Math.ceil((metres * 11) / 100) * 10);

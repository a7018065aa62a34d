import { useQueryClient } from '@tanstack/react-query';
import { type NodeChange, saveNode } from '@/api/network/nodes';
import { useNotify } from '@/components/feedback/useNotify';
import type { AppliedChange } from '@/model/network/besideChange';
import { nodeId } from '@/model/network/network';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { amenitiesWith, amenityAt } from './amenityChange';
import { kioskIdOf } from './kioskChange';

type Apply = (applied: AppliedChange) => Promise<void>;

/**
 * Undoes and redoes in the service: amenities are added and removed, kiosks go back to their node and to the other one again.
 * Both throw the error of the call.
 */
export function useNodeHistory(): { readonly amenity: Apply; readonly kiosk: Apply } {
  const { document } = useEditorActors();
  const { project } = useOpenedLocation();
  const client = useQueryClient();
  const notify = useNotify();
  const send = async (node: number, change: NodeChange) => {
    const { message } = await client.getMutationCache().build(client, saveNode(project, node)).execute(change);
    notify(message);
    document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(node)] } });
  };
  return {
    amenity: ({ change, direction }) => {
      const [amenity, node] = amenityAt(change);
      const { isHere } = direction === 'back' ? change.before : change.after;
      return send(node, (current) => ({ amenities: amenitiesWith(current, amenity, isHere === true) }));
    },
    kiosk: ({ change, direction }) => {
      const id = kioskIdOf(change);
      const [from, to] = direction === 'back' ? [change.after, change.before] : [change.before, change.after];
      return send((to.node ?? from.node) as number, ({ screens }) => {
        const others = screens.filter((kiosk) => kiosk.id !== id).map((kiosk) => ({ id: kiosk.id }));
        return { screens: to.node === null ? others : [...others, { id }] };
      });
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { type NodeChange, saveNode } from '@/api/network/nodes';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import type { AppliedChange } from '@/model/network/besideChange';
import { nodeId } from '@/model/network/network';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { kioskIdOf } from './kioskChange';

/** Moves kiosks back to their node and to the other one again, in the service. */
export function useKioskHistory(): (applied: AppliedChange) => Promise<void> {
  const { document } = useEditorActors();
  const { project } = useOpenedLocation();
  const client = useQueryClient();
  const notify = useNotify();
  const send = (node: number, change: NodeChange) =>
    client.getMutationCache().build(client, saveNode(project, node)).execute(change);
  return async ({ change, direction }) => {
    const id = kioskIdOf(change);
    const [from, to] = direction === 'back' ? [change.after, change.before] : [change.before, change.after];
    const node = (to.node ?? from.node) as number;
    const isAdded = to.node !== null;
    try {
      const { message } = await send(node, ({ screens }) => {
        const others = screens.filter((kiosk) => kiosk.id !== id).map((kiosk) => ({ id: kiosk.id }));
        return { screens: isAdded ? [...others, { id }] : others };
      });
      notify(message);
      document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(node)] } });
    } catch (error) {
      document.send({ type: 'beside.forget', of: change.of });
      notifyError(error);
    }
  };
}

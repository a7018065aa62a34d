import { notify } from '@/components/feedback/toastStack';
import { outlineText } from '@/contract/texts/outlineTexts';
import type { BesideNetwork } from '../../session/besideNetwork';
import type { ToolWorld } from '../../session/useToolWorld';
import { outlineBlockedBy } from './beginOutline';

type World = Pick<ToolWorld, 'editor' | 'floor' | 'drawn' | 'data'>;

/** Why the selected rooms cannot be taken off the floor plan, in words; null where they can. */
export function removalBlockedBy(world: World): string | null {
  const blocked = outlineBlockedBy('split', world);
  if (blocked !== null) return blocked;
  const { meshes } = world.editor.getSnapshot().context;
  const isPlaced = world.data.destinations.some(
    ({ floor_id, object_name }) => floor_id === world.floor?.uuid && meshes.includes(object_name),
  );
  return isPlaced ? outlineText('refused.has-destination') : null;
}

/** Takes the selected rooms off the floor plan, or says why not. */
export function removeRooms(world: World & Pick<BesideNetwork, 'removing'>): void {
  const { meshes } = world.editor.getSnapshot().context;
  const why = removalBlockedBy(world);
  if (why !== null) notify(why, 'warning');
  else world.removing.current(meshes);
}

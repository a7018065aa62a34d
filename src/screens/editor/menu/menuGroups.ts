import type { FloorPoint } from '@/model/geometry/points';
import { groundGroups } from './groundGroups';
import type { MenuGroup } from './menuEntry';
import type { MenuWorld } from './menuWorld';
import { nodeGroups } from './nodeGroups';
import { objectEntries } from './objectEntries';
import { pathGroups } from './pathGroups';
import { text } from './texts';
import { transitGroups } from './transitGroups';

/** The context menu of the selection; of the room or of the ground where no node, path or group is selected. */
export function menuGroups(world: MenuWorld, here: FloorPoint, isList: boolean): readonly MenuGroup[] {
  const objects = objectEntries(here, world);
  if (isList) return [objects];
  const groups = groupsOfSelection(world);
  // One alone is the selected object.
  return objects.length > 1 ? [...groups, [{ key: 'objects', label: text('objectsHere'), actions: objects }]] : groups;
}

function groupsOfSelection(world: MenuWorld): readonly MenuGroup[] {
  const { selection } = world.document.getSnapshot().context.history;
  if (selection?.type === 'node') return nodeGroups(world, selection.ids);
  if (selection?.type === 'edge') return pathGroups(world, selection.ids);
  if (selection?.type === 'group') return transitGroups(world, selection);
  return groundGroups(world);
}

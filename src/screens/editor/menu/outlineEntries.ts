import { shortcutOf } from '@/components/shortcuts';
import type { OutlineTask } from '@/machines/editor/outlineTool.machine';
import { beginOutline, outlineBlockedBy } from '../tools/outline/beginOutline';
import { removalBlockedBy } from '../tools/outline/removeRooms';
import { text } from '../tools/outline/texts';
import type { MenuAction, MenuGroup } from './menuEntry';
import type { MenuWorld } from './menuWorld';

/** Corrections of outlines: of the room that is selected, and a new one. */
export function outlineEntries(world: MenuWorld): MenuGroup {
  const isRoom = world.editor.getSnapshot().context.mesh !== null;
  const tasks: readonly OutlineTask[] = isRoom ? ['split', 'merge', 'draw'] : ['draw'];
  const entries = tasks.map(
    (task): MenuAction => ({
      key: `outline ${task}`,
      label: text(`menu.${task}`),
      keys: '',
      blockedBy: outlineBlockedBy(task, world),
      run: () => beginOutline(task, world),
    }),
  );
  if (!isRoom) return entries;
  const removal: MenuAction = {
    key: 'delete',
    label: text('menu.remove'),
    keys: shortcutOf('delete').display,
    blockedBy: removalBlockedBy(world),
    run: () => world.run('delete'),
  };
  return [...entries, removal];
}

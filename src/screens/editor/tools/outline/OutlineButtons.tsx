import { useSelector } from '@xstate/react';
import { ActionButton } from '@/components/blocked/ActionButton';
import type { OutlineTask } from '@/machines/editor/outlineTool.machine';
import { useToolWorld } from '../../session/useToolWorld';
import { beginOutline, outlineBlockedBy } from './beginOutline';
import { text } from './texts';

/** Buttons that begin corrections of outlines, each with its reason where it is blocked. */
export function OutlineButtons({ tasks }: { readonly tasks: readonly OutlineTask[] }) {
  const world = useToolWorld();
  // The reasons follow the rights and the selection.
  useSelector(world.editor, (snapshot) => snapshot.context);
  return tasks.map((task) => (
    <ActionButton
      key={task}
      size="small"
      blockedBy={outlineBlockedBy(task, world)}
      onClick={() => beginOutline(task, world)}
    >
      {text(`menu.${task}`)}
    </ActionButton>
  ));
}

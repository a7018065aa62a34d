import { useSelector } from '@xstate/react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { useBesideNetwork } from '../../session/besideNetwork';
import { useToolWorld } from '../../session/useToolWorld';
import { removalBlockedBy, removeRooms } from './removeRooms';
import { text } from './texts';

/** Takes the selected room off the floor plan; where it cannot, it says why. */
export function RemoveRoomButton() {
  const world = useToolWorld();
  const { removing } = useBesideNetwork();
  useSelector(world.editor, (snapshot) => snapshot.context);
  return (
    <ActionButton size="small" blockedBy={removalBlockedBy(world)} onClick={() => removeRooms({ ...world, removing })}>
      {text('menu.remove')}
    </ActionButton>
  );
}

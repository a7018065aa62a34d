import { Button } from '@fluentui/react-components';
import { TagMultipleRegular } from '@fluentui/react-icons';
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { type LabelledRoom, labelledRooms } from '@/model/content/rooms/labelledRooms';
import { draftKey } from '../placements/placementDraft';
import { useBesideNetwork } from '../session/besideNetwork';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorServices } from '../session/editorServices';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from './texts';

const NONE: readonly LabelledRoom[] = [];

/** Opens the destinations from the labels of this floor; not shown where no labelled room is without a destination. */
export function LabelPlacingButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const { data } = useOpenedLocation();
  const { placements } = useBesideNetwork();
  const { LabelPlacing } = useEditorServices();
  const { floor, drawn } = useEditedFloor();
  const [opened, setOpened] = useState<readonly LabelledRoom[] | null>(null);
  const drafts = useSyncExternalStore(placements.subscribe, placements.get);
  // Rooms with unsaved input are saved by their own form.
  const rooms = useMemo(
    () =>
      drawn && floor
        ? labelledRooms(drawn, data, floor.uuid).filter(
            ({ mesh }) => !drafts.has(draftKey({ floor: floor.uuid, mesh })),
          )
        : NONE,
    [drawn, data, floor, drafts],
  );
  if (!floor || (rooms.length === 0 && opened === null)) return null;
  return (
    <>
      {rooms.length > 0 && (
        <Button
          size={size}
          icon={<TagMultipleRegular />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setOpened(rooms)}
        >
          {text('open', { count: rooms.length })}
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <LabelPlacing floor={floor} rooms={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

import { Button, makeStyles, Text } from '@fluentui/react-components';
import { useMemo } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { roomsBeside } from '@/model/floorPlan/corrections/roomsBeside';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { PanelSection } from '../../layout/PanelSection';
import { useEditorActors } from '../../session/editorActors';
import { text } from './texts';
import { useToolEvent } from './useCorners';
import { useCorrection } from './useCorrection';
import { useRoomName } from './useRoomName';

const useStyles = makeStyles({
  rooms: { display: 'flex', flexDirection: 'column', gap: '4px', listStyle: 'none', margin: 0, padding: 0 },
});

interface Props {
  readonly drawn: DrawnFloor;
  readonly room: string;
}

/** The rooms that a room can be merged with; a click on the map chooses one too. */
export function MergePanel({ drawn, room }: Props) {
  const styles = useStyles();
  const { editor } = useEditorActors();
  const nameOf = useRoomName();
  const { correct, isSending } = useCorrection();
  const beside = useMemo(() => roomsBeside(drawn, room), [drawn, room]);
  const merge = (other: string) => correct({ kind: 'merge', rooms: [room, other] });
  useToolEvent((emitted) => emitted.type === 'picked' && emitted.mesh !== room && merge(emitted.mesh));
  return (
    <PanelSection
      title={text('merge', { room: nameOf(room) })}
      note={text('mergeNote')}
      actions={
        <Button size="small" onClick={() => editor.send({ type: 'tool.set', tool: 'select' })}>
          {text('cancel')}
        </Button>
      }
    >
      <ul className={styles.rooms} aria-label={text('neighbours')}>
        {beside.map((other) => (
          <li key={other}>
            <ActionButton size="small" blockedBy={blockedWhile(isSending)} onClick={() => merge(other)}>
              {text('mergeWith', { room: nameOf(other) })}
            </ActionButton>
          </li>
        ))}
      </ul>
      {beside.length === 0 && <Text size={200}>{text('noNeighbour')}</Text>}
    </PanelSection>
  );
}

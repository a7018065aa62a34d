import { useMemo } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { outlineText } from '@/contract/texts/outlineTexts';
import { splitMesh } from '@/model/floorPlan/corrections/splitMesh';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { PanelSection } from '../../layout/PanelSection';
import { CornerButtons } from './CornerButtons';
import { text } from './texts';
import { useCorners, useOutlined } from './useCorners';
import { useCorrection } from './useCorrection';
import { useRoomName } from './useRoomName';

interface Props {
  readonly drawn: DrawnFloor;
  readonly room: string;
}

/** The room that is split, and why the line does not split it yet. */
export function SplitPanel({ drawn: { floorPlan }, room }: Props) {
  const points = useCorners();
  const nameOf = useRoomName();
  const { correct, isSending } = useCorrection();
  const refused = useMemo(() => {
    if (points.length < 2) return null;
    const made = splitMesh(floorPlan, room, points);
    return 'refused' in made ? made.refused : null;
  }, [floorPlan, room, points]);
  const blockedBy =
    points.length < 2 ? text('noLine') : refused ? outlineText(`refused.${refused}`) : blockedWhile(isSending);
  const split = () => correct({ kind: 'split', room, line: points.map(({ x, y }) => ({ x, y })) });
  // The service says why where the line is wrong, as it does for any other reason.
  useOutlined(split);
  return (
    <PanelSection
      title={text('split', { room: nameOf(room) })}
      note={text('splitNote')}
      actions={
        <CornerButtons count={points.length} removal={text('removePoint')}>
          <ActionButton appearance="primary" size="small" blockedBy={blockedBy} onClick={split}>
            {text('splitRoom')}
          </ActionButton>
        </CornerButtons>
      }
    >
      {null}
    </PanelSection>
  );
}

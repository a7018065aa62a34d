import { MessageBar, MessageBarBody, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { UnderlayMachine } from '@/machines/editor/underlay.machine';
import type { Point } from '@/model/geometry/points';
import { toFloor } from '@/model/geometry/view';
import type { StoredUnderlay } from '@/model/underlay/storedUnderlay';
import type { Underlay } from '@/model/underlay/underlay';
import { useEditedFloor } from '../session/editedFloor';
import { useMapView } from '../session/mapView';
import { MoveFrame } from './MoveFrame';
import { PageChoice } from './PageChoice';
import { PickedPoints } from './PickedPoints';
import { PictureChoice } from './PictureChoice';
import { PlacingSteps } from './PlacingSteps';
import { RemoveQuestion } from './RemoveQuestion';
import { text } from './texts';
import { UnderlayCard } from './UnderlayCard';
import { UnderlayFields } from './UnderlayFields';

const useStyles = makeStyles({
  note: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly machine: UnderlayMachine;
  readonly floor: { readonly uuid: string; readonly name: string };
  readonly stored: StoredUnderlay;
  /** Draws the underlay as it is in the panel; undefined leaves it to the service again. */
  readonly onEdited: (underlay: Underlay | null | undefined) => void;
  readonly onClose: () => void;
}

/** Choosing, placing and removing the picture under a floor, beside the map on which its points are pressed. */
export function UnderlayPanel({ machine, floor, stored, onEdited, onClose }: Props) {
  const styles = useStyles();
  const { view, canvas } = useMapView();
  const { bounds } = useEditedFloor();
  const actor = useMachineActor(machine, { input: { floor: floor.uuid, stored } });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const isIn = (state: string) => value === state || (typeof value === 'object' && state in value);
  const isSaving = isIn('saving');
  useEffect(() => {
    if (stored.revision !== actor.getSnapshot().context.stored.revision) actor.send({ type: 'load', stored });
  }, [actor, stored]);
  /** While the slider is held. */
  const [opacity, setOpacity] = useState<number | null>(null);
  const [isMoving, setMoving] = useState(false);
  /** While the picture is dragged. */
  const [dragged, setDragged] = useState<Point | null>(null);
  const present = useMemo(() => {
    const wanted = isSaving ? context.wanted && { ...context.wanted, ...context.queued } : context.stored.underlay;
    return wanted && { ...wanted, ...(opacity !== null && { opacity }), ...dragged };
  }, [isSaving, context.wanted, context.queued, context.stored, opacity, dragged]);
  useEffect(() => onEdited(present), [present, onEdited]);
  useEffect(() => () => onEdited(undefined), [onEdited]);
  const isPlacing = isIn('pairing') || isIn('measuring');
  const choose = (file: File) => {
    const { width, height } = canvas.current?.size ?? { width: 0, height: 0 };
    const [one, other] = [toFloor(view.get(), { x: 0, y: 0 }), toFloor(view.get(), { x: width, y: height })];
    const inView = {
      minX: Math.min(one.x, other.x),
      minY: Math.min(one.y, other.y),
      maxX: Math.max(one.x, other.x),
      maxY: Math.max(one.y, other.y),
    };
    actor.send({ type: 'file', file, within: bounds ?? inView });
  };
  return (
    <>
      {isPlacing && <PickedPoints points={context.points} />}
      {isMoving && present?.shown && (isIn('ready') || isSaving) && (
        <MoveFrame
          underlay={present}
          onDragged={setDragged}
          onMoved={(change) => actor.send({ type: 'change', change })}
          onDone={() => setMoving(false)}
        />
      )}
      <UnderlayCard
        onEscape={() => (isPlacing || isIn('asking') || isIn('paging') ? actor.send({ type: 'cancel' }) : onClose())}
        onClose={onClose}
      >
        {context.error !== null && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{context.error}</MessageBarBody>
          </MessageBar>
        )}
        {context.isTaken && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{text('taken')}</MessageBarBody>
          </MessageBar>
        )}
        {isIn('choosing') && (
          <>
            <Text size={200} className={styles.note}>
              {text('intro')}
            </Text>
            <PictureChoice isNext={false} onFile={choose} />
          </>
        )}
        {isIn('storing') && (
          <>
            <Text role="status">{text('storing')}</Text>
            <ProgressBar aria-label={text('storing')} />
          </>
        )}
        {isIn('paging') && <PageChoice actor={actor} pages={context.pages} />}
        {isPlacing && <PlacingSteps actor={actor} />}
        {isIn('asking') && <RemoveQuestion actor={actor} floor={floor.name} />}
        {present && (isIn('ready') || isSaving) && (
          <>
            <UnderlayFields
              underlay={present}
              canUndo={context.past.length > 0}
              actor={actor}
              onOpacity={setOpacity}
              isMoving={isMoving}
              onMove={setMoving}
            />
            <PictureChoice isNext onFile={choose} />
          </>
        )}
      </UnderlayCard>
    </>
  );
}

import { Button, Field, Input, MessageBar, MessageBarBody, Text } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { pressedKey } from '@/components/pressedKey';
import type { UnderlayMachine } from '@/machines/editor/underlay.machine';
import { readNumber } from '@/model/content/readNumber';
import type { FloorPoint, Point } from '@/model/geometry/points';
import { toFloor } from '@/model/geometry/view';
import type { NodeId } from '@/model/network/network';
import { useEditedFloor } from '../session/editedFloor';
import { useMapView } from '../session/mapView';
import { useOpenParts } from '../session/openParts';
import { snapPoint } from '../tools/snapPoint';
import { text } from './texts';

const STEPS = [
  'firstOfPicture',
  'firstOfPlan',
  'secondOfPicture',
  'secondOfPlan',
  'first',
  'second',
  'typing',
] as const;

const NO_NODES: ReadonlySet<NodeId> = new Set();
const NO_CORNERS: readonly Point[] = [];

/** The present step: a press on the map is its point. */
export function PlacingSteps({ actor }: { actor: ActorRefFrom<UnderlayMachine> }) {
  const { picking } = useOpenParts();
  const { view, canvas } = useMapView();
  const { drawn, networkIndex } = useEditedFloor();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const notice = useSelector(actor, ({ context }) => context.notice);
  const step = STEPS.find((one) => typeof value === 'object' && Object.values(value).includes(one)) ?? null;
  const isPicking = step !== 'typing';
  const isOnPlan = step === 'firstOfPlan' || step === 'secondOfPlan';
  useEffect(() => {
    if (!isPicking) return;
    const map = canvas.current;
    map?.setCursor('crosshair');
    // Corners of rooms are where somebody aims, and are known to the millimetre.
    const placeOf = (at: FloorPoint) =>
      isOnPlan
        ? snapPoint({ networkIndex, floor: drawn, dragged: NO_NODES, drawn: NO_CORNERS }, at, view.get()).point
        : at;
    picking.set((at: FloorPoint) => actor.send({ type: 'point', at: placeOf(at) }));
    return () => {
      picking.set(null);
      map?.setCursor('default');
    };
  }, [isPicking, isOnPlan, actor, picking, canvas, view, drawn, networkIndex]);
  useEffect(() => {
    // After a press the map has the focus.
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape') actor.send({ type: 'cancel' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [actor]);
  const takeCentre = () => {
    const { width, height } = canvas.current?.size ?? { width: 0, height: 0 };
    picking.get()?.(toFloor(view.get(), { x: width / 2, y: height / 2 }));
  };
  return (
    <>
      {notice !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{text(`misplaced.${notice}`)}</MessageBarBody>
        </MessageBar>
      )}
      {step && <Text role="status">{text(`step.${step}`)}</Text>}
      {isPicking ? (
        <Button size="small" onClick={takeCentre}>
          {text('atCentre')}
        </Button>
      ) : (
        <LengthForm onLength={(metres) => actor.send({ type: 'length', metres })} />
      )}
      <Button onClick={() => actor.send({ type: 'cancel' })}>{text('cancel')}</Button>
    </>
  );
}

function LengthForm({ onLength }: { onLength: (metres: number) => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const metres = readNumber(typed) ?? Number.NaN;
    if (metres > 0) onLength(metres);
    else setWrong(true);
  };
  return (
    <form onSubmit={submit} style={{ display: 'flex', flexDirection: 'column', gap: '8px' }} noValidate>
      <Field label={text('length')} {...(isWrong && { validationMessage: text('lengthInvalid') })}>
        <Input
          autoFocus
          inputMode="decimal"
          value={typed}
          onChange={(_event, { value }) => {
            setTyped(value);
            setWrong(false);
          }}
        />
      </Field>
      <Button type="submit" appearance="primary">
        {text('apply')}
      </Button>
    </form>
  );
}

import { Button, Field, makeStyles, Slider, Switch, Text } from '@fluentui/react-components';
import type { ActorRefFrom } from 'xstate';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import type { UnderlayMachine } from '@/machines/editor/underlay.machine';
import type { UnderlayChange } from '@/machines/editor/underlaySetup';
import { normalTurn, toDegrees, toRadians } from '@/model/geometry/turns';
import { NARROWEST, type Underlay, WIDEST } from '@/model/underlay/underlay';
import { NumberField } from '../panels/fields/NumberField';
import { text } from './texts';

const MOST_METRES = 1e6;
const HALF_TURN = 180;
const PERCENT = 100;

const useStyles = makeStyles({
  actions: { display: 'flex', flexDirection: 'column', gap: '8px' },
  pair: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '8px',
    '& input': { width: '100%', minWidth: 0 },
    '& > *': { minWidth: 0 },
  },
});

interface Props {
  readonly underlay: Underlay;
  readonly canUndo: boolean;
  readonly actor: ActorRefFrom<UnderlayMachine>;
  /** Shows an opacity before it is kept; null shows the kept one. */
  readonly onOpacity: (opacity: number | null) => void;
  /** Whether the picture is moved on the map. */
  readonly isMoving: boolean;
  readonly onMove: (isMoving: boolean) => void;
}

/** How the picture can be placed, and its place in numbers, by which it is moved, turned and scaled. */
export function UnderlayFields({ underlay, canUndo, actor, onOpacity, isMoving, onMove }: Props) {
  const styles = useStyles();
  const change = (changed: UnderlayChange) => actor.send({ type: 'change', change: changed });
  const keepOpacity = () => {
    change({ opacity: underlay.opacity });
    onOpacity(null);
  };
  return (
    <>
      <div className={styles.actions}>
        <Button appearance="primary" onClick={() => actor.send({ type: 'pairs' })}>
          {text('pairs')}
        </Button>
        <Button onClick={() => actor.send({ type: 'measure' })}>{text('measure')}</Button>
        <Button onClick={() => onMove(!isMoving)}>{text(isMoving ? 'moved' : 'move')}</Button>
        {isMoving && <Text size={200}>{text('moveHint')}</Text>}
      </div>
      <Switch
        label={text('shown')}
        checked={underlay.shown}
        onChange={(_event, { checked }) => change({ shown: checked })}
      />
      <Field label={text('opacity')}>
        <Slider
          min={10}
          max={PERCENT}
          step={5}
          value={Math.round(underlay.opacity * PERCENT)}
          onChange={(_event, { value }) => onOpacity(value / PERCENT)}
          onPointerUp={keepOpacity}
          onKeyUp={keepOpacity}
        />
      </Field>
      <div className={styles.pair}>
        <NumberField
          label={text('x')}
          value={underlay.x}
          min={-MOST_METRES}
          max={MOST_METRES}
          step={0.1}
          unit={text('metres')}
          onCommit={(x) => change({ x })}
        />
        <NumberField
          label={text('y')}
          value={underlay.y}
          min={-MOST_METRES}
          max={MOST_METRES}
          step={0.1}
          unit={text('metres')}
          onCommit={(y) => change({ y })}
        />
        <NumberField
          label={text('width')}
          value={underlay.width}
          min={NARROWEST}
          max={WIDEST}
          step={0.1}
          unit={text('metres')}
          onCommit={(width) => change({ width })}
        />
        <NumberField
          label={text('turn')}
          value={toDegrees(underlay.turn)}
          min={-HALF_TURN}
          max={HALF_TURN}
          step={1}
          unit={text('degrees')}
          onCommit={(degrees) => change({ turn: normalTurn(toRadians(degrees)) })}
        />
      </div>
      <div className={styles.actions}>
        <ActionButton
          blockedBy={blockedWhile(!canUndo, text('nothingToUndo'))}
          onClick={() => actor.send({ type: 'undo' })}
        >
          {text('undo')}
        </ActionButton>
        <Button onClick={() => actor.send({ type: 'remove' })}>{text('remove')}</Button>
      </div>
    </>
  );
}

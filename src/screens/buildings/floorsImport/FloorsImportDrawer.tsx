import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
  ProgressBar,
  Select,
  Subtitle2,
  Text,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { shallowEqual, useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { Building } from '@/contract/buildings/buildings';
import { floorToOpen, newBuildingOf } from '@/machines/buildings/floorRows';
import type { FloorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import { FileDrop } from '../FileDrop';
import { DrawingStep } from './DrawingStep';
import { text as drawingText } from './drawingTexts';
import { FloorList } from './FloorList';
import { ImportActions } from './ImportActions';
import { LeftOutList } from './LeftOutList';
import { metresText } from './metresText';
import { text } from './texts';

const useStyles = makeStyles({
  drawer: { width: '640px', maxWidth: '100vw' },
  // The drawing stands beside its layers.
  wide: { width: '1120px' },
  body: { display: 'flex', flexDirection: 'column', gap: '20px', paddingTop: '16px', paddingBottom: '24px' },
  note: { color: tokens.colorNeutralForeground3 },
  title: { margin: '0 0 8px' },
  line: { display: 'flex', flexDirection: 'column', gap: '8px' },
  foot: {
    display: 'flex',
    gap: '8px',
    justifyContent: 'flex-end',
    position: 'sticky',
    bottom: '-24px',
    padding: '12px 0',
    marginBottom: '-12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

const NEW = '';

interface Props {
  readonly project: string;
  readonly buildings: readonly Building[];
  readonly machine: FloorsImportMachine;
  readonly onClose: () => void;
}

/** Floors of a whole building from one file: looked at first, then added one after the other. */
export function FloorsImportDrawer({ project, buildings, machine, onClose }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  useReturnFocus();
  const actor = useMachineActor(machine, { input: { project, buildings } });
  const { read, drawing, unit, kinds, rows, error, share, filename, building, ...state } = useSelector(
    actor,
    ({ context, ...snapshot }) => ({
      read: context.read,
      drawing: context.drawing,
      unit: context.unit,
      kinds: context.kinds,
      rows: context.rows,
      error: context.error,
      share: context.share,
      building: context.building,
      filename: context.file?.name ?? '',
      isChoosing: snapshot.value === 'choosing',
      isStopping: context.isStopping,
      isReading: snapshot.value === 'reading',
      isDeciding: snapshot.value === 'deciding',
      isPlanning: snapshot.value === 'planning',
      isReviewing: snapshot.value === 'reviewing',
      isBringing: typeof snapshot.value === 'object',
      isInterrupted: snapshot.value === 'interrupted',
      isDone: snapshot.value === 'done',
    }),
    shallowEqual,
  );
  // Leaving stops what is going on; the floors that are in stay.
  const close = () => {
    actor.send({ type: 'cancel' });
    onClose();
  };
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const done = chosen.filter(({ isDone }) => isDone).length;
  const newName = newBuildingOf(read?.name ?? '', filename).name;
  const hasFloors = state.isReviewing || state.isBringing || state.isInterrupted || state.isDone;
  const first = floorToOpen(rows, read?.floors ?? []);
  return (
    <OverlayDrawer
      {...dialogProps('floorsImport')}
      open
      position="end"
      className={mergeClasses(styles.drawer, (state.isDeciding || state.isPlanning) && styles.wide)}
      modalType={state.isBringing ? 'alert' : 'modal'}
      onOpenChange={(_event, { open }) => !open && close()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={<Button appearance="subtle" aria-label={text('close')} icon={<DismissRegular />} onClick={close} />}
        >
          {text('title')}
        </DrawerHeaderTitle>
        <Text className={styles.note}>{text('hint')}</Text>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {error !== null && !state.isInterrupted && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{error}</MessageBarBody>
          </MessageBar>
        )}
        {state.isChoosing && (
          <FileDrop
            onFile={(file) => actor.send({ type: 'file.chosen', file })}
            label={text('chooseZone')}
            title={text('drop')}
            hint={text('formats')}
            inputLabel={text('fileInput')}
            accept=".imdf,.zip,.ifc,.ifczip,.geojson,.json,.dxf"
          />
        )}
        {state.isReading && (
          <div className={styles.line}>
            <Text role="status">{text('reading')}</Text>
            <ProgressBar aria-label={text('reading')} thickness="large" value={share} />
          </div>
        )}
        {state.isPlanning && (
          <div className={styles.line}>
            <Text role="status">{drawingText('planning')}</Text>
            <ProgressBar aria-label={drawingText('planning')} thickness="large" />
          </div>
        )}
        {drawing && state.isDeciding && (
          <DrawingStep
            drawing={drawing}
            unit={unit}
            kinds={kinds}
            onUnit={(chosen) => actor.send({ type: 'unit.chosen', unit: chosen })}
            onLayer={(layer, kind) => actor.send({ type: 'layer.chosen', layer, kind })}
          />
        )}
        {state.isBringing && (
          <div className={styles.line}>
            <Text role="status">{text('adding', { done, all: chosen.length })}</Text>
            <ProgressBar aria-label={text('floors')} thickness="large" value={done} max={Math.max(chosen.length, 1)} />
          </div>
        )}
        {state.isInterrupted && (
          <MessageBar intent={error === null ? 'warning' : 'error'} layout="multiline">
            <MessageBarBody>
              {error === null ? text('stopped', { count: done }) : text('failed', { error, count: done })}
            </MessageBarBody>
          </MessageBar>
        )}
        {state.isDone && (
          <MessageBar intent="success" layout="multiline">
            <MessageBarBody>{text('finished', { count: done })}</MessageBarBody>
          </MessageBar>
        )}
        {state.isReviewing && (
          <Field label={text('building')}>
            <Select
              value={building ?? NEW}
              onChange={(_event, { value }) =>
                actor.send({ type: 'building.chosen', building: value === NEW ? null : value })
              }
            >
              <option value={NEW}>{text('newBuilding', { name: newName })}</option>
              {buildings.map(({ uuid, name }) => (
                <option key={uuid} value={uuid}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {read && hasFloors && (
          <>
            <section>
              <Subtitle2 as="h3" block className={styles.title}>
                {text('floors')}
              </Subtitle2>
              <FloorList
                floors={read.floors}
                rows={rows}
                buildings={buildings}
                isRunning={state.isBringing}
                onChoose={
                  state.isReviewing ? (id, isChosen) => actor.send({ type: 'floor.chosen', id, isChosen }) : null
                }
              />
            </section>
            {read.gaps && read.gaps.count > 0 && (
              <Text>{drawingText('gaps', { count: read.gaps.count, widest: metresText(read.gaps.widest) })}</Text>
            )}
            <LeftOutList leftOut={read.leftOut} />
          </>
        )}
        <div className={styles.foot}>
          <ImportActions
            actor={actor}
            state={state}
            chosen={chosen.length}
            hasDrawing={drawing !== null}
            hasUnit={unit !== null}
            onOpen={first === null ? null : () => navigate(`/editor/${project}?viewType=map&floor=${first}`)}
            onClose={close}
          />
        </div>
      </DrawerBody>
    </OverlayDrawer>
  );
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Store } from '@/components/mapCanvas/store';
import type { FloorPoint } from '@/model/geometry/points';
import type { View } from '@/model/geometry/view';
import { useTypedRooms } from '../placements/usePlacementForms';
import { useWaitingRooms } from '../placements/useWaitingRooms';
import { ACTUAL_SCALE } from '../session/actualScale';
import { useBesideNetwork } from '../session/besideNetwork';
import { countChanges } from '../session/countChanges';
import { useEditedFloor } from '../session/editedFloor';
import { isReadingNetwork, useEditorActors } from '../session/editorActors';
import { useMapView } from '../session/mapView';
import { useOpenedLocation } from '../session/openedLocation';
import { selectionLabel } from '../session/selectionLabel';
import { useFloorNames } from '../session/useFloorNames';
import type { EditorTool } from '../tools/editorTool';
import { lengthText } from '../tools/lengthText';
import { useRoomName } from '../tools/outline/useRoomName';
import { useGesture } from '../tools/useGesture';
import { useTool } from '../tools/useTool';
import { text } from './statusTexts';
import { UnsavedRooms } from './UnsavedRooms';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    padding: '0 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    containerType: 'inline-size',
  },
  // Of one width, so that its neighbours stay in place while the pointer moves.
  place: { minWidth: '150px', '@container (max-width: 899px)': { display: 'none' } },
  hint: {
    flexShrink: 1000,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@container (max-width: 699px)': { display: 'none' },
  },
  /** Where a finger draws, only the state of saving and of the selection have room. */
  wide: { '@container (max-width: 599px)': { display: 'none' } },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: '240px', minWidth: '48px' },
  space: { flexGrow: 1 },
  state: { color: tokens.colorNeutralForeground1, overflow: 'hidden', textOverflow: 'ellipsis' },
  wrong: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
});

const REFRESH_MILLISECONDS = 100;
const scaleOf = ({ scale }: View): number => scale;

/** Zoom, counts, the hint of the tool, and in one fixed place whether everything is saved. */
export function StatusBar({ className }: { className: string }) {
  const styles = useStyles();
  const { document, editor } = useEditorActors();
  const { view } = useMapView();
  const { floor, networkIndex, error } = useEditedFloor();
  const floors = useFloorNames();
  const { hint, readout } = useTool();
  const scale = useSlowly(view, scaleOf);
  const isReading = useSelector(document, isReadingNetwork);
  const isMap = useSelector(editor, (snapshot) => snapshot.matches({ view: 'map' }));
  return (
    <footer className={mergeClasses(className, styles.bar)}>
      {isMap && (
        <>
          {floor && <span className={styles.wide}>{floors.get(floor.uuid) ?? floor.name}</span>}
          <span className={styles.wide}>{`${Math.round((scale / ACTUAL_SCALE) * 100)} %`}</span>
          <PointerPlace />
          {!isReading && (
            <span className={styles.wide}>
              {text('counts', {
                nodes: networkIndex.nodes.length,
                paths: networkIndex.edges.length,
              })}
            </span>
          )}
          <SelectionName />
          {readout && <Readout readout={readout} />}
          <span className={styles.hint} title={hint}>
            {hint}
          </span>
        </>
      )}
      <span className={styles.space} />
      {!isReading && <SaveState isPlanMissing={error !== null} />}
    </footer>
  );
}

/** The name of what is selected: where panels are folded, nothing else says it. */
function SelectionName() {
  const styles = useStyles();
  const { document, editor } = useEditorActors();
  const roomName = useRoomName();
  const { present, selection } = useSelector(document, (snapshot) => snapshot.context.history);
  const mesh = useSelector(editor, (snapshot) => snapshot.context.mesh);
  const name = selection ? selectionLabel(present, selection) : mesh === null ? null : roomName(mesh);
  return (
    name !== null && (
      <span className={styles.name} dir="auto" title={name}>
        {name}
      </span>
    )
  );
}

const samePoint = (point: FloorPoint | null): FloorPoint | null => point;

/** Where the pointer is on the floor, in the units of the location; nothing while it is elsewhere. */
function PointerPlace() {
  const styles = useStyles();
  const { data } = useOpenedLocation();
  const { pointer } = useMapView();
  const at = useSlowly(pointer, samePoint);
  const { units } = data.settings;
  return (
    <span className={styles.place} data-testid="pointer-place">
      {at && text('pointerAt', { x: lengthText(at.x, units), y: lengthText(at.y, units) })}
    </span>
  );
}

/** The measurement of the running tool. */
function Readout({ readout }: { readout: NonNullable<EditorTool['readout']> }) {
  const styles = useStyles();
  const { units } = useOpenedLocation().data.settings;
  const words = useGesture((snapshot) => (snapshot ? readout(snapshot, units) : null));
  return (
    <output className={styles.state} aria-label={text('measured')}>
      {words}
    </output>
  );
}

function SaveState({ isPlanMissing }: { isPlanMissing: boolean }) {
  const styles = useStyles();
  const { document } = useEditorActors();
  const { placements } = useBesideNetwork();
  const typedRooms = useTypedRooms(placements);
  const isWaiting = useWaitingRooms(placements);
  const history = useSelector(document, (snapshot) => snapshot.context.history);
  const error = useSelector(document, (snapshot) => snapshot.context.error);
  const isSaving = useSelector(document, (snapshot) => snapshot.hasTag('saving'));
  const isDirty = useSelector(document, (snapshot) => snapshot.hasTag('dirty'));
  const isRetrying = useSelector(document, (snapshot) => snapshot.hasTag('retrying'));
  const hasAnswer = useSelector(document, (snapshot) => snapshot.context.hasAnswer);
  const isConflict = useSelector(document, (snapshot) => snapshot.hasTag('conflict'));
  const isTyped = useSelector(document, ({ context }) => Object.keys(context.typed).length > 0);
  const isKept = useSelector(document, ({ context }) => context.storedDraft === context.history.present);
  const isInDanger = useSelector(document, (snapshot) => snapshot.context.isDraftInDanger);
  const rooms = <UnsavedRooms text={text(isWaiting ? 'typedRoomsWaiting' : 'typedRooms', { count: typedRooms })} />;
  const isOfRooms = !isSaving && !isConflict && !isRetrying && error === null && !isDirty && typedRooms > 0;
  const state = isSaving
    ? text('saving')
    : isConflict
      ? text('undecided')
      : isRetrying
        ? text(hasAnswer ? 'waitingForService' : 'waitingForNetwork', { error: error ?? '' }).trim()
        : error !== null
          ? text('refused', { error })
          : isDirty
            ? text(isKept ? 'unsaved' : 'notKeptYet', { count: countChanges(history) })
            : isOfRooms
              ? rooms
              : isTyped
                ? text('typedForms')
                : // Beside a floor plan that is not shown, "Saved" would say that all is well.
                  isPlanMissing
                  ? text('planMissing')
                  : text('saved');
  return (
    <>
      {typedRooms > 0 && !isOfRooms && rooms}
      <span
        role="status"
        aria-label={text('saveState')}
        className={mergeClasses(styles.state, ((error !== null && !isRetrying) || isInDanger) && styles.wrong)}
      >
        {isInDanger ? text('draftInDanger') : state}
      </span>
    </>
  );
}

/** A part of a frequently changing store, throttled so that people can read it. */
function useSlowly<T, P>(store: Store<T>, part: (value: T) => P): P {
  const [shown, setShown] = useState(() => part(store.get()));
  useEffect(() => {
    let timer = 0;
    const off = store.subscribe(() => {
      if (timer !== 0) return;
      timer = window.setTimeout(() => {
        timer = 0;
        setShown(part(store.get()));
      }, REFRESH_MILLISECONDS);
    });
    return () => {
      off();
      window.clearTimeout(timer);
    };
  }, [store, part]);
  return shown;
}

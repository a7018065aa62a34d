import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Store } from '@/components/mapCanvas/store';
import type { FloorPoint } from '@/model/geometry/points';
import type { View } from '@/model/geometry/view';
import { ACTUAL_SCALE } from './actualScale';
import { countChanges } from './countChanges';
import { useEditedFloor } from './editedFloor';
import { lengthText } from './lengthText';
import { useTypedRooms } from './placements/usePlacementForms';
import { useBesideNetwork } from './session/besideNetwork';
import { isReadingNetwork, useEditorActors } from './session/editorActors';
import { useMapView } from './session/mapView';
import { useOpenedLocation } from './session/openedLocation';
import { text } from './statusTexts';
import type { EditorTool } from './tools/editorTool';
import { useGesture } from './tools/useGesture';
import { useTool } from './tools/useTool';

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
  },
  // Of one width, so that its neighbours stay in place while the pointer moves.
  place: { minWidth: '150px' },
  hint: { overflow: 'hidden', textOverflow: 'ellipsis' },
  space: { flexGrow: 1 },
  state: { color: tokens.colorNeutralForeground1 },
  wrong: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
});

const REFRESH_MILLISECONDS = 100;
const scaleOf = ({ scale }: View): number => scale;

/** Zoom, counts, the hint of the tool, and in one fixed place whether everything is saved. */
export function StatusBar({ className }: { className: string }) {
  const styles = useStyles();
  const { document } = useEditorActors();
  const { view } = useMapView();
  const { floor, networkIndex, error } = useEditedFloor();
  const { hint, readout } = useTool();
  const scale = useSlowly(view, scaleOf);
  const selection = useSelector(document, (snapshot) => snapshot.context.history.selection);
  const isReading = useSelector(document, isReadingNetwork);
  return (
    <footer className={mergeClasses(className, styles.bar)}>
      {floor && <span>{floor.name}</span>}
      <span>{`${Math.round((scale / ACTUAL_SCALE) * 100)} %`}</span>
      <PointerPlace />
      {!isReading && (
        <span>
          {text('counts', {
            nodes: networkIndex.nodes.length,
            paths: networkIndex.edges.length,
          })}
        </span>
      )}
      {selection && <span>{text('selectedCount', { selected: selection.ids.length })}</span>}
      {readout && <Readout readout={readout} />}
      <span className={styles.hint}>{hint}</span>
      <span className={styles.space} />
      {!isReading && <SaveState isPlanMissing={error !== null} />}
    </footer>
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
  const history = useSelector(document, (snapshot) => snapshot.context.history);
  const error = useSelector(document, (snapshot) => snapshot.context.error);
  const isSaving = useSelector(document, (snapshot) => snapshot.hasTag('saving'));
  const isDirty = useSelector(document, (snapshot) => snapshot.hasTag('dirty'));
  const isConflict = useSelector(document, (snapshot) => snapshot.hasTag('conflict'));
  const isKept = useSelector(document, ({ context }) => context.storedDraft === context.history.present);
  const isInDanger = useSelector(document, (snapshot) => snapshot.context.isDraftInDanger);
  const state = isSaving
    ? text('saving')
    : isConflict
      ? text('undecided')
      : error !== null
        ? text('notSaved', { error })
        : isDirty
          ? text(isKept ? 'unsaved' : 'notKeptYet', { count: countChanges(history) })
          : typedRooms > 0
            ? text('typedRooms', { count: typedRooms })
            : // Beside a floor plan that is not shown, "Saved" would say that all is well.
              isPlanMissing
              ? text('planMissing')
              : text('saved');
  return (
    <span
      role="status"
      aria-label={text('saveState')}
      className={mergeClasses(styles.state, (error !== null || isInDanger) && styles.wrong)}
    >
      {isInDanger ? text('draftInDanger') : state}
    </span>
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

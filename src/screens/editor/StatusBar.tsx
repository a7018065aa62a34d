import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Store } from '@/components/mapCanvas/store';
import type { Floor } from '@/contract/buildings';
import type { ToolName } from '@/machines/editor/editor.machine';
import type { View } from '@/model/geometry/view';
import { deltaBetween } from '@/model/network/delta';
import type { History } from '@/model/network/history';
import type { NetworkIndex } from '@/model/network/networkIndex';
import { type EditorActors, isReadingNetwork } from './editorActors';

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
  hint: { overflow: 'hidden', textOverflow: 'ellipsis' },
  space: { flexGrow: 1 },
  state: { color: tokens.colorNeutralForeground1 },
  wrong: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
});

interface Props {
  readonly className: string;
  readonly actors: EditorActors;
  readonly view: Store<View>;
  readonly networkIndex: NetworkIndex;
  readonly floor: Floor | null;
  readonly tool: ToolName;
}

const HINTS: Readonly<Record<ToolName, string>> = {
  select: 'Click to select, drag to pan, Shift+drag to frame',
  node: 'Click to place, drag a node to move it, Shift holds the axis, Alt stops snapping',
  path: 'Click nodes one after the other, Enter or Escape ends the path',
  route: 'Choose where from and where to',
};

/** CSS pixels a metre at which a plan is shown at 100 %. */
export const ACTUAL_SCALE = 20;
const REFRESH_MILLISECONDS = 100;
const scaleOf = ({ scale }: View): number => scale;

/** Zoom, counts, what the tool does, and in one fixed place whether everything is saved. */
export function StatusBar({ className, actors, view, networkIndex, floor, tool }: Props) {
  const styles = useStyles();
  const scale = useSlowly(view, scaleOf);
  const selection = useSelector(actors.document, (snapshot) => snapshot.context.history.selection);
  const isReading = useSelector(actors.document, isReadingNetwork);
  return (
    <footer className={mergeClasses(className, styles.bar)}>
      {floor && <span>{floor.name}</span>}
      <span>{`${Math.round((scale / ACTUAL_SCALE) * 100)} %`}</span>
      {!isReading && (
        <span>{`${selection?.ids.length ?? 0} of ${networkIndex.nodes.length} nodes, ${networkIndex.edges.length} paths`}</span>
      )}
      <span className={styles.hint}>{HINTS[tool]}</span>
      <span className={styles.space} />
      {!isReading && <SaveState actors={actors} />}
    </footer>
  );
}

function SaveState({ actors }: { actors: EditorActors }) {
  const styles = useStyles();
  const history = useSelector(actors.document, (snapshot) => snapshot.context.history);
  const error = useSelector(actors.document, (snapshot) => snapshot.context.error);
  const isSaving = useSelector(actors.document, (snapshot) => snapshot.matches('saving'));
  const isDirty = useSelector(actors.document, (snapshot) => snapshot.matches({ editing: 'dirty' }));
  const isInDanger = useSelector(actors.document, (snapshot) => snapshot.context.isDraftInDanger);
  const text = isSaving
    ? 'Saving'
    : error !== null
      ? `Not saved yet, kept on this device. ${error}`
      : isDirty
        ? `${countChanges(history)} · kept on this device`
        : 'Saved';
  return (
    <span
      role="status"
      aria-label="Save state"
      className={mergeClasses(styles.state, (error !== null || isInDanger) && styles.wrong)}
    >
      {isInDanger ? 'This device cannot keep unsaved work: save soon.' : text}
    </span>
  );
}

function countChanges({ loaded, present }: History): string {
  const { nodes, edges, groups } = deltaBetween(loaded, present);
  const total = nodes.size + edges.size + groups.size;
  return total === 1 ? '1 unsaved change' : `${total} unsaved changes`;
}

/** A part of a quick store, at a pace that is pleasant to read. */
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

import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import type { Operation } from '@/model/network/operations/operation';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { useTool } from '../tools/useTool';
import type { SceneState } from './editorScene';
import { previewOverlay } from './previewOverlay';

export interface SceneOptions extends Pick<SceneState, 'labels' | 'dragged' | 'route' | 'pins' | 'below'> {
  /** A step that is shown before it is taken. */
  readonly preview: Operation | null;
}

/** All that the overlay shows apart from the pointer; the same object until a part of it changes. */
export function useSceneState({ labels, dragged, route, pins, below, preview }: SceneOptions): SceneState {
  const { document, editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const { floor, drawn, networkIndex } = useEditedFloor();
  const { present, selection } = useSelector(document, (snapshot) => snapshot.context.history);
  const { mesh: selectedMesh, meshes } = useSelector(editor, (snapshot) => snapshot.context);
  const tool = useTool();
  const draggedEdges = useMemo(
    () =>
      dragged.size === 0 ? [] : networkIndex.edges.filter(({ from, to }) => dragged.has(from.id) || dragged.has(to.id)),
    [dragged, networkIndex],
  );
  const ofFloor = useMemo(() => new Set(networkIndex.nodes.map(({ id }) => id)), [networkIndex]);
  const previewed = useMemo(() => previewOverlay(present, preview, floor?.uuid ?? null), [present, preview, floor]);
  return useUnchanged<SceneState>({
    network: present,
    selection,
    floor: drawn,
    labels,
    selectedMesh,
    meshes,
    tool,
    route,
    pins,
    dragged,
    draggedEdges,
    ofFloor,
    previewed,
    units: data.settings.units,
    below,
  });
}

/** The object before, while it has the same values. */
function useUnchanged<Values extends object>(values: Values): Values {
  const latest = useRef(values);
  if (!hasSameValues(latest.current, values)) latest.current = values;
  return latest.current;
}

const hasSameValues = <Values extends object>(one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).every((name) => Object.is(one[name], other[name]));

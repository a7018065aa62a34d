import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { useBesideNetwork } from '../../session/besideNetwork';
import { useEditedFloor } from '../../session/editedFloor';
import { useEditorActors } from '../../session/editorActors';
import { useMapView } from '../../session/mapView';
import { useOpenedLocation } from '../../session/openedLocation';
import type { FloorList } from './floorList';
import { OTHER_PARTS, roomListRows } from './floorListRows';
import type { Row } from './RowList';
import { otherPartRows, type RoomRow, roomRows } from './roomRows';
import { text } from './texts';

/** The rooms of the edited floor and the other parts of its floor plan, which share their selection with the canvas. */
export function useRoomRows(): FloorList {
  const [showsOthers, setShowsOthers] = useState(false);
  const { document, editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const { show } = useMapView();
  const { floor, drawn, error } = useEditedFloor();
  const meshes = useSelector(editor, (snapshot) => snapshot.context.meshes);
  const unsaved = useUnsavedMeshes(floor?.uuid);

  // The rows change with their own records, not with every edit and selection: a floor may have thousands of them. The floor
  // plan is painted before the list; that of the previous floor is not shown meanwhile.
  const listed = useDeferredValue(drawn) === drawn ? drawn : null;
  const rows = useMemo<readonly Row[]>(() => {
    if (!listed) return [];
    const onChoose = ({ key, at }: RoomRow, isAdding: boolean) => {
      show(at);
      document.send({ type: 'select', selection: null });
      editor.send({ type: 'mesh.select', mesh: key, isAdding });
    };
    return roomListRows({
      rooms: roomRows(listed, data, floor?.uuid ?? ''),
      others: otherPartRows(listed),
      showsOthers,
      onToggleOthers: () => setShowsOthers(!showsOthers),
      onChoose,
    });
  }, [listed, data, floor, document, editor, show, showsOthers]);

  return {
    rows,
    selected: useMemo(() => new Set(meshes), [meshes]),
    unsaved,
    onRange: (range) => {
      const keys = range.map(({ key }) => key).filter((key) => key !== OTHER_PARTS);
      editor.send({ type: 'meshes.select', meshes: keys });
    },
    emptyText: (search) => {
      const isMissing = floor?.plan && !listed;
      if (isMissing) return error === null ? '' : text('planUnreachable');
      return search ? text('noMatch', { search }) : text(floor?.plan ? 'noRooms' : 'noFloorPlan');
    },
  };
}

/** Names of the meshes of a floor with unsaved input. */
function useUnsavedMeshes(floor: string | undefined): ReadonlySet<string> {
  const { placements } = useBesideNetwork();
  const drafts = useSyncExternalStore(placements.subscribe, placements.get);
  return useMemo(
    () => new Set([...drafts.values()].filter((one) => one.floor === floor).map(({ mesh }) => mesh)),
    [drafts, floor],
  );
}

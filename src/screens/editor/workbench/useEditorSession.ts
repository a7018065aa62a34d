import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNotify } from '@/components/feedback/useNotify';
import type { MapCanvasHandle } from '@/components/mapCanvas/MapCanvas';
import { EMPTY_SCENE, type OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import { createStore } from '@/components/mapCanvas/store';
import type { MapSurface } from '@/components/mapCanvas/surface/mapSurface';
import { toTravelType } from '@/contract/network/networkWire';
import type { TypedInput } from '@/machines/editor/documentTypes';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import type { FloorPoint, Point } from '@/model/geometry/points';
import { bringIntoView, type View } from '@/model/geometry/view';
import type { BesideChange } from '@/model/network/besideChange';
import type { Operation } from '@/model/network/operations/operation';
import { permitted } from '@/model/network/operations/permitted';
import { NO_ROUTE_CASES, type RouteCases } from '@/screens/checks/routeCases';
import { useDataWithRoles } from '../placements/useDataWithRoles';
import { usePlacementForms } from '../placements/usePlacementForms';
import type { EditorSession } from '../session/EditorSessionProvider';
import type { EditorActors } from '../session/editorActors';
import type { EditorServices } from '../session/editorServices';
import { localTravelType } from '../session/localTravelType';
import { type Hover, type MapView, NO_HOVER } from '../session/mapView';
import type { MenuRequest } from '../session/menuRequest';
import type { OpenedLocation } from '../session/openedLocation';
import type { OpenParts, Picking } from '../session/openParts';
import type { CopyRequest } from '../session/partProps';
import { performAcross } from '../session/performAcross';
import { text } from '../texts';

const NOTHING_TYPED: TypedInput = {};

interface Options
  extends Pick<EditorActors, 'document' | 'editor'>,
    Pick<OpenedLocation, 'project' | 'data'>,
    EditorServices {}

/** Creates the parts of an opened location; of them the data of the location alone changes. */
export function useEditorSession({ document, editor, project, data, ...provided }: Options): EditorSession {
  const [map] = useState(createMapView);
  const [open] = useState(createOpenParts);
  const [routeCases] = useState(() => createStore<RouteCases>(NO_ROUTE_CASES));
  const [typed] = useState(() => createStore<TypedInput>(NOTHING_TYPED));
  const notify = useNotify();
  const client = useQueryClient();
  const perform = useCallback(
    (wanted: Operation) => {
      const operation = permitted(document.getSnapshot().context.history.present, wanted, editor.getSnapshot().context);
      if (operation.blockedBy) notify(text(`blocked.${operation.blockedBy}`), 'warning');
      else document.send({ type: 'edit', operation });
    },
    [document, editor, notify],
  );
  const placements = usePlacementForms(
    project,
    ({ object_name }) => {
      if (editor.getSnapshot().context.mesh === NEW_MESH) editor.send({ type: 'mesh.select', mesh: object_name });
    },
    provided.retryWait,
  );
  const removing = useRef<(rooms: readonly string[]) => void>(() => undefined);
  const discarding = useRef<() => readonly BesideChange[]>(() => []);
  const shown = useDataWithRoles(data, placements);
  const types = useMemo(() => data.transporttypes.map(toTravelType).map(localTravelType), [data]);
  const { routes, retryWait, GlobalDestination, LabelPlacing, NetworkGeneration, Underlay, PublishControl } = provided;
  return {
    actors: useMemo(
      () => ({
        document,
        editor,
        perform,
        performAcross: (on, operationOn) => performAcross({ document, perform, client }, on, operationOn),
      }),
      [document, editor, perform, client],
    ),
    location: useMemo(() => ({ project, data: shown, types }), [project, shown, types]),
    map,
    open,
    beside: useMemo(() => ({ placements, typed, discarding, removing, routeCases }), [placements, typed, routeCases]),
    services: useMemo(
      () => ({ routes, retryWait, GlobalDestination, LabelPlacing, NetworkGeneration, Underlay, PublishControl }),
      [routes, retryWait, GlobalDestination, LabelPlacing, NetworkGeneration, Underlay, PublishControl],
    ),
  };
}

function createMapView(): MapView {
  const view = createStore<View>({ scale: 8, x: 0, y: 0, turn: 0 });
  const canvas = { current: null as MapCanvasHandle | null };
  return {
    view,
    scene: createStore<OverlayScene>(EMPTY_SCENE),
    hover: createStore<Hover>(NO_HOVER),
    pointer: createStore<FloorPoint | null>(null),
    surface: createStore<MapSurface | null>(null),
    canvas,
    show: (place: Point) => {
      const size = canvas.current?.size;
      if (size) view.set(bringIntoView(view.get(), size, place));
    },
  };
}

const createOpenParts = (): OpenParts => ({
  menu: createStore<MenuRequest | null>(null),
  copying: createStore<CopyRequest | null>(null),
  isHistoryOpen: createStore(false),
  isGenerationOpen: createStore<boolean>(false),
  isVersionsOpen: createStore(false),
  isUnderlayOpen: createStore<boolean>(false),
  picking: createStore<Picking | null>(null),
});

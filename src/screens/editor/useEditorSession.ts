import { type ComponentType, useCallback, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useNotify } from '@/components/feedback/useNotify';
import type { MapCanvasHandle } from '@/components/mapCanvas/MapCanvas';
import { EMPTY_SCENE, type OverlayScene } from '@/components/mapCanvas/overlay';
import { createStore } from '@/components/mapCanvas/store';
import type { ProjectData } from '@/contract/locations/projectData';
import { toTravelType } from '@/contract/network/networkWire';
import type { DocumentMachine } from '@/machines/editor/document.machine';
import type { EditorMachine } from '@/machines/editor/editor.machine';
import type { LabelPlacingMachine } from '@/machines/editor/labelPlacing.machine';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import type { FloorPoint, Point } from '@/model/geometry/points';
import { bringIntoView, type View } from '@/model/geometry/view';
import type { Operation } from '@/model/network/operations/operation';
import { permitted } from '@/model/network/operations/permitted';
import { NO_ROUTE_CASES, type RouteCases } from '@/screens/checks/routeCases';
import type { RoutePort } from '@/screens/checks/routePort';
import { type EditorSession, type Hover, NO_HOVER } from './editorSession';
import type { MenuRequest } from './menu/menuRequest';
import type { GlobalDestinationProps } from './placements/placementForms';
import { usePlacementForms } from './placements/usePlacementForms';
import type { PublishControlProps } from './publish/PublishControl';
import { text } from './texts';

interface Options {
  readonly document: ActorRefFrom<DocumentMachine>;
  readonly editor: ActorRefFrom<EditorMachine>;
  readonly project: string;
  readonly data: ProjectData;
  readonly routes: RoutePort;
  readonly labelPlacing: LabelPlacingMachine;
  readonly GlobalDestination: ComponentType<GlobalDestinationProps>;
  readonly PublishControl: ComponentType<PublishControlProps>;
}

/** Creates the session of an opened location; it changes with the data of the location alone. */
export function useEditorSession({
  document,
  editor,
  project,
  data,
  routes,
  labelPlacing,
  GlobalDestination,
  PublishControl,
}: Options): EditorSession {
  const notify = useNotify();
  const [{ view, scene, hover, pointer, menu, isHistoryOpen, isVersionsOpen, routeCases, canvas }] = useState(() => ({
    view: createStore<View>({ scale: 8, x: 0, y: 0, turn: 0 }),
    scene: createStore<OverlayScene>(EMPTY_SCENE),
    hover: createStore<Hover>(NO_HOVER),
    pointer: createStore<FloorPoint | null>(null),
    menu: createStore<MenuRequest | null>(null),
    isHistoryOpen: createStore(false),
    isVersionsOpen: createStore(false),
    routeCases: createStore<RouteCases>(NO_ROUTE_CASES),
    canvas: { current: null as MapCanvasHandle | null },
  }));
  const perform = useCallback(
    (wanted: Operation) => {
      const operation = permitted(document.getSnapshot().context.history.present, wanted, editor.getSnapshot().context);
      if (operation.blockedBy) notify(text(`blocked.${operation.blockedBy}`), 'warning');
      else document.send({ type: 'edit', operation });
    },
    [document, editor, notify],
  );
  const show = useCallback(
    (place: Point) => {
      const size = canvas.current?.size;
      if (size) view.set(bringIntoView(view.get(), size, place));
    },
    [view, canvas],
  );
  const placements = usePlacementForms(project, ({ object_name }) => {
    if (editor.getSnapshot().context.mesh === NEW_MESH) editor.send({ type: 'mesh.select', mesh: object_name });
  });
  const types = useMemo(() => data.transporttypes.map(toTravelType), [data]);
  return useMemo(
    () => ({
      document,
      editor,
      project,
      data,
      types,
      routes,
      labelPlacing,
      GlobalDestination,
      PublishControl,
      placements,
      view,
      scene,
      hover,
      pointer,
      menu,
      isHistoryOpen,
      isVersionsOpen,
      routeCases,
      canvas,
      perform,
      show,
    }),
    [
      document,
      editor,
      project,
      data,
      types,
      routes,
      labelPlacing,
      GlobalDestination,
      PublishControl,
      placements,
      view,
      scene,
      hover,
      pointer,
      menu,
      isHistoryOpen,
      isVersionsOpen,
      routeCases,
      canvas,
      perform,
      show,
    ],
  );
}

import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ProjectData } from '@/contract/locations/projectData';
import type { ToolSnapshot } from '@/machines/editor/runningTool';
import { openAt } from '@/model/network/closure';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { movedPlaces } from '@/model/network/movedPlaces';
import { floorId, type Network, type NodeId, nodeId } from '@/model/network/network';
import { nodesDraggedWith, type SelectionOrNone } from '@/model/network/selection';
import type { RouteEnd } from '@/model/routing/explainNoRoute';
import { routeDrawing } from '@/model/routing/routeDrawing';
import { type NewestOnly, newestOnly } from '@/screens/checks/newestOnly';
import { useDelays } from '@/screens/checks/useDelays';
import { useEditedFloor } from '../../session/editedFloor';
import { useEditorActors } from '../../session/editorActors';
import { useEditorServices } from '../../session/editorServices';
import { useMapView } from '../../session/mapView';
import { useOpenedLocation } from '../../session/openedLocation';
import { useFloorPlan } from '../../session/useFloorPlan';
import { draggedNode } from '../draggedNode';
import { useRunningTool } from '../useGesture';
import type { EndKey, KeptRoute, Place, RouteAnswer, RoutePreview } from './routePreview';

const NO_ROUTE = { legs: [], changes: [] };
const FAILED = { kind: 'failed' } as const;

/** Requests a route whenever its ends, the network or a running drag change; outdated responses are dropped. */
export function useRoutePreview(): RoutePreview {
  const { document, editor } = useEditorActors();
  const { data, types } = useOpenedLocation();
  const { show } = useMapView();
  const { routes } = useEditorServices();
  const { floor } = useEditedFloor();
  const [from, setFrom] = useState<EndKey | null>(null);
  const [to, setTo] = useState<EndKey | null>(null);
  const [isStepFree, setStepFree] = useState(false);
  const [answer, setAnswer] = useState<RouteAnswer | null>(null);
  const asking = useRef<NewestOnly | null>(null);
  const [kept, setKept] = useState<KeptRoute | null>(null);
  const network = useSelector(document, (snapshot) => snapshot.context.history.present);
  const { delays, isLoading: areDelaysLoading } = useDelays(data.location.uuid, from !== null || to !== null);
  const fromPlace = usePlace(from, data);
  const toPlace = usePlace(to, data);
  const running = useRunningTool();

  useEffect(() => {
    if (from === null || to === null) {
      setAnswer(null);
      return;
    }
    // Delays change the route: without them it would be replaced a moment later.
    if (areDelaysLoading) return;
    const live = () =>
      draggedNetwork(network, running?.getSnapshot(), document.getSnapshot().context.history.selection);
    const ask = () => {
      const current = live();
      routes.setNetwork(openAt(current, Date.now()), types, delays);
      const ends = { from: endOf(from, current, data, fromPlace), to: endOf(to, current, data, toPlace) };
      return routes.ask({ ...ends, stepFree: isStepFree, travel: null });
    };
    // Once more where the worker has died: another one starts.
    const follower = newestOnly(
      () => ask().catch(ask),
      (found) => setAnswer(found ?? FAILED),
    );
    asking.current = follower;
    follower.again();
    let wasDragging = false;
    const following = running?.subscribe((snapshot) => {
      const isDragging = draggedNode(snapshot) !== null;
      if (isDragging || wasDragging) follower.again();
      wasDragging = isDragging;
    });
    return () => {
      follower.stop();
      following?.unsubscribe();
    };
  }, [
    from,
    to,
    isStepFree,
    network,
    running,
    document,
    types,
    delays,
    areDelaysLoading,
    routes,
    data,
    fromPlace,
    toPlace,
  ]);

  const drawn = useMemo(() => {
    const route = answer?.kind === 'route' ? answer.route : null;
    if (!floor || (!route && !kept)) return null;
    const at = floorId(floor.uuid);
    return { ...routeDrawing(route ?? NO_ROUTE, at), kept: kept && routeDrawing(kept.route, at) };
  }, [answer, kept, floor]);
  return {
    from,
    to,
    isStepFree,
    answer,
    kept,
    drawn,
    retry: () => asking.current?.again(),
    setFrom,
    setTo,
    setStepFree,
    setKept,
    showFloor: (uuid) => editor.send({ type: 'floor.set', floor: uuid }),
    showPlace: (place) => {
      editor.send({ type: 'floor.set', floor: place.floor });
      show(place.point);
    },
  };
}

/** The network with the dragged nodes, so that the route follows a drag. */
function draggedNetwork(network: Network, gesture: ToolSnapshot | undefined, selection: SelectionOrNone): Network {
  const id = draggedNode(gesture);
  const { press, to } = gesture?.context ?? {};
  if (id === null || !press || !to) return network;
  const by = { x: to.x - press.at.x, y: to.y - press.at.y };
  return moveNodes(movedPlaces(network, nodesDraggedWith(id, selection), by))(network);
}

/** The room of a destination, also on another floor: shown when no node leads into it. */
function usePlace(end: EndKey | null, data: ProjectData): Place | null {
  const placement = end === null ? undefined : placementOf(end, data);
  const floor = data.location.buildings
    .flatMap((building) => building.floors)
    .find(({ uuid }) => uuid === placement?.floor_id);
  const { data: floorPlan } = useFloorPlan(floor ?? null);
  return useMemo(() => {
    const mesh = floorPlan && placement ? floorPlan.names.indexOf(placement.object_name) : -1;
    if (!floorPlan || !placement || mesh < 0) return null;
    const point = { x: floorPlan.anchors[3 * mesh] ?? 0, y: floorPlan.anchors[3 * mesh + 1] ?? 0 };
    return { floor: floorId(placement.floor_id), point };
  }, [floorPlan, placement]);
}

const placementOf = (key: EndKey, data: ProjectData) =>
  key.startsWith('destination:') ? data.destinations.find(({ id }) => `destination:${id}` === key) : undefined;

/** The nodes of an end: all entrances of a destination, the node of a kiosk, or a node itself. */
function endOf(key: EndKey, network: Network, data: ProjectData, place: Place | null): RouteEnd {
  const [kind, id] = key.split(':');
  if (kind === 'node') return { nodes: [nodeId(Number(id))] };
  if (kind === 'kiosk') {
    const screen = data.screens.find((one) => String(one.id) === id);
    return { nodes: screen?.node_id ? [nodeId(screen.node_id)] : [] };
  }
  const placement = placementOf(key, data);
  if (!placement) return { nodes: [] };
  const nodes: NodeId[] = [];
  for (const node of network.nodes.values())
    if (node.floor === placement.floor_id && node.mesh === placement.object_name) nodes.push(node.id);
  return { nodes, ...(place && { place }) };
}

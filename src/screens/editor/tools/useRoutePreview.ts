import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { dynamicRoutesQuery } from '@/api/editor';
import type { DrawnRoute } from '@/components/mapCanvas/overlay';
import type { Floor } from '@/contract/buildings';
import type { ProjectData } from '@/contract/projectData';
import type { Point } from '@/model/geometry/points';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { floorId, type Network, type NodeId, nodeId, type TravelType } from '@/model/network/network';
import type { RouteEnd } from '@/model/routing/explainNoRoute';
import { routeDrawing } from '@/model/routing/routeDrawing';
import type { EditorActors } from '../editorActors';
import { useFloorPlan } from '../useFloorPlan';
import type { RoutePort, RouteResult } from './routePort';
import { nodesDraggedWith } from './useToolEffects';

/** Where a way begins or ends: `destination:12`, `kiosk:3` or `node:45`. */
export type EndKey = string;

export interface RoutePreview {
  readonly from: EndKey | null;
  readonly to: EndKey | null;
  readonly isStepFree: boolean;
  readonly answer: RouteResult | null;
  readonly drawn: DrawnRoute | null;
  setFrom(end: EndKey | null): void;
  setTo(end: EndKey | null): void;
  setStepFree(isStepFree: boolean): void;
  showFloor(floor: string): void;
  /** Brings a place into sight, with its floor. */
  showPlace(place: Place): void;
}

type Place = NonNullable<RouteEnd['place']>;

interface RoutePreviewOptions {
  readonly actors: EditorActors;
  readonly data: ProjectData;
  readonly routes: RoutePort;
  readonly types: readonly TravelType[];
  readonly floor: Floor | null;
  readonly lookAt: (point: Point) => void;
}

/** Asks for a way whenever its ends, the plan or a running drag change; late answers to old questions are dropped. */
export function useRoutePreview({ actors, data, routes, types, floor, lookAt }: RoutePreviewOptions): RoutePreview {
  const [from, setFrom] = useState<EndKey | null>(null);
  const [to, setTo] = useState<EndKey | null>(null);
  const [isStepFree, setStepFree] = useState(false);
  const [answer, setAnswer] = useState<RouteResult | null>(null);
  const network = useSelector(actors.document, (snapshot) => snapshot.context.history.present);
  const delayList = useQuery({
    ...dynamicRoutesQuery(data.location.uuid),
    enabled: from !== null || to !== null,
  });
  const areDelaysLoading = delayList.isLoading;
  const delays = useMemo(
    () => new Map((delayList.data ?? []).map(({ id, seconds }) => [id, seconds])),
    [delayList.data],
  );
  const fromPlace = usePlace(from, data);
  const toPlace = usePlace(to, data);
  const live = useDraggedNetwork(actors, network, from !== null && to !== null);

  useEffect(() => {
    if (from === null || to === null) {
      setAnswer(null);
      return;
    }
    // A way without its delays would be another one a moment later.
    if (areDelaysLoading) return;
    let isOld = false;
    routes.setNetwork(live, types, delays);
    const ends = { from: endOf(from, live, data, fromPlace), to: endOf(to, live, data, toPlace) };
    routes.ask({ ...ends, stepFree: isStepFree, travel: null }).then(
      (result) => {
        if (!isOld) setAnswer(result);
      },
      () => {
        if (!isOld) setAnswer(null);
      },
    );
    return () => {
      isOld = true;
    };
  }, [from, to, isStepFree, live, types, delays, areDelaysLoading, routes, data, fromPlace, toPlace]);

  const drawn = useMemo(
    () => (answer?.kind === 'route' && floor ? routeDrawing(answer.route, floorId(floor.uuid)) : null),
    [answer, floor],
  );
  return {
    from,
    to,
    isStepFree,
    answer,
    drawn,
    setFrom,
    setTo,
    setStepFree,
    showFloor: (uuid) => actors.editor.send({ type: 'floor.set', floor: uuid }),
    showPlace: (place) => {
      actors.editor.send({ type: 'floor.set', floor: place.floor });
      lookAt(place.point);
    },
  };
}

/** The plan with a running drag of nodes in it, so that the way follows while it lasts. */
function useDraggedNetwork({ nodeTool, document }: EditorActors, network: Network, isWanted: boolean): Network {
  const drag = useSelector(nodeTool, (snapshot) =>
    isWanted && snapshot.matches('draggingNode') ? snapshot.context : null,
  );
  return useMemo(() => {
    const node: NodeId | null = drag?.press?.over?.kind === 'node' ? drag.press.over.id : null;
    if (!drag?.press || !drag.to || node === null) return network;
    const by = { x: drag.to.x - drag.press.at.x, y: drag.to.y - drag.press.at.y };
    const places = new Map(
      nodesDraggedWith(node, document.getSnapshot().context.history.selection).flatMap((id) => {
        const one = network.nodes.get(id);
        return one ? [[id, { x: one.x + by.x, y: one.y + by.y }] as const] : [];
      }),
    );
    return moveNodes(places)(network);
  }, [drag, network, document]);
}

/** Where the room of a destination is, also on a floor that is not shown: there one looks when no node leads into it. */
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

/** The nodes that stand for an end: all entrances of a destination, the node of a kiosk, or a node itself. */
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

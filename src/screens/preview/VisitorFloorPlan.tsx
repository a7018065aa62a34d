import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { visitorPlanKey } from '@/api/publishing/keys';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { FloorPlanViewer, type FloorPlanViewerHandle, type Insets } from '@/components/floorPlan/FloorPlanViewer';
import type { MapColours } from '@/components/mapCanvas/mapColours';
import { EMPTY_SCENE, type OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import type { MeshLabel } from '@/components/mapCanvas/painting/floorPlanPainter';
import { createStore } from '@/components/mapCanvas/store';
import { type MapLogos, useMapLogos } from '@/components/mapCanvas/useMapLogos';
import { type DrawnFloor, drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { type Box, EMPTY_BOX, growBox, joinBoxes } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import { floorId } from '@/model/network/network';
import type { Route } from '@/model/routing/route';
import { routeDrawing } from '@/model/routing/routeDrawing';
import { text as areaText } from './texts';
import type { Venue, VenueFloor, VenueKiosk, VenuePlace } from './venue';

/** Loads the plan of a floor that has one. */
export type LoadPlan = (floor: VenueFloor, signal: AbortSignal) => Promise<FloorPlan>;

interface Props {
  readonly venue: Venue;
  readonly floor: VenueFloor;
  readonly place: VenuePlace | null;
  /** The kiosk that shows the map. */
  readonly kiosk: VenueKiosk | null;
  readonly route: Route | null;
  readonly view: { readonly colours: MapColours; readonly insets: Insets };
  readonly onPlace: (place: VenuePlace) => void;
  readonly loadPlan: LoadPlan;
}

/** The floor plan of a floor with the names of its places; a tap on one opens it. */
export function VisitorFloorPlan(props: Props) {
  const { loadPlan, floor } = props;
  const floorPlan = useQuery({
    queryKey: visitorPlanKey(floor.uuid, floor.plan),
    queryFn: ({ signal }) => loadPlan(floor, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (floorPlan.isError)
    return (
      <EmptyState
        icon={<ErrorCircleRegular />}
        title={areaText('floorFailed', { name: floor.name })}
        text={floorPlan.error.message}
        action={<Button onClick={() => void floorPlan.refetch()}>{areaText('retry')}</Button>}
      />
    );
  return floorPlan.data ? (
    <LoadedFloorPlan {...props} floorPlan={floorPlan.data} />
  ) : (
    <Loading label={areaText('loadingFloor', { name: floor.name })} page />
  );
}

/** Metres around a place in the view. */
const AROUND_PLACE = 25;
const AROUND_ROUTE = 4;
/** A short route is shown with a margin, so that visitors recognise its surroundings. */
const LEAST_ROUTE = 45;

function LoadedFloorPlan({
  venue,
  floor,
  place,
  kiosk,
  route,
  view,
  onPlace,
  floorPlan,
}: Props & { floorPlan: FloorPlan }) {
  const drawn = useMemo(() => drawnFloor(floorPlan, venue.kinds.get(floor.uuid)), [floorPlan, venue, floor]);
  const viewer = useRef<FloorPlanViewerHandle>(null);
  const scene = useMemo(() => createStore<OverlayScene>(EMPTY_SCENE), []);
  const placesByMesh = useMemo(() => {
    const found = new Map<number, VenuePlace>();
    for (const one of venue.places) {
      const mesh = one.floor.uuid === floor.uuid ? drawn.meshByName.get(one.mesh) : undefined;
      if (mesh !== undefined) found.set(mesh, one);
    }
    return found;
  }, [venue, floor, drawn]);
  const logos = useMapLogos(
    useMemo(() => [...placesByMesh.values()].flatMap(({ mapLogo }) => mapLogo ?? []), [placesByMesh]),
  );
  const labels = useMemo(
    () => labelsOf(venue, floor, drawn, placesByMesh, logos),
    [venue, floor, drawn, placesByMesh, logos],
  );
  const drawing = useMemo(() => (route ? routeDrawing(route, floorId(floor.uuid)) : null), [route, floor]);
  const standpoint = useMemo(() => {
    const at = kiosk?.floor === floor.uuid ? venue.network.nodes.get(kiosk.node) : undefined;
    return kiosk && at ? { at: { x: at.x, y: at.y }, orientation: kiosk.orientation } : null;
  }, [venue, floor, kiosk]);
  const selected = place?.floor.uuid === floor.uuid ? (drawn.meshByName.get(place.mesh) ?? null) : null;

  useEffect(() => {
    scene.set({ ...EMPTY_SCENE, floor: drawn, selectedMesh: selected, route: drawing, standpoint });
  }, [scene, drawn, selected, drawing, standpoint]);
  useEffect(() => {
    const points = drawing
      ? [...drawing.lines.flat(), ...[drawing.start, drawing.end].filter((at) => at !== null)]
      : [];
    if (points.length > 0) viewer.current?.show(routeBox(points));
    else if (selected !== null) viewer.current?.show(growBox(boxOf(drawn, selected), AROUND_PLACE));
  }, [drawing, selected, drawn]);

  return (
    <FloorPlanViewer
      handle={viewer}
      drawing={{ floor: drawn, labels, colours: view.colours }}
      scene={scene}
      insets={view.insets}
      isLarge
      label={areaText('mapKeys', { name: floor.name })}
      onTap={(at) => {
        const mesh = drawn.index.at(at, (one) => placesByMesh.has(one));
        const tapped = mesh === null ? undefined : placesByMesh.get(mesh);
        if (tapped) onPlace(tapped);
      }}
    />
  );
}

/** Names of places first, then the texts of the labels file. */
function labelsOf(
  venue: Venue,
  floor: VenueFloor,
  { meshByName }: DrawnFloor,
  places: ReadonlyMap<number, VenuePlace>,
  logos: MapLogos,
): ReadonlyMap<number, MeshLabel> {
  const labels = new Map<number, MeshLabel>();
  for (const [name, text] of venue.labels.get(floor.uuid) ?? []) {
    const mesh = meshByName.get(name);
    if (mesh !== undefined) labels.set(mesh, { text, colour: null, isFlagship: false, isDestination: false });
  }
  for (const [mesh, { name, colour, isFlagship, mapLogo }] of places)
    labels.set(mesh, { text: name, colour, isFlagship, isDestination: true, logo: logos.get(mapLogo ?? '') });
  return labels;
}

function routeBox(points: readonly Point[]): Box {
  const box = boxAround(points);
  const width = Math.max(box.maxX - box.minX, box.maxY - box.minY);
  return growBox(box, Math.max(AROUND_ROUTE, (LEAST_ROUTE - width) / 2));
}

const boxAround = (points: readonly Point[]): Box =>
  points.reduce<Box>((box, { x, y }) => joinBoxes(box, { minX: x, minY: y, maxX: x, maxY: y }), EMPTY_BOX);

const boxOf = ({ floorPlan }: DrawnFloor, mesh: number): Box => ({
  minX: floorPlan.boxes[4 * mesh]!,
  minY: floorPlan.boxes[4 * mesh + 1]!,
  maxX: floorPlan.boxes[4 * mesh + 2]!,
  maxY: floorPlan.boxes[4 * mesh + 3]!,
});

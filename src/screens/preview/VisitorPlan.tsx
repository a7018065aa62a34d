import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { previewPlanQuery } from '@/api/previewPlans';
import { EmptyState } from '@/components/EmptyState';
import { EMPTY_SCENE, type OverlayScene } from '@/components/planCanvas/overlay';
import type { PlanColours } from '@/components/planCanvas/planColours';
import type { MeshLabel } from '@/components/planCanvas/planPainter';
import { createStore } from '@/components/planCanvas/store';
import { type Insets, PlanViewer, type PlanViewerHandle } from '@/components/planViewer/PlanViewer';
import { Waiting } from '@/components/Waiting';
import { type Box, EMPTY_BOX, growBox, joinBoxes } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import { type DrawnFloor, drawnFloor, ROOM } from '@/model/mesh/drawnFloor';
import type { FloorPlan } from '@/model/mesh/floorPlan';
import { floorId } from '@/model/plan/plan';
import type { Route } from '@/model/routing/route';
import { routeDrawing } from '@/model/routing/routeDrawing';
import type { Venue, VenueFloor, VenuePlace } from './venue';

interface Props {
  readonly project: string;
  readonly venue: Venue;
  readonly floor: VenueFloor;
  readonly place: VenuePlace | null;
  readonly route: Route | null;
  readonly colours: PlanColours;
  readonly insets: Insets;
  readonly onPlace: (place: VenuePlace) => void;
}

/** The plan of a floor with the names of its places; a tap on one opens it. */
export function VisitorPlan(props: Props) {
  const { project, floor } = props;
  const plan = useQuery(previewPlanQuery(project, floor.uuid, floor.plan ?? ''));
  if (plan.isError)
    return (
      <EmptyState
        drawing={<ErrorCircleRegular />}
        title={`${floor.name} could not be loaded`}
        text={plan.error.message}
        action={<Button onClick={() => void plan.refetch()}>Retry</Button>}
      />
    );
  return plan.data ? <LoadedPlan {...props} plan={plan.data} /> : <Waiting label={`Loading ${floor.name}`} page />;
}

/** Metres around a place that is brought into sight. */
const AROUND_PLACE = 25;
const AROUND_ROUTE = 4;
/** A short way is shown with enough around it to know where one is. */
const LEAST_ROUTE = 45;

function LoadedPlan({ venue, floor, place, route, colours, insets, onPlace, plan }: Props & { plan: FloorPlan }) {
  const drawn = useMemo(() => drawnFloor(plan), [plan]);
  const viewer = useRef<PlanViewerHandle>(null);
  const scene = useMemo(() => createStore<OverlayScene>(EMPTY_SCENE), []);
  const placesByMesh = useMemo(() => {
    const found = new Map<number, VenuePlace>();
    for (const one of venue.places) {
      const mesh = one.floor.uuid === floor.uuid ? drawn.meshByName.get(one.mesh) : undefined;
      if (mesh !== undefined) found.set(mesh, one);
    }
    return found;
  }, [venue, floor, drawn]);
  const labels = useMemo(() => labelsOf(venue, floor, drawn, placesByMesh), [venue, floor, drawn, placesByMesh]);
  const drawing = useMemo(() => (route ? routeDrawing(route, floorId(floor.uuid)) : null), [route, floor]);
  const selected = place?.floor.uuid === floor.uuid ? (drawn.meshByName.get(place.mesh) ?? null) : null;

  useEffect(() => {
    scene.set({ ...EMPTY_SCENE, floor: drawn, selectedMesh: selected, route: drawing });
  }, [scene, drawn, selected, drawing]);
  useEffect(() => {
    const points = drawing
      ? [...drawing.lines.flat(), ...[drawing.start, drawing.end].filter((at) => at !== null)]
      : [];
    if (points.length > 0) viewer.current?.show(routeBox(points));
    else if (selected !== null) viewer.current?.show(growBox(boxOf(drawn, selected), AROUND_PLACE));
  }, [drawing, selected, drawn]);

  return (
    <PlanViewer
      handle={viewer}
      floor={drawn}
      labels={labels}
      colours={colours}
      scene={scene}
      insets={insets}
      isLarge
      label={`Map of ${floor.name}. Arrow keys move it, plus and minus zoom, 0 shows all.`}
      onTap={(at) => {
        const mesh = drawn.index.at(at, (one) => drawn.kinds[one] === ROOM && placesByMesh.has(one));
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
): ReadonlyMap<number, MeshLabel> {
  const labels = new Map<number, MeshLabel>();
  for (const [name, text] of venue.labels.get(floor.uuid) ?? []) {
    const mesh = meshByName.get(name);
    if (mesh !== undefined) labels.set(mesh, { text, colour: null, isFlagship: false });
  }
  for (const [mesh, { name, colour, isFlagship }] of places) labels.set(mesh, { text: name, colour, isFlagship });
  return labels;
}

function routeBox(points: readonly Point[]): Box {
  const box = boxAround(points);
  const width = Math.max(box.maxX - box.minX, box.maxY - box.minY);
  return growBox(box, Math.max(AROUND_ROUTE, (LEAST_ROUTE - width) / 2));
}

const boxAround = (points: readonly Point[]): Box =>
  points.reduce<Box>((box, { x, y }) => joinBoxes(box, { minX: x, minY: y, maxX: x, maxY: y }), EMPTY_BOX);

const boxOf = ({ plan }: DrawnFloor, mesh: number): Box => ({
  minX: plan.boxes[4 * mesh]!,
  minY: plan.boxes[4 * mesh + 1]!,
  maxX: plan.boxes[4 * mesh + 2]!,
  maxY: plan.boxes[4 * mesh + 3]!,
});

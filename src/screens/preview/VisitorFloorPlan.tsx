import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { visitorPlanKey } from '@/api/publishing/keys';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { FloorPlanViewer, type FloorPlanViewerHandle } from '@/components/floorPlan/FloorPlanViewer';
import { symbolTapped } from '@/components/mapCanvas/drawing/drawSymbol';
import { EMPTY_SCENE, type OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import { createStore } from '@/components/mapCanvas/store';
import { useMapLogos } from '@/components/mapCanvas/useMapLogos';
import { type DrawnFloor, drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { type Box, growBox } from '@/model/geometry/box';
import { facingUp } from '@/model/kiosks/facingUp';
import { floorId } from '@/model/network/network';
import { tourDrawing } from '@/model/routing/tourDrawing';
import { floorLabels } from './floorLabels';
import { placesOn, spotsOn } from './floorPlaces';
import type { FloorPlanProps } from './floorPlanProps';
import { useMapTexts } from './languages/mapTexts';
import { viewerText } from './languages/viewerText';
import { ModelButton } from './model3d/ModelButton';
import { useModelPart } from './model3d/useModelPart';
import type { ModelState } from './model3d/useModelState';
import { boxAround, drawnPoints, routeBox } from './routeBox';

/** Loads the plan of a floor that has one. */
export type LoadPlan = FloorPlanProps['loadPlan'];

interface Props extends Omit<FloorPlanProps, 'controls'> {
  readonly model: ModelState;
}

/** The floor plan of a floor with the names of its places; a tap on one opens it. */
export function VisitorFloorPlan({ model, ...given }: Props) {
  const { text } = useMapTexts();
  const { loadPlan, floor, kiosk } = given;
  const Model = useModelPart(model.isOn === true, model.fail);
  const wasPressed = useRef(false);
  const controls = model.isOn !== null && <ModelButton isOn={model.isOn} wasPressed={wasPressed} onSet={model.set} />;
  const props = { ...given, controls };
  const floorPlan = useQuery({
    queryKey: visitorPlanKey(floor.uuid, floor.plan),
    queryFn: ({ signal }) => loadPlan(floor, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (floorPlan.isError)
    return (
      <EmptyState
        icon={<ErrorCircleRegular />}
        title={text('floorFailed', { name: floor.name })}
        text={text('mapFilesFailed')}
        action={<Button onClick={() => void floorPlan.refetch()}>{text('retry')}</Button>}
      />
    );
  if (!floorPlan.data) return <Loading label={text('loadingFloor', { name: floor.name })} page />;
  // The plan stays until the script of the model is loaded.
  return Model ? (
    <Model key={kiosk?.orientation} {...props} floorPlan={floorPlan.data} onFailed={model.fail} />
  ) : (
    <LoadedFloorPlan key={kiosk?.orientation} {...props} floorPlan={floorPlan.data} />
  );
}

/** Metres around a place in the view. */
const AROUND_PLACE = 25;
const AROUND_STEP = 18;

function LoadedFloorPlan({
  venue,
  floor,
  place,
  kiosk,
  parts,
  step,
  view,
  onPlace,
  floorPlan,
  controls,
}: FloorPlanProps & { floorPlan: FloorPlan }) {
  const texts = useMapTexts();
  const words = useMemo(() => viewerText(texts), [texts]);
  const drawn = useMemo(() => drawnFloor(floorPlan, venue.kinds.get(floor.uuid)), [floorPlan, venue, floor]);
  const viewer = useRef<FloorPlanViewerHandle>(null);
  const scene = useMemo(() => createStore<OverlayScene>(EMPTY_SCENE), []);
  const placesByMesh = useMemo(() => placesOn(venue, floor, drawn), [venue, floor, drawn]);
  const logos = useMapLogos(
    useMemo(() => [...placesByMesh.values()].flatMap(({ mapLogo }) => mapLogo ?? []), [placesByMesh]),
  );
  const labels = useMemo(
    () => floorLabels(venue, floor, drawn, placesByMesh, logos),
    [venue, floor, drawn, placesByMesh, logos],
  );
  const restTurn = kiosk ? facingUp(kiosk.orientation) : 0;
  const drawing = useMemo(
    () =>
      parts
        ? tourDrawing(
            parts.map(({ route }) => route),
            floorId(floor.uuid),
          )
        : null,
    [parts, floor],
  );
  const standpoint = useMemo(() => {
    const at = kiosk?.floor === floor.uuid ? venue.network.nodes.get(kiosk.node) : undefined;
    return kiosk && at ? { at: { x: at.x, y: at.y }, orientation: kiosk.orientation } : null;
  }, [venue, floor, kiosk]);
  const icons = useMapLogos(useMemo(() => venue.amenities.flatMap(({ logo }) => logo ?? []), [venue]));
  const spots = useMemo(() => spotsOn(venue, floor, place), [venue, floor, place]);
  // Names stay in their places when an amenity is opened.
  const placed = useMemo(() => spotsOn(venue, floor, null), [venue, floor]);
  const symbols = useMemo(
    () => spots.map(({ place: { logo }, ...spot }) => ({ ...spot, picture: icons.get(logo ?? '') ?? null })),
    [spots, icons],
  );
  const selected = place?.floor.uuid === floor.uuid ? (drawn.meshByName.get(place.mesh) ?? null) : null;

  const chosen = useMemo(() => spots.filter(({ isSelected }) => isSelected).map(({ at }) => at), [spots]);

  useEffect(() => {
    scene.set({ ...EMPTY_SCENE, floor: drawn, selectedMesh: selected, route: drawing, standpoint, symbols });
  }, [scene, drawn, selected, drawing, standpoint, symbols]);
  useEffect(() => {
    if (step?.floor === floor.uuid) {
      const turn = step.turn === 'rest' ? restTurn : step.turn;
      return viewer.current?.show(growBox(boxAround([step.at]), AROUND_STEP), turn);
    }
    const points = drawing ? drawnPoints(drawing) : [];
    if (points.length > 0) viewer.current?.show(routeBox(points));
    else if (selected !== null) viewer.current?.show(growBox(boxOf(drawn, selected), AROUND_PLACE));
    else if (chosen.length > 0) viewer.current?.show(growBox(boxAround(chosen), AROUND_PLACE));
  }, [drawing, selected, drawn, chosen, step, floor, restTurn]);

  return (
    <FloorPlanViewer
      handle={viewer}
      drawing={{ floor: drawn, labels, colours: view.colours, symbols: placed }}
      scene={scene}
      insets={view.insets}
      restTurn={restTurn}
      isLarge
      text={words}
      controls={controls}
      label={texts.text('mapKeys', { name: floor.name })}
      onTap={(at, px) => {
        const symbol = symbolTapped(spots, at, px);
        if (symbol) return onPlace(symbol.place);
        const mesh = drawn.index.at(at, (one) => placesByMesh.has(one));
        const tapped = mesh === null ? undefined : placesByMesh.get(mesh);
        if (tapped) onPlace(tapped);
      }}
    />
  );
}

const boxOf = ({ floorPlan }: DrawnFloor, mesh: number): Box => ({
  minX: floorPlan.boxes[4 * mesh]!,
  minY: floorPlan.boxes[4 * mesh + 1]!,
  maxX: floorPlan.boxes[4 * mesh + 2]!,
  maxY: floorPlan.boxes[4 * mesh + 3]!,
});

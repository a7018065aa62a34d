import { DISC, drawSymbol, type MapSymbol, symbolsAt } from '@/components/mapCanvas/drawing/drawSymbol';
import { drawLabelPlace, measureLabels, setLabelStyle } from '@/components/mapCanvas/labels/drawLabelPlace';
import {
  cornersOf,
  type IconPlace,
  type LabelPlace,
  type LogoPlace,
  placeLabels,
} from '@/components/mapCanvas/labels/labelPlaces';
import { type NodePlaces, symbolPlaces } from '@/components/mapCanvas/labels/nodePlaces';
import { type Corners, createOccupied } from '@/components/mapCanvas/labels/occupied';
import { drawPlate } from '@/components/mapCanvas/overlay/drawPlate';
import { drawRoute } from '@/components/mapCanvas/overlay/drawRoute';
import { drawStandpoint, type Standpoint } from '@/components/mapCanvas/painting/drawStandpoint';
import { colouringOf, type FloorPlanPicture, layersWithin } from '@/components/mapCanvas/painting/floorPlanPainter';
import { roomColours } from '@/components/mapCanvas/painting/roomColours';
import type { Point } from '@/model/geometry/points';
import { toDegrees } from '@/model/geometry/turns';
import { type Lens, metresPerPixel, type Orbit, type Project, projectionOf } from '@/model/spatial/orbit';
import { projectedFloor } from '@/model/spatial/projectedFloor';
import type { Place3d } from '@/model/spatial/routeLines';
import type { TourEnds } from '@/model/spatial/tourEnds';

/** All that is drawn over the bodies in two dimensions, upright. */
export interface ModelMarks {
  readonly picture: FloorPlanPicture;
  readonly heights: Float32Array;
  /** Metres of the floor with the names. */
  readonly elevation: number;
  readonly symbols: readonly MapSymbol[];
  readonly standpoint: Standpoint | null;
  readonly selectedMesh: number | null;
  readonly ends: TourEnds | null;
  /** The names of floors beside them. */
  readonly plates: readonly { readonly at: Place3d; readonly text: string }[];
}

/** The camera of a picture; `growth` is the factor of things of a fixed size. */
export interface MarksView {
  readonly orbit: Orbit;
  readonly lens: Lens;
  readonly growth: number;
}

interface PlacedLabel {
  readonly place: LabelPlace | IconPlace | LogoPlace;
  readonly halo: string;
  /** From the anchor of its room, in CSS pixels. */
  readonly dx: number;
  readonly dy: number;
}

/** Discs may touch, and overlap by the rest. */
const SYMBOL_SHARE = 0.9;

export interface MarksPainter {
  /** Labels of a moving map keep their texts and follow their rooms; those of one at rest are placed anew. */
  paint(context: CanvasRenderingContext2D, marks: ModelMarks, view: MarksView, isMoving: boolean): void;
}

export function createMarksPainter(): MarksPainter {
  let placed: { readonly marks: ModelMarks; readonly labels: readonly PlacedLabel[] } | null = null;
  return {
    paint: (context, marks, view, isMoving) => {
      const project = projectionOf(view.orbit, view.lens);
      if (!isMoving || placed?.marks !== marks) placed = { marks, labels: placedLabels(context, marks, view, project) };
      drawSelected(context, marks, view, project);
      drawLabels(context, marks, placed.labels, view, project);
      drawMarks(context, marks, view, project);
    },
  };
}

function placedLabels(
  context: CanvasRenderingContext2D,
  { picture, heights, elevation, symbols }: ModelMarks,
  { orbit, lens, growth }: MarksView,
  project: Project,
): readonly PlacedLabel[] {
  const { floor, labels } = picture;
  const seen = layersWithin(floor, floor.index.box);
  const all = projectedFloor(floor, heights, [...seen.rooms, ...seen.corridors], elevation, project);
  const { boxes, anchors } = all.floor.floorPlan;
  const rooms = all.meshes.filter(
    (mesh) =>
      boxes[4 * mesh]! < lens.width &&
      boxes[4 * mesh + 1]! < lens.height &&
      boxes[4 * mesh + 2]! > 0 &&
      boxes[4 * mesh + 3]! > 0,
  );
  const metres = metresPerPixel(orbit, lens) * growth;
  const { stopRooms } = symbolPlaces(picture, symbols, { box: floor.index.box, px: metres, turn: 0 });
  const taken = apartSymbols(symbols, elevation, { orbit, lens, growth }, project).map(({ at }) => discAt(at, growth));
  const nodes: NodePlaces = { places: createOccupied(taken), hideNames: true, stopRooms };
  const colouring = colouringOf(picture);
  context.save();
  const measure = measureLabels(context);
  const found: PlacedLabel[] = [];
  // A symbol would cover a part of it.
  for (const place of placeLabels({ floor: all.floor, rooms, labels, px: growth, measure, nodes }))
    if (place && !nodes.places.isTaken(placeCorners(place, growth)))
      found.push({
        place,
        halo: roomColours(colouring, place.mesh, labels.get(place.mesh)?.colour ?? null).fill,
        dx: place.x - anchors[3 * place.mesh]!,
        dy: place.y - anchors[3 * place.mesh + 1]!,
      });
  context.restore();
  return found;
}

const placeCorners = (place: PlacedLabel['place'], growth: number): Corners =>
  'facility' in place ? discAt(place, growth) : cornersOf(place, growth);

function drawLabels(
  context: CanvasRenderingContext2D,
  { picture, heights, elevation }: ModelMarks,
  labels: readonly PlacedLabel[],
  { growth }: MarksView,
  project: Project,
): void {
  const { anchors } = picture.floor.floorPlan;
  for (const { place, halo, dx, dy } of labels) {
    const { mesh } = place;
    const at = project(anchors[3 * mesh]!, anchors[3 * mesh + 1]!, elevation + heights[mesh]!);
    if (!at) continue;
    context.save();
    setLabelStyle(context);
    context.translate(at.x + dx, at.y + dy);
    context.scale(growth, growth);
    drawLabelPlace(context, place, { colours: picture.colours, halo });
    context.restore();
  }
}

/** A double ring around the top of the selected room, as on the plan. */
function drawSelected(
  context: CanvasRenderingContext2D,
  { picture: { floor, colours }, heights, elevation, selectedMesh }: ModelMarks,
  { growth }: MarksView,
  project: Project,
): void {
  if (selectedMesh === null) return;
  const { ringStart, pointStart, points } = floor.floorPlan;
  context.save();
  context.lineJoin = 'round';
  context.beginPath();
  for (let ring = ringStart[selectedMesh]!; ring < ringStart[selectedMesh + 1]!; ring++) {
    for (let at = pointStart[ring]!; at < pointStart[ring + 1]!; at++) {
      const corner = project(points[2 * at]!, points[2 * at + 1]!, elevation + heights[selectedMesh]!);
      // A room that reaches behind the camera has no ring.
      if (!corner) {
        context.restore();
        return;
      }
      context.lineTo(corner.x, corner.y);
    }
    context.closePath();
  }
  for (const [colour, width] of [
    [colours.accent, 6],
    [colours.halo, 3.5],
    [colours.accent, 1.5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width * growth;
    context.stroke();
  }
  context.restore();
}

function drawMarks(
  context: CanvasRenderingContext2D,
  { picture: { colours }, elevation, symbols, standpoint, ends, plates }: ModelMarks,
  { orbit, lens, growth }: MarksView,
  project: Project,
): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { at, text } of plates) {
    const place = project(at.x, at.y, at.z);
    // Beside a building that fills the window the name is at the edge.
    if (place) drawPlate(context, { ...place, x: Math.max(place.x, plateHalf(text) * growth) }, text, colours, growth);
  }
  for (const symbol of apartSymbols(symbols, elevation, { orbit, lens, growth }, project))
    drawSymbol(context, symbol, colours, growth);
  if (standpoint) drawStandpointAt(context, standpoint, { elevation, colours, growth }, project);
  if (!ends) return;
  const placeOf = (place: Place3d | null) => place && project(place.x, place.y, place.z);
  const changes = ends.changes.flatMap(({ at, number }) => {
    const place = placeOf(at);
    return place ? [{ at: place, number }] : [];
  });
  const stops = ends.stops.flatMap((at) => placeOf(at) ?? []);
  drawRoute(
    context,
    { lines: [], start: placeOf(ends.start), end: placeOf(ends.end), stops, changes },
    colours,
    growth,
  );
}

/** Half of the width of a plate, roughly, in drawn pixels. */
const plateHalf = (text: string): number => 14 + 4 * text.length;

/** The symbols on the screen: of those that would overlap, which a tilted map has more of, the selected or the first one. */
function apartSymbols(
  symbols: readonly MapSymbol[],
  elevation: number,
  { orbit, lens, growth }: MarksView,
  project: Project,
): readonly MapSymbol[] {
  const occupied = createOccupied();
  const wanted = symbolsAt(symbols, metresPerPixel(orbit, lens) * growth);
  const inOrder = [...wanted].sort((one, other) => Number(other.isSelected) - Number(one.isSelected));
  return inOrder.flatMap((symbol) => {
    const at = project(symbol.at.x, symbol.at.y, elevation);
    return at && occupied.take(discAt(at, growth)) ? [{ ...symbol, at }] : [];
  });
}

/** The corners of the disc of a symbol, in drawn pixels. */
const discAt = ({ x, y }: Point, growth: number): Corners => {
  const half = (SYMBOL_SHARE * DISC) / 2;
  return [x / growth - half, y / growth - half, x / growth + half, y / growth + half];
};

/** Turns to where the kiosk faces on the screen. */
function drawStandpointAt(
  context: CanvasRenderingContext2D,
  { at, orientation }: Standpoint,
  {
    elevation,
    colours,
    growth,
  }: Pick<ModelMarks, 'elevation'> & Pick<FloorPlanPicture, 'colours'> & { growth: number },
  project: Project,
): void {
  const ahead = ((orientation - 90) * Math.PI) / 180;
  const [place, next] = [
    project(at.x, at.y, elevation),
    project(at.x + Math.cos(ahead), at.y + Math.sin(ahead), elevation),
  ];
  if (!place || !next) return;
  const turned = 90 + toDegrees(Math.atan2(next.y - place.y, next.x - place.x));
  drawStandpoint(context, { at: place, orientation: turned }, colours, growth);
}

import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { CORRIDOR, DOOR, FLOOR, SERVICE, WALL } from '@/model/floorPlan/kinds/meshKind';
import type { Box } from '@/model/geometry/box';
import { turnedPoint } from '@/model/geometry/turns';
import type { PlacedSymbol } from '../drawing/drawSymbol';
import type { PaintContext } from '../drawing/paintContext';
import type { MapColours, RoomColours } from '../mapColours';
import type { MapLogo } from '../mapLogo';
import type { PictureFrame } from '../pictures/pictureFrame';
import type { Painter } from '../pictures/slicedPicture';
import { type Outlines, outlinesOf, paintOutlines } from './outlines';
import { materialTints, type RoomColouring, roomColours } from './roomColours';
import { traceMesh } from './traceMesh';

/** The label of a mesh. */
export interface MeshLabel {
  readonly text: string;
  /** `#rrggbb` of the category, or null. */
  readonly colour: string | null;
  readonly isFlagship: boolean;
  /** Whether a destination is placed there; else the text is one of the labels file. */
  readonly isDestination: boolean;
  /** The picture that is shown in place of the text where it fits. */
  readonly logo?: MapLogo | undefined;
}

export interface FloorPlanPicture {
  readonly floor: DrawnFloor;
  readonly labels: ReadonlyMap<number, MeshLabel>;
  readonly colours: MapColours;
  readonly hasShadows: boolean;
  /** Whether rooms without a category have the colours of the upload. */
  readonly hasMaterials: boolean;
  /** Symbols of amenities that are drawn over it. */
  readonly symbols?: readonly PlacedSymbol[] | undefined;
}

/** The room colours of a picture. */
export const colouringOf = ({ floor, colours, hasMaterials }: FloorPlanPicture): RoomColouring => ({
  floor,
  colours,
  materials: hasMaterials ? materialTints(floor, colours) : null,
});

/** A mesh smaller than this is filled but not outlined. */
const SPECK_PIXELS = 4;
/** Drawn pixels of the building's shadow, painted twice for a soft edge. */
const BUILDING_SHADOW = [3, 6] as const;
/** Service rooms are hatched above this scale, in pixels a metre. */
const HATCHED_ABOVE = 9;
const HATCH_PIXELS = 7;

/** Paints floors, rooms and walls. Lines are in screen pixels and do not grow with zoom. */
export const paintFloorPlan = (picture: FloorPlanPicture): Painter => ({
  contents: picture.floor.index.box,
  *paint(context, frame) {
    const { floor, colours, hasShadows } = picture;
    const { box, px, turn } = frame;
    context.fillStyle = colours.background;
    context.fillRect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY);
    const layers = layersWithin(floor, box);
    context.lineJoin = 'round';
    yield* paintGround(context, picture, layers.floors, frame);
    context.fillStyle = colours.corridor;
    yield* fill(context, outlinesOf(floor, layers.corridors));
    if (hasShadows) {
      context.save();
      fallOnScreen(context, 2 * px, 2 * px, turn);
      context.fillStyle = colours.shadow;
      yield* fill(context, outlinesOf(floor, layers.rooms));
      context.restore();
    }
    yield* paintRooms(context, picture, layers.rooms, frame);
    yield* paintWalls(context, picture, layers, frame);
  },
});

/** Moves a shadow, which falls the same way on the screen however the floor is turned. */
function fallOnScreen(context: PaintContext, x: number, y: number, turn: number): void {
  const by = turnedPoint({ x, y }, -turn);
  context.translate(by.x, by.y);
}

interface Layers {
  readonly floors: number[];
  readonly corridors: number[];
  readonly rooms: number[];
  readonly walls: number[];
  readonly doors: number[];
}

/** The meshes in a part of the floor, by what they are painted with. */
export function layersWithin({ kinds, index }: DrawnFloor, box: Box): Layers {
  const layers: Layers = { floors: [], corridors: [], rooms: [], walls: [], doors: [] };
  for (const mesh of index.within(box)) {
    const kind = kinds[mesh];
    if (kind === FLOOR) layers.floors.push(mesh);
    else if (kind === CORRIDOR) layers.corridors.push(mesh);
    else if (kind === WALL) layers.walls.push(mesh);
    else if (kind === DOOR) layers.doors.push(mesh);
    else layers.rooms.push(mesh);
  }
  return layers;
}

function* paintGround(
  context: PaintContext,
  { floor, colours, hasShadows }: FloorPlanPicture,
  floors: readonly number[],
  { px, scale, turn }: PictureFrame,
) {
  const trace = (mesh: number) => {
    context.beginPath();
    traceMesh(context, floor, mesh);
  };
  if (hasShadows)
    for (const offset of BUILDING_SHADOW)
      for (const mesh of floors) {
        context.save();
        fallOnScreen(context, 0, offset * px, turn);
        context.fillStyle = colours.shadow;
        trace(mesh);
        context.fill();
        context.restore();
        yield;
      }
  context.fillStyle = colours.floor;
  context.strokeStyle = colours.floorEdge;
  context.lineWidth = 1 / scale;
  for (const mesh of floors) {
    trace(mesh);
    context.fill();
    context.stroke();
    yield;
  }
}

const sizeOf = ({ floorPlan }: DrawnFloor, mesh: number): number =>
  Math.max(
    floorPlan.boxes[4 * mesh + 2]! - floorPlan.boxes[4 * mesh]!,
    floorPlan.boxes[4 * mesh + 3]! - floorPlan.boxes[4 * mesh + 1]!,
  );

const fill = (context: PaintContext, outlines: Outlines) => paintOutlines(outlines, (path) => context.fill(path));

/** Rooms of one colour together: all fills first, so that no edge is covered by a neighbour. */
function* paintRooms(context: PaintContext, picture: FloorPlanPicture, rooms: readonly number[], frame: PictureFrame) {
  const { floor, labels } = picture;
  const colouring = colouringOf(picture);
  const groups = new Map<RoomColours, number[]>();
  for (const mesh of rooms) {
    const of = roomColours(colouring, mesh, labels.get(mesh)?.colour ?? null);
    const group = groups.get(of);
    if (group) group.push(mesh);
    else groups.set(of, [mesh]);
  }
  const painted = [...groups].map(([of, meshes]) => ({ of, meshes, outlines: outlinesOf(floor, meshes) }));
  for (const { of, outlines } of painted) {
    context.fillStyle = of.fill;
    yield* fill(context, outlines);
  }
  if (frame.scale >= HATCHED_ABOVE) yield* hatch(context, picture, rooms, frame);
  context.lineWidth = 1 / frame.scale;
  for (const { of, meshes, outlines } of painted) {
    context.strokeStyle = of.edge;
    const lined = meshes.filter((mesh) => sizeOf(floor, mesh) * frame.scale >= SPECK_PIXELS);
    yield* paintOutlines(lined.length === meshes.length ? outlines : outlinesOf(floor, lined), (path) =>
      context.stroke(path),
    );
  }
}

/** Diagonal lines over service rooms, clipped to each. */
function* hatch(
  context: PaintContext,
  { floor, colours }: FloorPlanPicture,
  rooms: readonly number[],
  { px, scale, box }: PictureFrame,
) {
  const { boxes } = floor.floorPlan;
  const step = HATCH_PIXELS * px;
  for (const mesh of rooms) {
    if (floor.kinds[mesh] !== SERVICE) continue;
    const left = Math.max(boxes[4 * mesh]!, box.minX);
    const top = Math.max(boxes[4 * mesh + 1]!, box.minY);
    const right = Math.min(boxes[4 * mesh + 2]!, box.maxX);
    const bottom = Math.min(boxes[4 * mesh + 3]!, box.maxY);
    context.save();
    context.beginPath();
    traceMesh(context, floor, mesh);
    context.clip();
    context.beginPath();
    // Multiples of the step, so that the lines of neighbours meet and a pan does not move them.
    for (let at = Math.floor((left + top) / step) * step; at < right + bottom; at += step) {
      context.moveTo(at - top, top);
      context.lineTo(at - bottom, bottom);
    }
    context.strokeStyle = colours.service.edge;
    context.lineWidth = 1 / scale;
    context.stroke();
    context.restore();
    yield;
  }
}

/** Walls keep a pixel of width at any zoom; doors are gaps in them. */
function* paintWalls(
  context: PaintContext,
  { floor, colours }: FloorPlanPicture,
  { walls, doors }: Layers,
  { scale }: PictureFrame,
) {
  context.fillStyle = colours.wall;
  context.strokeStyle = colours.wall;
  context.lineWidth = 0.75 / scale;
  yield* paintOutlines(outlinesOf(floor, walls), (path) => {
    context.fill(path);
    context.stroke(path);
  });
  context.fillStyle = colours.corridor;
  yield* fill(context, outlinesOf(floor, doors));
}

import { type DrawnFloor, SLAB } from '@/model/floorPlan/drawnFloor';
import { FONT_FAMILY } from '../fontFamily';
import { LABEL_PIXELS, placeLabels } from './labelPlaces';
import type { MapColours } from './mapColours';
import { type Outlines, outlinesOf, paintOutlines } from './outlines';
import type { PaintContext } from './paintContext';
import type { Painter } from './slicedPicture';
import { traceMesh } from './traceMesh';

/** The label of a mesh. */
export interface MeshLabel {
  readonly text: string;
  /** `#rrggbb` of the category, or null. */
  readonly colour: string | null;
  readonly isFlagship: boolean;
}

export interface FloorPlanPicture {
  readonly floor: DrawnFloor;
  readonly labels: ReadonlyMap<number, MeshLabel>;
  readonly colours: MapColours;
  readonly hasShadows: boolean;
}

const CATEGORY_SHARE = 0.22;
/** A mesh smaller than this is filled but not outlined. */
const SPECK_PIXELS = 4;

/** Paints slabs, rooms and labels of a floor. Lines and letters are in screen pixels and do not grow with zoom. */
export const paintFloorPlan = ({ floor, labels, colours, hasShadows }: FloorPlanPicture): Painter => ({
  contents: floor.index.box,
  *paint(context, { box, scale, px }) {
    context.fillStyle = colours.background;
    context.fillRect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY);
    const meshes = floor.index.within(box);
    const slabs = meshes.filter((mesh) => floor.kinds[mesh] === SLAB);
    const rooms = meshes.filter((mesh) => floor.kinds[mesh] !== SLAB);

    context.fillStyle = colours.slab;
    for (const mesh of slabs) {
      context.beginPath();
      traceMesh(context, floor, mesh);
      context.fill();
      yield;
    }
    const outlines = outlinesOf(floor, rooms);
    if (hasShadows) {
      context.save();
      context.translate(2 * px, 2 * px);
      context.fillStyle = colours.shadow;
      yield* fill(context, outlines);
      context.restore();
    }
    context.fillStyle = colours.room;
    yield* fill(context, outlines);
    yield* paintCategories(context, floor, rooms, labels);

    context.strokeStyle = colours.roomLine;
    context.lineWidth = 1 / scale;
    context.lineJoin = 'round';
    const lined = rooms.filter((mesh) => sizeOf(floor, mesh) * scale >= SPECK_PIXELS);
    yield* paintOutlines(lined.length === rooms.length ? outlines : outlinesOf(floor, lined), (path) =>
      context.stroke(path),
    );
    yield* paintLabels(context, floor, rooms, labels, colours, px);
  },
});

const sizeOf = ({ floorPlan }: DrawnFloor, mesh: number): number =>
  Math.max(
    floorPlan.boxes[4 * mesh + 2]! - floorPlan.boxes[4 * mesh]!,
    floorPlan.boxes[4 * mesh + 3]! - floorPlan.boxes[4 * mesh + 1]!,
  );

const fill = (context: PaintContext, outlines: Outlines) => paintOutlines(outlines, (path) => context.fill(path));

function* paintCategories(
  context: PaintContext,
  floor: DrawnFloor,
  rooms: readonly number[],
  labels: ReadonlyMap<number, MeshLabel>,
) {
  const byColour = new Map<string, number[]>();
  for (const mesh of rooms) {
    const colour = labels.get(mesh)?.colour;
    if (!colour) continue;
    const list = byColour.get(colour);
    if (list) list.push(mesh);
    else byColour.set(colour, [mesh]);
  }
  context.save();
  context.globalAlpha = CATEGORY_SHARE;
  for (const [colour, meshes] of byColour) {
    context.fillStyle = colour;
    yield* fill(context, outlinesOf(floor, meshes));
  }
  context.restore();
}

function* paintLabels(
  context: PaintContext,
  floor: DrawnFloor,
  rooms: readonly number[],
  labels: ReadonlyMap<number, MeshLabel>,
  colours: MapColours,
  px: number,
) {
  context.save();
  context.font = `600 ${LABEL_PIXELS}px ${FONT_FAMILY}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = colours.halo;
  context.lineWidth = 3;
  context.fillStyle = colours.label;
  const base = context.getTransform();
  const measure = (text: string) => context.measureText(text).width;
  for (const place of placeLabels({ floor, rooms, labels, px, measure })) {
    if (place) {
      context.setTransform(base);
      context.translate(place.x, place.y);
      context.scale(px, px);
      context.strokeText(place.text, 0, 0);
      context.fillText(place.text, 0, 0);
    }
    yield;
  }
  context.restore();
}

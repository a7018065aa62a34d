import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { kindOfText } from '@/model/floorPlan/kinds/kindOfName';
import { type Facility, SERVICE } from '@/model/floorPlan/kinds/meshKind';
import { boxArea } from '@/model/floorPlan/meshIndex';
import { roomSpan } from '@/model/floorPlan/roomSpan';
import type { MapLogo } from '../mapLogo';
import { ICON_DISC } from '../painting/facilityIcons';
import type { MeshLabel } from '../painting/floorPlanPainter';
import { type FittedLabel, fitLabel, LARGEST_LETTERS, LINE, SMALLEST_LETTERS } from './fitLabel';
import { fitLogo } from './fitLogo';
import type { NodePlaces } from './nodePlaces';
import { type Corners, createOccupied } from './occupied';

/** A text in one or two lines with its middle in metres. */
export interface LabelPlace extends FittedLabel {
  readonly mesh: number;
  readonly x: number;
  readonly y: number;
}

/** A picture in place of a text, with its middle in metres and its size in drawn pixels. */
export interface LogoPlace {
  readonly mesh: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly logo: MapLogo;
}

/** The icon of a facility with its middle in metres. */
export interface IconPlace {
  readonly mesh: number;
  readonly x: number;
  readonly y: number;
  readonly facility: Facility;
}

export interface LabelOptions {
  readonly floor: DrawnFloor;
  readonly rooms: readonly number[];
  readonly labels: ReadonlyMap<number, MeshLabel>;
  /** Metres of a drawn pixel. */
  readonly px: number;
  /** Width of a text in letters of one drawn pixel. */
  readonly measure: (text: string) => number;
  /** The nodes above the labels. */
  readonly nodes?: NodePlaces | undefined;
}

/** A room that is smaller than this in drawn pixels has neither text nor icon. */
const LEAST_ROOM = 12;
const LEAST_WIDTH = 26;
/** Drawn pixels between a text and the walls of its room. */
const PADDING = 3;
/** Rooms between two steps. */
const CHUNK = 60;
/** Letters grow with the side of a square of the room's area: from 10 pixels at the first to 15 at the second. */
const GROWTH = { from: 48, to: 200 } as const;

/** A text without a letter or a digit, as "-", names nothing. */
const NAMING = /[\p{L}\p{N}]/u;

const lettersOf = (side: number): number => {
  const share = Math.min(1, Math.max(0, (side - GROWTH.from) / (GROWTH.to - GROWTH.from)));
  return Math.round(SMALLEST_LETTERS + (LARGEST_LETTERS - SMALLEST_LETTERS) * share);
};

/**
 * Icons of facilities, then texts and pictures in the order of their weight: flagships, rooms of destinations, other rooms, service
 * rooms, and large ones before small ones. What would touch another or leave its room is left out. Yields null after
 * many rooms without a place, so that the caller can pause.
 */
export function* placeLabels(options: LabelOptions): Generator<LabelPlace | IconPlace | LogoPlace | null, void, void> {
  const { floor, rooms, px } = options;
  const { anchors, boxes } = floor.floorPlan;
  const occupied = createOccupied();
  const sizeOf = (mesh: number) => ({
    width: (boxes[4 * mesh + 2]! - boxes[4 * mesh]!) / px,
    height: (boxes[4 * mesh + 3]! - boxes[4 * mesh + 1]!) / px,
  });
  const isLargeEnough = (mesh: number, least: number) => {
    const { width, height } = sizeOf(mesh);
    return Math.min(width, height) >= LEAST_ROOM && Math.max(width, height) >= least;
  };
  let count = 0;
  for (const mesh of rooms) {
    const facility = floor.facilities.get(mesh);
    if (facility === undefined) continue;
    if (++count % CHUNK === 0) yield null;
    if (options.nodes?.stopRooms.has(mesh) || hasOwnName(options, mesh) || !isLargeEnough(mesh, LEAST_ROOM)) continue;
    const [x, y] = [anchors[3 * mesh]!, anchors[3 * mesh + 1]!];
    const half = ICON_DISC / 2;
    const place = [x / px - half, y / px - half, x / px + half, y / px + half] as const;
    if (occupied.take(place)) yield { mesh, x, y, facility };
  }
  const wanted = rooms
    .filter((mesh) => isNamed(options, mesh) && isLargeEnough(mesh, LEAST_WIDTH))
    .map((mesh) => ({ mesh, weight: weightOf(options, mesh) }))
    .sort((one, other) => other.weight - one.weight);
  for (const { mesh } of wanted) {
    if (++count % CHUNK === 0) yield null;
    const place = placeOfName(options, mesh);
    if (place && occupied.take(cornersOf(place, px))) yield place;
  }
}

/** Whether a destination says more than the icon of its room does: "Toilets" does not. */
const hasOwnName = ({ labels }: LabelOptions, mesh: number): boolean => {
  const label = labels.get(mesh);
  return label?.isDestination === true && kindOfText(label.text) === null;
};

const isNamed = (options: LabelOptions, mesh: number): boolean =>
  NAMING.test(options.labels.get(mesh)?.text ?? '') &&
  (!options.floor.facilities.has(mesh) || hasOwnName(options, mesh));

const RANK = 1e12;
function weightOf({ floor, labels }: LabelOptions, mesh: number): number {
  const label = labels.get(mesh);
  const rank = label?.isFlagship ? 3 : label?.isDestination ? 2 : floor.kinds[mesh] === SERVICE ? 0 : 1;
  return rank * RANK + boxArea(floor.floorPlan, mesh);
}

/** Half the width and half the height that a place takes, in drawn pixels. */
function halvesOf(place: LabelPlace | LogoPlace): readonly [number, number] {
  const long = place.width / 2 + PADDING;
  if ('logo' in place) return [long, place.height / 2 + PADDING];
  const short = (place.lines.length * place.size * LINE) / 2;
  return place.isUpright ? [short, long] : [long, short];
}

/** Left, top, right and bottom of a place in drawn pixels. */
export function cornersOf(place: LabelPlace | LogoPlace, px: number): Corners {
  const [x, y] = [place.x / px, place.y / px];
  const [halfWidth, halfHeight] = halvesOf(place);
  return [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight];
}

/** Where the name of a room is, or its picture; null where there is no room for it. */
export const placeOfName = (options: LabelOptions, mesh: number): LabelPlace | LogoPlace | null =>
  logoIn(options, mesh) ?? placeClear(options, mesh);

/** Lines by which a label is moved away from a node, up and down in turn. */
const AWAY = [-1, 1, -1.8, 1.8] as const;

/** A label beside the nodes of its room: in the middle if nothing is there, else a little above or below, in full. Null under a symbol. */
function placeClear(options: LabelOptions, mesh: number): LabelPlace | null {
  const centred = placeIn(options, mesh, 0);
  const isClear = (place: LabelPlace) => !options.nodes?.places.isTaken(cornersOf(place, options.px));
  if (!centred || isClear(centred)) return centred;
  for (const lines of AWAY) {
    const moved = placeIn(options, mesh, lines * centred.size * LINE);
    const isAsGood =
      moved?.size === centred.size &&
      moved.isUpright === centred.isUpright &&
      moved.lines.join() === centred.lines.join();
    if (isAsGood && isClear(moved)) return moved;
  }
  return options.nodes?.hideNames ? null : centred;
}

/** How much room a label has on a level, and the middle of that in metres; the level is in drawn pixels from its anchor. */
function spanIn({ floor, px }: LabelOptions, mesh: number, height: number, isUpright: boolean, level = 0) {
  const span = roomSpan(floor.floorPlan, mesh, (height * px) / 2, isUpright, level * px);
  return span && { room: (span.to - span.from) / px - 2 * PADDING, middle: (span.from + span.to) / 2 };
}

function logoIn(options: LabelOptions, mesh: number): LogoPlace | null {
  const logo = options.labels.get(mesh)?.logo;
  if (!logo) return null;
  const spanOf = (height: number) => spanIn(options, mesh, height + 2 * PADDING, false);
  const size = fitLogo({ aspect: logo.width / logo.height, roomFor: (height) => spanOf(height)?.room ?? 0 });
  if (!size) return null;
  const { anchors } = options.floor.floorPlan;
  return { ...size, mesh, x: spanOf(size.height)?.middle ?? anchors[3 * mesh]!, y: anchors[3 * mesh + 1]!, logo };
}

function placeIn(options: LabelOptions, mesh: number, level: number): LabelPlace | null {
  const { floor, labels, px, measure } = options;
  const { anchors } = floor.floorPlan;
  const area = boxArea(floor.floorPlan, mesh) / px ** 2;
  const middles = new Map<string, number>();
  const roomFor = (height: number, isUpright: boolean) => {
    const span = spanIn(options, mesh, height, isUpright, level);
    if (!span) return 0;
    middles.set(`${height} ${isUpright}`, span.middle);
    return span.room;
  };
  const fitted = fitLabel(labels.get(mesh)?.text ?? '', { size: lettersOf(Math.sqrt(area)), roomFor, measure });
  if (!fitted) return null;
  const { lines, size, isUpright } = fitted;
  const middle = middles.get(`${lines.length * size * LINE} ${isUpright}`);
  const [x, y] = [anchors[3 * mesh]!, anchors[3 * mesh + 1]!];
  const by = level * px;
  return { ...fitted, mesh, x: isUpright ? x + by : (middle ?? x), y: isUpright ? (middle ?? y) : y + by };
}

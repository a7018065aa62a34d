import type { Facility } from '@/model/floorPlan/kinds/meshKind';
import { type Box, growBox } from '@/model/geometry/box';
import { turnedPoint } from '@/model/geometry/turns';
import type { NodeId } from '@/model/network/network';
import type { NetworkIndex } from '@/model/network/networkIndex';
import { DISC, type PlacedSymbol, symbolsAt } from '../drawing/drawSymbol';
import { ICON_DISC } from '../painting/facilityIcons';
import type { FloorPlanPicture } from '../painting/floorPlanPainter';
import { type Corners, createOccupied, type Occupied } from './occupied';

/** The places of the nodes above the labels, in drawn pixels along the axes of the screen. */
export interface NodePlaces {
  readonly places: Pick<Occupied, 'isTaken'>;
  /** Whether a name that cannot be beside them is left out: symbols are discs, under which its middle would be gone. */
  readonly hideNames: boolean;
  /** Facilities whose symbol a stop of a transit group or an amenity shows already. */
  readonly stopRooms: ReadonlySet<number>;
}

/** The nodes of a network, with what decides how large each is drawn. */
interface PlacedNodes {
  readonly index: NetworkIndex;
  readonly showsNodes: boolean;
  readonly transit: ReadonlyMap<NodeId, Facility>;
  readonly kiosks: ReadonlyMap<NodeId, number>;
}

/** Half the side of what a node or a symbol takes. */
const HALF = { node: 6, stop: 10, kiosk: 8, symbol: DISC / 2 } as const;
/** A stop this close to the icon of a facility, in drawn pixels from middle to middle, is of that facility. */
const NEAR = 2 * ICON_DISC;

/**
 * The places of the nodes in a part of the floor, for labels to be beside them. Few symbols of stairs and lifts are needed
 * twice: where the network has a stop, the icon of its room is left out.
 */
export function nodePlaces(
  { floor }: FloorPlanPicture,
  { index, showsNodes, transit, kiosks }: PlacedNodes,
  { box, px, turn }: { readonly box: Box; readonly px: number; readonly turn: number },
): NodePlaces {
  const taken: Corners[] = [];
  const stopRooms = new Set<number>();
  for (const node of index.nodesWithin(growBox(box, NEAR * px))) {
    const isStop = transit.has(node.id) && node.open;
    if (!showsNodes && !kiosks.has(node.id)) continue;
    const { x, y } = turnedPoint(node, turn);
    const half = kiosks.has(node.id) ? HALF.kiosk : isStop ? HALF.stop : HALF.node;
    taken.push([x / px - half, y / px - half, x / px + half, y / px + half]);
    if (isStop && showsNodes) for (const mesh of facilitiesAt(floor, node, NEAR * px)) stopRooms.add(mesh);
  }
  return { places: createOccupied(taken), hideNames: false, stopRooms };
}

/**
 * The places of the symbols of amenities that are drawn above the labels. Where an amenity has a symbol, the icon that was
 * guessed from its room is left out, and one that it would touch.
 */
export function symbolPlaces(
  picture: FloorPlanPicture,
  symbols: readonly PlacedSymbol[],
  { box, px, turn }: { readonly box: Box; readonly px: number; readonly turn: number },
): NodePlaces {
  const taken: Corners[] = [];
  const stopRooms = new Set<number>();
  const { minX, minY, maxX, maxY } = growBox(box, NEAR * px);
  for (const { at } of symbolsAt(symbols, px)) {
    if (at.x < minX || at.x > maxX || at.y < minY || at.y > maxY) continue;
    const [x, y] = [turnedPoint(at, turn).x / px, turnedPoint(at, turn).y / px];
    taken.push([x - HALF.symbol, y - HALF.symbol, x + HALF.symbol, y + HALF.symbol]);
    for (const mesh of facilitiesAt(picture.floor, at, DISC * px)) stopRooms.add(mesh);
  }
  return { places: createOccupied(taken), hideNames: true, stopRooms };
}

/** The facilities that a stop or symbol is in, or whose icon is at most so many metres from it. */
function* facilitiesAt(
  { facilities, index, floorPlan: { anchors, boxes } }: FloorPlanPicture['floor'],
  { x, y }: { readonly x: number; readonly y: number },
  near: number,
): Generator<number> {
  for (const mesh of index.within({ minX: x - near, minY: y - near, maxX: x + near, maxY: y + near })) {
    if (!facilities.has(mesh)) continue;
    const isInside =
      x >= boxes[4 * mesh]! && y >= boxes[4 * mesh + 1]! && x <= boxes[4 * mesh + 2]! && y <= boxes[4 * mesh + 3]!;
    if (isInside || Math.hypot(anchors[3 * mesh]! - x, anchors[3 * mesh + 1]! - y) <= near) yield mesh;
  }
}

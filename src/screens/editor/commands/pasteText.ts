import type { Point } from '@/model/geometry/points';
import { wayOnFloor } from '@/model/geometry/view';
import { type ClipError, readClip } from '@/model/network/clip/readClip';
import { floorId } from '@/model/network/network';
import { pasteNodes } from '@/model/network/operations/pasteNodes';
import type { OperationAcross } from '../session/performAcross';
import type { ToolWorld } from '../session/useToolWorld';

export type ClipboardWorld = Pick<ToolWorld, 'floor' | 'networkIndex' | 'types' | 'view' | 'bounds'>;

/** CSS pixels between a node and a paste that would hide it. */
const BESIDE_PIXELS = 16;
const SPOT_METRES = 0.001;

interface Paste {
  /** Whether it is of this floor: on another one the floor plan says where it may be put. */
  readonly isOfFloor: boolean;
  readonly operationOn: OperationAcross;
}

/**
 * Pastes the text of a clipboard with its middle at a place. Without a place it keeps its own one, which is how a
 * network gets to another floor; where it would hide its original, it is put beside it.
 */
export function pasteText(text: string, world: ClipboardWorld, at: Point | null): Paste | ClipError | null {
  const { floor, networkIndex, types, view, bounds } = world;
  if (!floor) return null;
  const clip = readClip(text);
  if (typeof clip === 'string') return clip;
  const xs = clip.nodes.map(({ x }) => x);
  const ys = clip.nodes.map(({ y }) => y);
  const middle = { x: (smallest(xs) + largest(xs)) / 2, y: (smallest(ys) + largest(ys)) / 2 };
  const isHidden = clip.nodes.some((node) => networkIndex.nodeAt(node, SPOT_METRES) !== null);
  const pixels = isHidden ? BESIDE_PIXELS : 0;
  const by = at ? { x: at.x - middle.x, y: at.y - middle.y } : wayOnFloor(view.get(), pixels, pixels);
  const id = floorId(floor.uuid);
  const pasting = { floor: id, z: floor.elevation ?? 0, by, travel: types.map(({ key }) => key) };
  return {
    isOfFloor: clip.floor === id,
    operationOn: (network, grounds) => pasteNodes(network, clip, pasting, bounds, grounds.get(id)),
  };
}

// A spread of thousands of arguments would overflow the stack.
const smallest = (values: readonly number[]): number => values.reduce((least, value) => Math.min(least, value));
const largest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value));

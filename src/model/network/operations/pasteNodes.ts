import type { Box } from '@/model/geometry/box';
import type { Clip } from '../clip/clip';
import { clipSize, fittingClip } from '../clip/fittingClip';
import { type Pasting, pasteClip } from '../edits/pasteClip';
import { type Network, nodeId } from '../network';
import type { FloorGround } from './acrossFloors/floorGround';
import type { Operation } from './operation';
import { placeBlockedBy } from './places';

/**
 * Adds the nodes and paths of a clip to a floor and selects the nodes.
 * @param ground of the floor, where the clip is of another one: what has none there is left out and counted
 */
export function pasteNodes(
  network: Network,
  clip: Clip,
  pasting: Pasting,
  floorBounds: Box | null,
  ground?: FloorGround,
): Operation {
  const { by } = pasting;
  const fitting = fittingClip(clip, ground, by);
  const blockedPlace = fitting.nodes
    .map(({ x, y }) => placeBlockedBy({ x: x + by.x, y: y + by.y }, floorBounds))
    .find((reason) => reason !== null);
  const isNothingLeft = clip.nodes.length > 0 && fitting.nodes.length === 0;
  return {
    blockedBy:
      clip.nodes.length === 0 ? 'nothing-selected' : isNothingLeft ? 'no-ground-there' : (blockedPlace ?? null),
    edit: pasteClip(fitting, pasting),
    note: { kind: 'pasteNodes', count: fitting.nodes.length, leftOut: clipSize(clip) - clipSize(fitting) },
    select: { type: 'node', ids: fitting.nodes.map((_, at) => nodeId(network.nextId - at)) },
  };
}

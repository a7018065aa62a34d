import type { Box } from '@/model/geometry/box';
import type { Clip } from '../clip/clip';
import { type Pasting, pasteClip } from '../edits/pasteClip';
import { type Network, nodeId } from '../network';
import type { Operation } from './operation';
import { placeBlockedBy } from './places';

/** Adds the nodes and paths of a clip to a floor and selects the nodes. */
export function pasteNodes(network: Network, clip: Clip, pasting: Pasting, floorBounds: Box | null): Operation {
  const { by } = pasting;
  const blockedPlace = clip.nodes
    .map(({ x, y }) => placeBlockedBy({ x: x + by.x, y: y + by.y }, floorBounds))
    .find((reason) => reason !== null);
  return {
    blockedBy: clip.nodes.length === 0 ? 'nothing-selected' : (blockedPlace ?? null),
    edit: pasteClip(clip, pasting),
    note: { kind: 'pasteNodes', count: clip.nodes.length },
    select: { type: 'node', ids: clip.nodes.map((_, at) => nodeId(network.nextId - at)) },
  };
}

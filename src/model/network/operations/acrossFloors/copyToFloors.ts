import { type Clip, clipOf } from '../../clip/clip';
import { pasteClip } from '../../edits/pasteClip';
import type { Network, NodeId, TravelKey } from '../../network';
import type { Operation } from '../operation';
import type { OtherFloor } from './otherFloor';

/**
 * Copies nodes with the paths between them to the same places of other floors, as one step. Objects that are already
 * there are not duplicated, so that a second time changes nothing. The originals stay selected.
 */
export function copyToFloors(
  network: Network,
  ids: readonly NodeId[],
  floors: readonly OtherFloor[],
  travel: readonly TravelKey[],
): Operation {
  const clip = clipOf(network, ids);
  const edit = (before: Network) =>
    floors.reduce((now, floor) => pasteClip(clip, pastingOf(floor, travel))(now), before);
  return {
    blockedBy: blockedBy(network, clip, ids, floors, edit),
    edit,
    note: { kind: 'copyToFloors', nodes: clip.nodes.length, floors: floors.length },
    select: { type: 'node', ids },
  };
}

const pastingOf = ({ floor, z }: OtherFloor, travel: readonly TravelKey[]) => ({
  floor,
  z,
  by: { x: 0, y: 0 },
  travel,
  reuses: true,
});

function blockedBy(
  network: Network,
  clip: Clip,
  ids: readonly NodeId[],
  floors: readonly OtherFloor[],
  edit: (before: Network) => Network,
): Operation['blockedBy'] {
  if (ids.length === 0) return 'nothing-selected';
  if (clip.nodes.length < new Set(ids).size) return 'node-not-found';
  if (floors.length === 0) return 'no-other-floor';
  return edit(network) === network ? 'nothing-to-change' : null;
}

import { type Clip, clipOf } from '../../clip/clip';
import { clipSize, fittingClip } from '../../clip/fittingClip';
import { pasteClip } from '../../edits/pasteClip';
import type { Network, NodeId, TravelKey } from '../../network';
import type { Operation } from '../operation';
import { type FloorGrounds, NO_GROUNDS } from './floorGround';
import type { OtherFloor } from './otherFloor';

/** Copies stay where their originals are. */
const NOWHERE = { x: 0, y: 0 };

/**
 * Copies nodes with the paths between them to the same places of other floors, as one step. Objects that are already
 * there are not duplicated, so that a second time changes nothing. The originals stay selected.
 * @param grounds nodes that would be outside of the building there, and paths that would lead through its walls and rooms
 * or out of it, are left out and counted
 */
export function copyToFloors(
  network: Network,
  ids: readonly NodeId[],
  floors: readonly OtherFloor[],
  travel: readonly TravelKey[],
  grounds: FloorGrounds = NO_GROUNDS,
): Operation {
  const clip = clipOf(network, ids);
  const copies = floors.map((floor) => ({ floor, fitting: fittingClip(clip, grounds.get(floor.floor), NOWHERE) }));
  const edit = (before: Network) =>
    copies.reduce((now, { floor, fitting }) => pasteClip(fitting, pastingOf(floor, travel))(now), before);
  const leftOut = copies.reduce((sum, { fitting }) => sum + clipSize(clip) - clipSize(fitting), 0);
  const isNothingLeft = clip.nodes.length > 0 && copies.every(({ fitting }) => fitting.nodes.length === 0);
  const blocked = blockedBy(network, clip, ids, floors, edit);
  return {
    blockedBy: blocked === 'nothing-to-change' && isNothingLeft ? 'no-ground-there' : blocked,
    edit,
    note: { kind: 'copyToFloors', nodes: clip.nodes.length, floors: floors.length, leftOut },
    select: { type: 'node', ids },
  };
}

const pastingOf = ({ floor, z }: OtherFloor, travel: readonly TravelKey[]) => ({
  floor,
  z,
  by: NOWHERE,
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

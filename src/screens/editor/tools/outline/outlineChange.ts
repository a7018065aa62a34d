import type { WireCorrection } from '@/contract/buildings/outlines';
import type { BesideChange } from '@/model/network/besideChange';
import type { EditNote } from '@/model/network/editNote';

/** A correction of outlines as a step of the history. */
export interface OutlineStep {
  readonly floor: string;
  /** The floor plan that it has made. */
  readonly plan: string;
  readonly correction: WireCorrection;
}

export const outlineChange = (step: OutlineStep): BesideChange => ({
  kind: 'outline',
  of: `outline ${step.plan}`,
  before: {},
  after: { step },
});

export const outlineStepOf = ({ after }: BesideChange): OutlineStep => after.step as OutlineStep;

const NOTES = { draw: 'drawRoom', split: 'splitRoom', merge: 'mergeRooms', remove: 'deleteRoom' } as const;

/** Describes a correction; `nameOf` names a room for people. */
export function outlineNote(
  correction: WireCorrection,
  room: string | null,
  nameOf: (room: string) => string,
): EditNote {
  if (correction.kind === 'begin') return { kind: 'beginFloorPlan' };
  const of = correction.kind === 'remove' ? correction.rooms : [room ?? ''];
  return { kind: NOTES[correction.kind], of: of.map(nameOf).join(', ') };
}

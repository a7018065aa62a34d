import type { FloorPlan } from '../floorPlan';

/** Why the outline of a room cannot be corrected as asked, as the key of its text. */
export type CorrectionError =
  | 'unknown-mesh'
  | 'too-few-rooms'
  | 'not-touching'
  | 'several-destinations'
  | 'has-destination'
  | 'line-misses'
  | 'line-crosses-again'
  | 'crosses-itself'
  | 'too-few-corners'
  | 'too-many-corners'
  | 'too-small'
  | 'too-complex'
  | 'name-taken'
  | 'name-invalid';

/** A floor plan with a corrected outline. */
export interface Corrected {
  readonly plan: FloorPlan;
  /** The room to select: the merged, the drawn, or the part of a split that keeps the name; null after a removal. */
  readonly room: string | null;
  /** Names that the floor plan has no longer. */
  readonly removed: readonly string[];
  /** The name that the floor plan did not have before; null after a merge or a removal. */
  readonly added: string | null;
}

export type Correction = Corrected | { readonly refused: CorrectionError };

export const refuse = (refused: CorrectionError): { readonly refused: CorrectionError } => ({ refused });

/** Square metres of the smallest room. */
export const LEAST_AREA = 0.25;
export const MOST_CORNERS = 500;
export const MOST_NAME = 100;
/** Rooms that are merged at once. */
export const MOST_ROOMS = 20;

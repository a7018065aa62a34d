import { createContext, use } from 'react';
import type { Floor } from '@/contract/buildings/buildings';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Box } from '@/model/geometry/box';
import type { NetworkIndex } from '@/model/network/networkIndex';

/** The current floor, with its floor plan and its part of the network. */
export interface EditedFloor {
  /** Null for a location without floors. */
  readonly floor: Floor | null;
  /** Null while the floor plan is loading and where the floor has none. */
  readonly drawn: DrawnFloor | null;
  readonly networkIndex: NetworkIndex;
  /** The bounding box of the floor plan; null without one. */
  readonly bounds: Box | null;
  readonly isLoading: boolean;
  /** Why the floor plan could not be loaded. */
  readonly error: string | null;
  readonly retry: () => void;
}

export const EditedFloorContext = createContext<EditedFloor | null>(null);

/** @throws Error outside of an opened location */
export function useEditedFloor(): EditedFloor {
  const floor = use(EditedFloorContext);
  if (!floor) throw new Error('Only parts of an opened location ask for its floor.');
  return floor;
}

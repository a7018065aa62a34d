import type { Floor } from '@/contract/buildings/buildings';
import type { GenerationFloor } from '@/machines/editor/networkGeneration.machine';
import type { LabelledRoom } from '@/model/content/rooms/labelledRooms';
import type { Operation } from '@/model/network/operations/operation';

export interface NetworkGenerationProps {
  /** The floors with a floor plan. */
  readonly floors: readonly GenerationFloor[];
  /** Uuid of the floor in view. */
  readonly shown: string;
  /** Draws a step on the map before it is taken; null takes the drawing away. */
  readonly onPreview: (operation: Operation | null) => void;
  readonly onClose: () => void;
}

export interface LabelPlacingProps {
  readonly floor: Floor;
  readonly rooms: readonly LabelledRoom[];
  readonly onClose: () => void;
}

/** The floors of a copy that is asked for, by their uuids. */
export interface CopyRequest {
  readonly from: string;
  readonly to: string;
}

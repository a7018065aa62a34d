import type { Store } from '@/components/mapCanvas/store';
import type { GlobalDestinationResult } from '@/machines/editor/globalDestination.machine';
import type { KeptPlacement, PlacementDraft, PlacementDrafts, SharedEdit } from './placementDraft';

/** The question what changes of a destination are for, while it is asked. */
export interface SharedQuestion {
  readonly edit: SharedEdit;
  readonly answer: (result: GlobalDestinationResult) => void;
}

/** Of the dialog that asks the question. */
export interface GlobalDestinationProps {
  readonly question: SharedQuestion;
  /** Uuid of the opened location. */
  readonly project: string;
  /** In how many rooms of this location the destination is. */
  readonly places: number;
}

/** The forms of rooms that were typed in. They outlive the panel that shows them. */
export interface PlacementForms {
  get(): PlacementDrafts;
  subscribe(listener: () => void): () => void;
  readonly question: Store<SharedQuestion | null>;
  /** Asks what changes of a destination are for. */
  ask(edit: SharedEdit): Promise<GlobalDestinationResult>;
  /** Stores the input; a form that equals the stored record is removed. */
  change(draft: PlacementDraft, untouched: PlacementDraft): void;
  /** Saves each form once, and before them the one of a room whose panel was left as it was opened. */
  saveAll(first?: PlacementDraft): Promise<void>;
  discardAll(): void;
  /** The forms to keep, each with the form that it was typed on. */
  kept(): readonly KeptPlacement[];
  /** Shows input that was kept, except where something was typed since. */
  restore(kept: readonly KeptPlacement[]): void;
  /** Removes the input for rooms of these floors and returns it. */
  takeFrom(floors: readonly string[]): readonly PlacementDraft[];
}

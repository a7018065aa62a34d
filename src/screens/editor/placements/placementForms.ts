import type { PlacementDraft, PlacementDrafts } from './placementDraft';

/** The forms of rooms that were typed in. They outlive the panel that shows them. */
export interface PlacementForms {
  get(): PlacementDrafts;
  subscribe(listener: () => void): () => void;
  /** Keeps what was typed; a form that is as it was stored is dropped. */
  change(draft: PlacementDraft, untouched: PlacementDraft): void;
  save(draft: PlacementDraft): Promise<void>;
  saveAll(): Promise<void>;
  discardAll(): void;
}

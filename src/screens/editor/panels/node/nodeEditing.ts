import type { NodeChange } from '@/api/network/nodes';
import type { NodeDetails } from '@/contract/network/nodes';

/** A saved node in a tab, and how it is changed. */
export interface NodeEditing {
  readonly node: NodeDetails;
  /** Why it cannot be changed, in words. */
  readonly blockedBy: string | null;
  readonly isSaving: boolean;
  /** Sends a change and notifies how it went. `onSaved` runs where it succeeded, also where the tab is gone by then. */
  readonly save: (change: NodeChange, onSaved?: (saved: NodeDetails) => void) => void;
}

import type { EditNote } from '../editNote';
import type { NetworkEdit } from '../edits/networkEdit';
import type { SelectionOrNone } from '../selection';

/** Why a command is not available. The screen turns the key into a sentence. */
export type BlockedBy =
  | 'nothing-selected'
  | 'node-not-found'
  | 'path-not-found'
  | 'group-not-found'
  | 'out-of-bounds'
  | 'not-a-place'
  | 'same-node'
  | 'other-floor'
  | 'several-floors'
  | 'several-entrances'
  | 'several-delays'
  | 'already-connected'
  | 'both-ways'
  | 'no-travel-type'
  | 'in-a-group'
  | 'no-node-near'
  | 'no-ground-there'
  | 'no-right-to-nodes'
  | 'no-right-to-paths'
  | 'not-in-the-group'
  | 'too-few-nodes'
  | 'too-few-to-distribute'
  | 'has-stop-there'
  | 'one-path-only'
  | 'nothing-to-change'
  | 'no-other-floor';

/** A command as an object, shared by toolbar, menu, keyboard and fixes of checks. */
export interface Operation {
  /** Why the command is not available, or null. */
  readonly blockedBy: BlockedBy | null;
  readonly edit: NetworkEdit;
  /** Describes it for undo. */
  readonly note: EditNote;
  /** The selection afterwards. */
  readonly select: SelectionOrNone;
}

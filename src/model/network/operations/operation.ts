import type { NetworkEdit } from '../edits/networkEdit';
import type { SelectionOrNone } from '../selection';

/** Why a command cannot be given now. The screen turns the key into a sentence. */
export type BlockedBy =
  | 'nothing-selected'
  | 'node-not-found'
  | 'path-not-found'
  | 'group-not-found'
  | 'node-not-saved'
  | 'out-of-bounds'
  | 'not-a-place'
  | 'same-node'
  | 'other-floor'
  | 'already-connected'
  | 'both-ways'
  | 'in-a-group'
  | 'not-in-the-group';

/** A command as an object: toolbar, menu, keyboard and fixes of checks share it. */
export interface Operation {
  /** Why not, or null when it may be done. */
  readonly blockedBy: BlockedBy | null;
  readonly edit: NetworkEdit;
  /** Words for undo, in the past tense. */
  readonly note: string;
  /** What is selected afterwards. */
  readonly select: SelectionOrNone;
}

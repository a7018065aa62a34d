import type { BlockedBy } from '@/model/network/operations/operation';

/** Why a command cannot be given now, in words. */
export const BLOCKED_TEXTS: Readonly<Record<BlockedBy, string>> = {
  'nothing-selected': 'Select something first.',
  'node-not-found': 'This node is not there any more.',
  'path-not-found': 'This path is not there any more.',
  'group-not-found': 'This transit group is not there any more.',
  'node-not-saved': 'This node must be saved before it can join a transit group.',
  'out-of-bounds': 'This is outside of the plan.',
  'not-a-place': 'This is not a place on the plan.',
  'same-node': 'A path needs two different nodes.',
  'other-floor': 'A path stays on one floor. Use a transit group between floors.',
  'already-connected': 'These nodes are joined already.',
  'both-ways': 'A path for both ways has no direction to turn round.',
  'in-a-group': 'This node belongs to a transit group already.',
  'not-in-the-group': 'This node does not belong to the transit group.',
};

import { mergeNodes } from '../edits/mergeNodes';
import type { NodeId, Plan } from '../plan';
import type { Operation } from './operation';

/** Makes one node of several on one floor: the first that is selected stays. */
export function uniteNodes(plan: Plan, ids: readonly NodeId[]): Operation {
  const [kept, ...others] = ids;
  const nodes = ids.map((id) => plan.nodes.get(id));
  const blockedBy =
    kept === undefined || others.length === 0
      ? 'nothing-selected'
      : nodes.some((node) => !node)
        ? 'node-not-found'
        : nodes.some((node) => node?.floor !== nodes[0]?.floor)
          ? 'other-floor'
          : null;
  return {
    blockedBy,
    edit: kept === undefined ? (plan) => plan : mergeNodes(kept, others),
    note: `United ${ids.length} nodes`,
    select: kept === undefined ? null : { type: 'node', ids: [kept] },
  };
}

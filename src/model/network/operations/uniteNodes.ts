import { mergeNodes } from '../edits/mergeNodes';
import type { Network, NodeId } from '../network';
import type { Operation } from './operation';

/** Merges nodes of one floor into the first selected one. */
export function uniteNodes(network: Network, ids: readonly NodeId[]): Operation {
  const [kept, ...others] = ids;
  const nodes = ids.map((id) => network.nodes.get(id));
  const blockedBy =
    kept === undefined || others.length === 0
      ? 'nothing-selected'
      : nodes.some((node) => !node)
        ? 'node-not-found'
        : nodes.some((node) => node?.floor !== nodes[0]?.floor)
          ? 'several-floors'
          : null;
  return {
    blockedBy,
    edit: kept === undefined ? (network) => network : mergeNodes(kept, others),
    note: { kind: 'mergeNodes', count: ids.length },
    select: kept === undefined ? null : { type: 'node', ids: [kept] },
  };
}

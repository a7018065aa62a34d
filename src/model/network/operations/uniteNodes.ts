import { mergeNodes } from '../edits/mergeNodes';
import type { MapNode, Network, NodeId } from '../network';
import type { Operation } from './operation';

/** Merges nodes of one floor into the first selected one; those that lead into different rooms stay apart. */
export function uniteNodes(network: Network, ids: readonly NodeId[]): Operation {
  const [kept, ...others] = ids;
  const nodes = ids.map((id) => network.nodes.get(id));
  const blockedBy =
    others.length === 0
      ? 'too-few-nodes'
      : nodes.some((node) => !node)
        ? 'node-not-found'
        : nodes.some((node) => node?.floor !== nodes[0]?.floor)
          ? 'several-floors'
          : isEntranceOfSeveral(nodes)
            ? 'several-entrances'
            : null;
  return {
    blockedBy,
    edit: kept === undefined ? (network) => network : mergeNodes(kept, others),
    note: { kind: 'mergeNodes', count: ids.length },
    select: kept === undefined ? null : { type: 'node', ids: [kept] },
  };
}

/** Whether the nodes lead into different rooms: a node leads into one, so that the others would lose their entrance. */
export const isEntranceOfSeveral = (nodes: Iterable<MapNode | undefined>): boolean =>
  new Set(Array.from(nodes, (node) => node?.mesh ?? null).filter((mesh) => mesh !== null)).size > 1;

import { mergeNodes } from '../edits/mergeNodes';
import type { MapNode, Network, NodeId } from '../network';
import type { Operation } from './operation';

/** Merges nodes of one floor into the first selected one; those that lead into different rooms or have different delays stay apart. */
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
            : haveSeveralDelays(nodes)
              ? 'several-delays'
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
  isSeveral(nodes, (node) => node.mesh);

/** Whether the nodes have different delays: a node has one, so that the others would be dropped. */
export const haveSeveralDelays = (nodes: Iterable<MapNode | undefined>): boolean =>
  isSeveral(nodes, (node) => node.dynamicRoute);

const isSeveral = (nodes: Iterable<MapNode | undefined>, of: (node: MapNode) => string | number | null): boolean =>
  new Set(Array.from(nodes, (node) => (node ? of(node) : null)).filter((value) => value !== null)).size > 1;

import { capitalised } from '@/contract/texts/capitalised';
import type { MapNode, Network } from '@/model/network/network';
import { nodeLabel } from '@/screens/checks/objectLabel';

/** A node as the list shows it. */
interface NodeRow {
  readonly key: string;
  readonly name: string;
  /** The transit group of which it is a stop, the room that it is an entrance of, and until when it is closed. */
  readonly note: string;
  readonly node: MapNode;
}

/**
 * The rows of nodes; a stop without a name of its own is found by the name of its transit group.
 * @param closedNote tells of a closed node until when it is closed and why
 */
export function nodeRows(
  nodes: readonly MapNode[],
  groups: Network['groups'],
  closedNote: (node: MapNode) => string,
): readonly NodeRow[] {
  const groupOf = new Map(
    [...groups.values()].flatMap(({ name, nodes: stops }) => stops.map((id) => [id, name] as const)),
  );
  return nodes.map((node) => ({
    key: String(node.id),
    name: node.name || capitalised(nodeLabel(node)),
    note: [groupOf.get(node.id), node.mesh, !node.open && closedNote(node)].filter(Boolean).join(' · '),
    node,
  }));
}

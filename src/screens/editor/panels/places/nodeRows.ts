import { capitalised } from '@/contract/texts/capitalised';
import type { MapNode, Network } from '@/model/network/network';
import { nodeLabel } from '@/screens/checks/objectLabel';

/** A node as the list shows it. */
interface NodeRow {
  readonly key: string;
  readonly name: string;
  /** The transit group of which it is a stop, and the room that it is an entrance of. */
  readonly note: string;
  readonly node: MapNode;
}

/** The rows of nodes; a stop without a name of its own is found by the name of its transit group. */
export function nodeRows(nodes: readonly MapNode[], groups: Network['groups']): readonly NodeRow[] {
  const groupOf = new Map(
    [...groups.values()].flatMap(({ name, nodes: stops }) => stops.map((id) => [id, name] as const)),
  );
  return nodes.map((node) => ({
    key: String(node.id),
    name: node.name || capitalised(nodeLabel(node)),
    note: [groupOf.get(node.id), node.mesh].filter(Boolean).join(' · '),
    node,
  }));
}

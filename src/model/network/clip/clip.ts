import type { EdgeSettings } from '../edgeSettings';
import type { EdgeId, FloorId, MapNode, Network, NodeId } from '../network';
import { nodesOf } from '../selecting/connectedTo';
import type { SelectionOrNone } from '../selection';

export type ClipNode = Pick<MapNode, 'x' | 'y' | 'name' | 'open' | 'closure'>;

export interface ClipPath extends EdgeSettings {
  /** Positions in `nodes`. */
  readonly from: number;
  readonly to: number;
}

/** A part of a network without its location: what is copied, and pasted on another floor or in another tab. */
export interface Clip {
  /** Of its nodes, where all are of one. */
  readonly floor?: FloorId;
  readonly nodes: readonly ClipNode[];
  readonly paths: readonly ClipPath[];
}

/**
 * Copies the selection: paths with their ends, or nodes with the paths between them; a transit group is not part of a
 * floor.
 */
export function clipOfSelection(network: Network, selection: SelectionOrNone): Clip {
  if (selection?.type === 'node') return clipOf(network, selection.ids);
  if (selection?.type !== 'edge') return { nodes: [], paths: [] };
  return clipOf(network, nodesOf(network, selection), new Set(selection.ids));
}

/**
 * The nodes and the paths between them. Entrances, transit groups and delays are left out, since they belong to the
 * original place.
 * @param only the paths to take; without it all
 */
export function clipOf(network: Network, ids: readonly NodeId[], only?: ReadonlySet<EdgeId>): Clip {
  const positions = new Map<NodeId, number>();
  const nodes: ClipNode[] = [];
  const floors = new Set<FloorId>();
  for (const id of ids) {
    const node = network.nodes.get(id);
    if (!node || positions.has(id)) continue;
    positions.set(id, nodes.length);
    floors.add(node.floor);
    const { x, y, name, open, closure } = node;
    nodes.push({ x, y, name, open, ...(closure && { closure }) });
  }
  const paths: ClipPath[] = [];
  for (const { id, from, to, travel, direction, weight, multiplier, multiplierZ } of network.edges.values()) {
    if (only && !only.has(id)) continue;
    const [start, end] = [positions.get(from), positions.get(to)];
    if (start !== undefined && end !== undefined)
      paths.push({ from: start, to: end, travel, direction, weight, multiplier, multiplierZ });
  }
  const [floor] = floors.size === 1 ? floors : [];
  return { ...(floor !== undefined && { floor }), nodes, paths };
}

import type { Point } from '@/model/geometry/points';
import { NEW_EDGE } from '../edgeSettings';
import { NEW_NODE } from '../edits/addNode';
import {
  type Edge,
  type EdgeId,
  edgeId,
  type FloorId,
  type MapNode,
  type Network,
  type NodeId,
  nodeId,
  type TravelKey,
} from '../network';
import type { GeneratedNode } from './generateFloor';

/** The generated network of a floor, as it was applied before or as it would be now. Links are pairs of keys. */
export interface GeneratedState {
  readonly nodes: readonly Pick<GeneratedNode, 'key' | 'x' | 'y' | 'mesh'>[];
  readonly links: readonly (readonly [from: string, to: string])[];
}

/** A generated node or link that is not taken over, since a person has changed the same thing. */
export interface GenerationConflict extends Point {
  readonly kind: 'moved-here-and-there' | 'gone-but-used';
  readonly key: string;
}

export interface GeneratedAgain {
  readonly network: Network;
  /** Nodes. */
  readonly added: number;
  readonly moved: number;
  readonly removed: number;
  readonly conflicts: readonly GenerationConflict[];
  /** The node of each key that is there. */
  readonly ids: ReadonlyMap<string, NodeId>;
}

/** Metres within which a node is where it was generated: the service keeps millimetres. */
const SAME_PLACE = 0.002;
/** Share of the nodes of a generation that must be found again; with fewer it is not the one that was applied. */
const LEAST_SHARE = 0.3;

interface Options {
  readonly floor: FloorId;
  /** Height of new nodes in metres. */
  readonly elevation: number;
  readonly travel: readonly TravelKey[];
}

/** The last generation that the network of a floor comes from; null where it is none of them. */
export function appliedGeneration(
  network: Network,
  floor: FloorId,
  generations: readonly GeneratedState[],
): GeneratedState | null {
  const at = nodesAt(network, floor);
  let best: GeneratedState | null = null;
  let most = LEAST_SHARE;
  for (const generation of generations) {
    const found = generation.nodes.filter((node) => at(node) !== null).length;
    const share = generation.nodes.length === 0 ? 0 : found / generation.nodes.length;
    if (share < most) continue;
    best = generation;
    most = share;
  }
  return best;
}

/**
 * Merges a new generation of a floor into its network: what nobody has touched follows the plan, what a person moved, drew
 * or set stays, and what she deleted stays deleted.
 *
 * @param base the generation that was applied
 * @param theirs the generation of the plan as it is now
 */
export function generateAgain(
  network: Network,
  base: GeneratedState,
  theirs: GeneratedState,
  { floor, elevation, travel }: Options,
): GeneratedAgain {
  const nodes = new Map(network.nodes);
  const edges = new Map(network.edges);
  const conflicts: GenerationConflict[] = [];
  let nextId = network.nextId;
  let [added, moved, removed] = [0, 0, 0];

  const found = findNodes(network, floor, base);
  const baseByKey = new Map(base.nodes.map((node) => [node.key, node]));
  const wanted = new Set(theirs.nodes.map(({ key }) => key));
  const at = nodesAt(network, floor);
  const idOf = new Map<string, NodeId>();
  for (const node of theirs.nodes) {
    const before = baseByKey.get(node.key);
    const mine = found.get(node.key);
    if (before && !mine) continue;
    if (mine) {
      idOf.set(node.key, mine.id);
      if (isSamePlace(node, before!)) continue;
      if (mine.isMoved) {
        conflicts.push({ kind: 'moved-here-and-there', key: node.key, x: node.x, y: node.y });
        continue;
      }
      nodes.set(mine.id, { ...nodes.get(mine.id)!, x: node.x, y: node.y });
      moved += 1;
      continue;
    }
    // Somebody may have drawn what the plan shows only now.
    const there = at(node);
    if (there) {
      idOf.set(node.key, there.id);
      continue;
    }
    const id = nodeId(nextId--);
    nodes.set(id, { ...NEW_NODE, id, floor, x: node.x, y: node.y, z: elevation, mesh: node.mesh });
    idOf.set(node.key, id);
    added += 1;
  }

  const between = edgesBetween(network);
  const baseLinks = new Map(base.links.map((link) => [linkKey(link), link]));
  const theirLinks = new Set(theirs.links.map(linkKey));
  for (const [key, [from, to]] of baseLinks) {
    if (theirLinks.has(key)) continue;
    const [one, other] = [found.get(from), found.get(to)];
    for (const edge of one && other ? between(one.id, other.id) : []) if (isUntouched(edge)) edges.delete(edge.id);
  }
  for (const link of theirs.links) {
    if (baseLinks.has(linkKey(link))) continue;
    const [from, to] = [idOf.get(link[0]), idOf.get(link[1])];
    if (from === undefined || to === undefined || from === to || between(from, to).length > 0) continue;
    const id: EdgeId = edgeId(nextId--);
    edges.set(id, { ...NEW_EDGE, travel, id, from, to });
  }

  const used = new Set([...edges.values()].flatMap(({ from, to }) => [from, to]));
  const stops = new Set([...network.groups.values()].flatMap((group) => group.nodes));
  for (const { key, mesh } of base.nodes) {
    const mine = found.get(key);
    if (wanted.has(key) || !mine) continue;
    const node = nodes.get(mine.id)!;
    if (mine.isMoved || used.has(mine.id) || stops.has(mine.id) || !isPlain(node, mesh)) {
      conflicts.push({ kind: 'gone-but-used', key, x: node.x, y: node.y });
      continue;
    }
    nodes.delete(mine.id);
    removed += 1;
  }
  const isChanged = added + moved + removed > 0 || edges.size !== network.edges.size;
  return {
    network: isChanged ? { ...network, nodes, edges, nextId } : network,
    added,
    moved,
    removed,
    conflicts,
    ids: idOf,
  };
}

interface FoundNode {
  readonly id: NodeId;
  /** Whether a person has moved it. */
  readonly isMoved: boolean;
}

/** The nodes of the network that a generation made: where it put them, else by the neighbours that they still have. */
function findNodes(network: Network, floor: FloorId, base: GeneratedState): ReadonlyMap<string, FoundNode> {
  const at = nodesAt(network, floor);
  const found = new Map<string, FoundNode>();
  const taken = new Set<NodeId>();
  for (const node of base.nodes) {
    const there = at(node);
    if (!there || taken.has(there.id)) continue;
    taken.add(there.id);
    found.set(node.key, { id: there.id, isMoved: false });
  }
  const neighbours = neighboursOf(network);
  const beside = new Map<string, string[]>();
  for (const [from, to] of base.links) {
    beside.set(from, [...(beside.get(from) ?? []), to]);
    beside.set(to, [...(beside.get(to) ?? []), from]);
  }
  for (const { key } of base.nodes) {
    if (found.has(key)) continue;
    const known = (beside.get(key) ?? []).flatMap((one) => found.get(one)?.id ?? []);
    if (known.length === 0) continue;
    const candidates = new Map<NodeId, number>();
    for (const one of known)
      for (const id of neighbours.get(one) ?? []) if (!taken.has(id)) candidates.set(id, (candidates.get(id) ?? 0) + 1);
    const [best] = [...candidates].sort((one, other) => other[1] - one[1]);
    if (!best || best[1] < known.length) continue;
    taken.add(best[0]);
    found.set(key, { id: best[0], isMoved: true });
  }
  return found;
}

/** Finds the node of a floor at a place. */
function nodesAt({ nodes }: Network, floor: FloorId): (place: Point) => MapNode | null {
  const cell = (value: number) => Math.floor(value / SAME_PLACE / 4);
  const cells = new Map<string, MapNode[]>();
  for (const node of nodes.values()) {
    if (node.floor !== floor) continue;
    const key = `${cell(node.x)} ${cell(node.y)}`;
    cells.set(key, [...(cells.get(key) ?? []), node]);
  }
  return (place) => {
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const node of cells.get(`${cell(place.x) + dx} ${cell(place.y) + dy}`) ?? [])
          if (isSamePlace(node, place)) return node;
    return null;
  };
}

const isSamePlace = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) <= SAME_PLACE;

function neighboursOf({ edges }: Network): ReadonlyMap<NodeId, readonly NodeId[]> {
  const neighbours = new Map<NodeId, NodeId[]>();
  for (const { from, to } of edges.values()) {
    neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
    neighbours.set(to, [...(neighbours.get(to) ?? []), from]);
  }
  return neighbours;
}

function edgesBetween({ edges }: Network): (one: NodeId, other: NodeId) => readonly Edge[] {
  const pair = (one: NodeId, other: NodeId) => `${Math.min(one, other)} ${Math.max(one, other)}`;
  const all = new Map<string, Edge[]>();
  for (const edge of edges.values())
    all.set(pair(edge.from, edge.to), [...(all.get(pair(edge.from, edge.to)) ?? []), edge]);
  return (one, other) => all.get(pair(one, other)) ?? [];
}

const linkKey = ([from, to]: readonly [string, string]): string => [from, to].sort().join('\n');

/** Whether a path is as it was generated, but for its travel types. */
const isUntouched = ({ direction, weight, multiplier, multiplierZ }: Edge): boolean =>
  direction === NEW_EDGE.direction &&
  weight === NEW_EDGE.weight &&
  multiplier === NEW_EDGE.multiplier &&
  multiplierZ === NEW_EDGE.multiplierZ;

/** Whether a node is as it was generated. */
const isPlain = ({ name, open, mesh, dynamicRoute }: MapNode, generated: string | null): boolean =>
  name === '' && open && mesh === generated && dynamicRoute === null;

import type { Point } from '@/model/geometry/points';
import type { Clip } from '../clip/clip';
import { DEFAULT_TRAVEL } from '../edgeSettings';
import { type Edge, edgeId, type FloorId, type Network, type NodeId, nodeId, type TravelKey } from '../network';
import type { NetworkEdit } from './networkEdit';
import { withPath } from './unitePaths';

export interface Pasting {
  readonly floor: FloorId;
  /** Height of the floor in metres. */
  readonly z: number;
  /** Vector from the places of the clip, in metres. */
  readonly by: Point;
  /** Travel types that the location knows; a path with none of them is one to walk along. */
  readonly travel: readonly TravelKey[];
  /** Takes the nodes and paths that are there already instead of doubling them. */
  readonly reuses?: boolean;
}

/** Nodes nearer than this in metres are the same one. */
const SPOT = 0.001;
const spotOf = ({ x, y }: Point): string => `${Math.round(x / SPOT)} ${Math.round(y / SPOT)}`;
const pairOf = (one: NodeId, other: NodeId): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** The paths of each pair of nodes. */
function pathsByPair(edges: Iterable<Edge>): Map<string, readonly Edge[]> {
  const byPair = new Map<string, readonly Edge[]>();
  for (const edge of edges) {
    const pair = pairOf(edge.from, edge.to);
    byPair.set(pair, [...(byPair.get(pair) ?? []), edge]);
  }
  return byPair;
}

/** Adds the nodes and paths of a clip to a floor. Ids count down from `network.nextId`, nodes first. */
export function pasteClip(clip: Clip, pasting: Pasting): NetworkEdit {
  return (network) => {
    const { floor, z, by, reuses = false } = pasting;
    const there = reuses ? nodesOnSpots(network, floor) : new Map<string, NodeId>();
    const byPair = pathsByPair(reuses ? network.edges.values() : []);
    let nextId = network.nextId;
    const nodes = new Map(network.nodes);
    const pasted = clip.nodes.map(({ x, y, name, open, closure }): NodeId => {
      const place = { x: x + by.x, y: y + by.y };
      const known = there.get(spotOf(place));
      if (known !== undefined) return known;
      const id = nodeId(nextId--);
      const state = { open, ...(!open && closure && { closure }) };
      nodes.set(id, { id, floor, ...place, z, name, ...state, mesh: null, dynamicRoute: null });
      return id;
    });
    const edges = new Map(network.edges);
    let changed = false;
    for (const { from: start, to: end, travel, ...settings } of clip.paths) {
      const [from, to] = [pasted[start], pasted[end]];
      if (from === undefined || to === undefined || from === to) continue;
      const known = travel.filter((key) => pasting.travel.includes(key));
      const id = edgeId(nextId);
      const added = { ...settings, id, from, to, travel: known.length > 0 ? known : [DEFAULT_TRAVEL] };
      const present = byPair.get(pairOf(from, to)) ?? [];
      const paths = withPath(present, added);
      if (paths === present) continue;
      changed = true;
      byPair.set(pairOf(from, to), paths);
      for (const path of present) if (!paths.some((one) => one.id === path.id)) edges.delete(path.id);
      for (const path of paths) edges.set(path.id, path);
      if (edges.has(id)) nextId--;
    }
    return !changed && nextId === network.nextId ? network : { ...network, nodes, edges, nextId };
  };
}

function nodesOnSpots(network: Network, floor: FloorId): Map<string, NodeId> {
  const spots = new Map<string, NodeId>();
  for (const node of network.nodes.values()) if (node.floor === floor) spots.set(spotOf(node), node.id);
  return spots;
}

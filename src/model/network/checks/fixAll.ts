import { distance, nearestOnSegment } from '@/model/geometry/segments';
import { addNode } from '../edits/addNode';
import { type Edge, type EdgeId, type MapNode, type Network, type NodeId, nodeId } from '../network';
import { connectTo } from '../operations/connectToPath';
import type { Operation } from '../operations/operation';
import type { FixStep } from './fixStep';
import { floorIndexes } from './floorIndexes';
import type { Problem } from './problem';

/** The fixes that are safe to do at once: they delete nothing, and visitors can walk each path that they draw. */
type EntranceStep = Extract<FixStep, { type: 'addEntrance' | 'connectToPath' }>;

interface EntranceFixes {
  readonly steps: readonly EntranceStep[];
  /** Entrances that have no fix, for a person to look at. */
  readonly doubtful: readonly Problem[];
}

/** The entrances that are missing or connected to nothing: those with a way to a path, and the doubtful ones. */
export function entranceFixes(problems: readonly Problem[]): EntranceFixes {
  const steps: EntranceStep[] = [];
  const doubtful: Problem[] = [];
  for (const problem of problems) {
    const { check, severity } = problem;
    if (check !== 'mesh-without-node' && (check !== 'loose-node' || severity !== 'error')) continue;
    const steady = problem.fixes.flatMap(({ step }) =>
      step.type === 'addEntrance' || step.type === 'connectToPath' ? [step] : [],
    );
    const [first] = steady;
    if (first) steps.push(first);
    else if (problem.fixes.length === 0) doubtful.push(problem);
  }
  return { steps, doubtful };
}

/** Metres within which two nodes share a spot. */
const SPOT = 0.05;

interface Done {
  readonly network: Network;
  readonly placed: readonly NodeId[];
}

/** All of these fixes as one step; one that would put an entrance onto another node is left out. */
export function fixAll(network: Network, steps: readonly EntranceStep[]): Operation {
  const { placed } = applyAll(network, steps);
  return {
    blockedBy: placed.length === 0 ? 'nothing-to-change' : null,
    edit: (before) => applyAll(before, steps).network,
    note: { kind: 'addEntrances', count: placed.length },
    select: { type: 'node', ids: placed },
  };
}

/** Each fix sees only its own path, so that thousands of them take no longer than one copy of the network. */
function applyAll(network: Network, steps: readonly EntranceStep[]): Done {
  const nodes = new Map(network.nodes);
  const edges = new Map(network.edges);
  const parts = new Map<EdgeId, EdgeId[]>();
  const placed: NodeId[] = [];
  const added: MapNode[] = [];
  let { nextId } = network;

  const partAt = ({ path, join }: EntranceStep): Edge | null => {
    let best: Edge | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const id of parts.get(path) ?? [path]) {
      const edge = edges.get(id);
      const from = edge && nodes.get(edge.from);
      const to = edge && nodes.get(edge.to);
      if (!edge || !from || !to) continue;
      const away = distance(join, nearestOnSegment(join, from, to));
      if (away >= least) continue;
      least = away;
      best = edge;
    }
    return least <= SPOT ? best : null;
  };
  const isTaken = ({ floor, x, y }: Pick<MapNode, 'floor' | 'x' | 'y'>): boolean =>
    (floorIndexes(network).get(floor)?.nodeAt({ x, y }, SPOT) ?? null) !== null ||
    added.some((one) => one.floor === floor && distance(one, { x, y }) <= SPOT);

  for (const step of steps) {
    const path = partAt(step);
    if (!path || (step.type === 'addEntrance' && isTaken(step.entrance))) continue;
    const own = step.type === 'addEntrance' ? nodeId(nextId) : step.node;
    const around = [path.from, path.to, own].flatMap((id) => nodes.get(id) ?? []);
    if (step.type === 'connectToPath' && !nodes.has(own)) continue;
    const alone: Network = {
      ...network,
      nodes: new Map(around.map((node) => [node.id, node])),
      edges: new Map([[path.id, path]]),
      groups: new Map(),
      nextId,
    };
    const withNode = step.type === 'addEntrance' ? addNode(step.entrance)(alone) : alone;
    const after = connectTo(own, path.id, step.join)(withNode);
    for (const [id, node] of after.nodes) {
      if (!nodes.has(id)) added.push(node);
      nodes.set(id, node);
    }
    for (const [id, edge] of after.edges) {
      // The other part of the path, and not the way to it.
      if (!edges.has(id) && edge.from !== own && edge.to !== own)
        parts.set(step.path, [...(parts.get(step.path) ?? [step.path]), id]);
      edges.set(id, edge);
    }
    nextId = after.nextId;
    placed.push(own);
  }
  return { network: placed.length === 0 ? network : { ...network, nodes, edges, nextId }, placed };
}

import { compileGraph } from '@/model/routing/compileGraph';
import { type Graph, JOINT_LINK } from '@/model/routing/graph';
import { reach } from '@/model/routing/reach';
import { editPaths } from '../operations/editPaths';
import { type Joint, jointId, nodeId, type Plan } from '../plan';
import { components } from './components';
import { atNode, type PlanCheck, type Problem } from './problem';

/** Parts that one can enter but not leave, or leave but not enter, because of one-way paths and rides. */
export const oneWayTrapCheck: PlanCheck = ({ plan }) => {
  const graph = compileGraph(plan, [], { ignoreClosed: true });
  const parts = components(graph);
  const hub = parts.of.indexOf(parts.largest);
  if (hub < 0) return [];
  const entered = reach(graph, [hub], graph.out);
  const left = reach(graph, [hub], graph.back);
  return [
    ...traps(plan, graph, entered, left).map((vertices) => problem(plan, graph, vertices, entered, 'cannot-leave')),
    ...traps(plan, graph, left, entered).map((vertices) => problem(plan, graph, vertices, left, 'cannot-enter')),
  ];
};

/** Vertices that are in `one` set and not in the `other`, by parts that hang together. */
function traps(plan: Plan, graph: Graph, one: Uint8Array, other: Uint8Array): number[][] {
  const isTrapped = (vertex: number): boolean => one[vertex] === 1 && other[vertex] === 0;
  const seen = new Uint8Array(graph.vertexCount);
  const found: number[][] = [];
  for (let start = 0; start < plan.nodes.size; start++) {
    if (seen[start] === 1 || !isTrapped(start)) continue;
    const vertices = [start];
    seen[start] = 1;
    // the list grows while it is walked
    for (const u of vertices) {
      for (let arc = graph.offsets[u]!; arc < graph.offsets[u + 1]!; arc++) {
        const v = graph.heads[arc]!;
        if (seen[v] === 1 || !isTrapped(v)) continue;
        seen[v] = 1;
        vertices.push(v);
      }
    }
    found.push(vertices);
  }
  return found;
}

function problem(
  plan: Plan,
  graph: Graph,
  vertices: readonly number[],
  reached: Uint8Array,
  message: 'cannot-leave' | 'cannot-enter',
): Problem {
  const gate = gateOf(plan, graph, new Set(vertices), reached);
  const nodes = vertices.filter((vertex) => vertex < plan.nodes.size).map((vertex) => nodeId(graph.nodeIds[vertex]!));
  const shown = gate && (nodes.includes(gate.from) ? gate.from : gate.to);
  return {
    check: 'one-way-trap',
    severity: 'error',
    message,
    nodes: nodes.sort((one, other) => one - other),
    joints: gate ? [gate.id] : [],
    groups: [],
    place: atNode(plan.nodes.get(shown ?? nodes[0]!)!),
    fix: gate && editPaths(plan, [gate.id], { direction: 0 }),
  };
}

/** A one-way path that joins the trap to what is outside it. */
function gateOf(plan: Plan, graph: Graph, inside: ReadonlySet<number>, reached: Uint8Array): Joint | null {
  for (const vertex of inside) {
    for (let arc = graph.offsets[vertex]!; arc < graph.offsets[vertex + 1]!; arc++) {
      const outside = graph.heads[arc]!;
      const link = graph.links[arc]!;
      if (inside.has(outside) || reached[outside] === 0 || graph.kinds[link] !== JOINT_LINK) continue;
      const joint = plan.joints.get(jointId(graph.owners[link]!));
      if (joint && joint.direction !== 0) return joint;
    }
  }
  return null;
}

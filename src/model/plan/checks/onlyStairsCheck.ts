import { compileGraph } from '@/model/routing/compileGraph';
import { nodeId } from '../plan';
import { components, nodesOutside } from './components';
import { atNode, type PlanCheck } from './problem';

/** Parts that belong to the whole, yet not for someone who needs a step-free way. */
export const onlyStairsCheck: PlanCheck = ({ plan, travelTypes }) => {
  const anyWay = compileGraph(plan, [], { ignoreDirection: true, ignoreClosed: true });
  const stepFree = compileGraph(plan, travelTypes, { ignoreDirection: true, ignoreClosed: true, stepFree: true });
  const whole = components(anyWay);
  const parts = components(stepFree);
  const isInWhole = (vertex: number): boolean => whole.of[vertex] === whole.largest;
  return [...nodesOutside(stepFree, parts, plan.nodes.size).values()]
    .filter((vertices) => isInWhole(anyWay.index.get(stepFree.nodeIds[vertices[0]!]!)))
    .map((vertices) => {
      const nodes = vertices.map((vertex) => plan.nodes.get(nodeId(stepFree.nodeIds[vertex]!))!);
      return {
        check: 'only-stairs' as const,
        severity: 'warning' as const,
        message: 'only-stairs' as const,
        nodes: nodes.map((node) => node.id),
        joints: [],
        groups: [],
        place: atNode(nodes[0]!),
        fix: null,
      };
    });
};

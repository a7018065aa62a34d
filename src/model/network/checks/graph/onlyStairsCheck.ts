import { compileGraph } from '@/model/routing/graph/compileGraph';
import { nodeId } from '../../network';
import { components, nodesOutside } from '../components';
import { atNode, type NetworkCheck, NO_OBJECTS, nodesAsSubject } from '../problem';

/** Parts that are connected, but not step-free. */
export const onlyStairsCheck: NetworkCheck = ({ network, travelTypes }) => {
  const anyWay = compileGraph(network, [], { ignoreDirection: true, ignoreClosed: true });
  const stepFree = compileGraph(network, travelTypes, { ignoreDirection: true, ignoreClosed: true, stepFree: true });
  const whole = components(anyWay);
  const parts = components(stepFree);
  const isInWhole = (vertex: number): boolean => whole.of[vertex] === whole.largest;
  return [...nodesOutside(stepFree, parts, network.nodes.size).values()]
    .filter((vertices) => isInWhole(anyWay.index.get(stepFree.nodeIds[vertices[0]!]!)))
    .map((vertices) => {
      const nodes = vertices.map((vertex) => network.nodes.get(nodeId(stepFree.nodeIds[vertex]!))!);
      return {
        ...NO_OBJECTS,
        check: 'only-stairs' as const,
        severity: 'warning' as const,
        message: 'only-stairs' as const,
        subject: nodesAsSubject(nodes),
        nodes: nodes.map((node) => node.id),
        place: atNode(nodes[0]!),
      };
    });
};

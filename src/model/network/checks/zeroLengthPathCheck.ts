import { uniteNodes } from '../operations/uniteNodes';
import { atNode, type NetworkCheck, type Problem } from './problem';

/** Paths whose ends are on the same spot. */
export const zeroLengthPathCheck: NetworkCheck = ({ network }) => {
  const problems: Problem[] = [];
  for (const edge of network.edges.values()) {
    const from = network.nodes.get(edge.from);
    const to = network.nodes.get(edge.to);
    if (!from || !to || from.x !== to.x || from.y !== to.y || from.z !== to.z) continue;
    problems.push({
      check: 'zero-length-path',
      severity: 'warning',
      message: 'zero-length-path',
      nodes: [from.id, to.id],
      edges: [edge.id],
      groups: [],
      place: atNode(from),
      fix: from.floor === to.floor ? uniteNodes(network, [from.id, to.id]) : null,
    });
  }
  return problems;
};

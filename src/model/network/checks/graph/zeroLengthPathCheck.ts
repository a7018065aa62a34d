import { nodeName } from '../../objectName';
import { isEntranceOfSeveral } from '../../operations/uniteNodes';
import { fix } from '../fix';
import { atNode, type NetworkCheck, NO_OBJECTS, nodesAsSubject, type Problem } from '../problem';

/** Paths whose ends are on the same spot. */
export const zeroLengthPathCheck: NetworkCheck = ({ network }) => {
  const problems: Problem[] = [];
  for (const edge of network.edges.values()) {
    const from = network.nodes.get(edge.from);
    const to = network.nodes.get(edge.to);
    if (!from || !to || from.x !== to.x || from.y !== to.y || from.z !== to.z) continue;
    problems.push({
      ...NO_OBJECTS,
      check: 'zero-length-path',
      severity: 'warning',
      message: 'zero-length-path',
      subject: nodesAsSubject([from]),
      nodes: [from.id, to.id],
      edges: [edge.id],
      place: atNode(from),
      fixes:
        from.floor === to.floor && !isEntranceOfSeveral([from, to])
          ? [fix('unite', nodeName(from), { type: 'uniteNodes', nodes: [from.id, to.id] }, { count: 2 })]
          : [],
    });
  }
  return problems;
};

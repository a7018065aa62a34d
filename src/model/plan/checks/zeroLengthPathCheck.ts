import { uniteNodes } from '../operations/uniteNodes';
import { atNode, type PlanCheck, type Problem } from './problem';

/** Paths whose ends stand on the same spot. */
export const zeroLengthPathCheck: PlanCheck = ({ plan }) => {
  const problems: Problem[] = [];
  for (const joint of plan.joints.values()) {
    const from = plan.nodes.get(joint.from);
    const to = plan.nodes.get(joint.to);
    if (!from || !to || from.x !== to.x || from.y !== to.y || from.z !== to.z) continue;
    problems.push({
      check: 'zero-length-path',
      severity: 'warning',
      message: 'zero-length-path',
      nodes: [from.id, to.id],
      joints: [joint.id],
      groups: [],
      place: atNode(from),
      fix: from.floor === to.floor ? uniteNodes(plan, [from.id, to.id]) : null,
    });
  }
  return problems;
};

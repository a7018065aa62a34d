import { removeSelection } from '../operations/removeSelection';
import type { NodeId } from '../plan';
import { atNode, type PlanCheck } from './problem';

/** Nodes on no path and in no transit group: nothing leads there. */
export const looseNodeCheck: PlanCheck = ({ plan }) => {
  const tied = new Set<NodeId>();
  for (const joint of plan.joints.values()) tied.add(joint.from).add(joint.to);
  for (const group of plan.groups.values()) for (const id of group.nodes) tied.add(id);
  return [...plan.nodes.values()]
    .filter((node) => !tied.has(node.id))
    .map((node) => ({
      check: 'loose-node' as const,
      severity: node.mesh === null ? ('warning' as const) : ('error' as const),
      message: 'loose-node' as const,
      nodes: [node.id],
      joints: [],
      groups: [],
      place: atNode(node),
      // an entrance is wanted there; to delete it would only hide what is missing
      fix: node.mesh === null ? removeSelection(plan, { type: 'node', ids: [node.id] }) : null,
    }));
};

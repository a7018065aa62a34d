import { removeSelection } from '../operations/removeSelection';
import { atNode, type PlanCheck } from './problem';

/** Lifts and stairs with fewer than two stops: they lead nowhere. */
export const singleNodeGroupCheck: PlanCheck = ({ plan }) =>
  [...plan.groups.values()]
    .map((group) => ({ group, stops: group.nodes.filter((id) => plan.nodes.has(id)) }))
    .filter(({ stops }) => stops.length < 2)
    .map(({ group, stops }) => ({
      check: 'single-node-group' as const,
      severity: 'warning' as const,
      message: 'single-node-group' as const,
      nodes: stops,
      joints: [],
      groups: [group.id],
      place: stops[0] === undefined ? null : atNode(plan.nodes.get(stops[0])!),
      fix: removeSelection(plan, { type: 'group', ids: [group.id] }),
    }));

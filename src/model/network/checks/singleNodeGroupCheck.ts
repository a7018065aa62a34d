import { removeSelection } from '../operations/removeSelection';
import { atNode, type NetworkCheck } from './problem';

/** Lifts and stairs with fewer than two stops: they lead nowhere. */
export const singleNodeGroupCheck: NetworkCheck = ({ network }) =>
  [...network.groups.values()]
    .map((group) => ({ group, stops: group.nodes.filter((id) => network.nodes.has(id)) }))
    .filter(({ stops }) => stops.length < 2)
    .map(({ group, stops }) => ({
      check: 'single-node-group' as const,
      severity: 'warning' as const,
      message: 'single-node-group' as const,
      nodes: stops,
      edges: [],
      groups: [group.id],
      place: stops[0] === undefined ? null : atNode(network.nodes.get(stops[0])!),
      fix: removeSelection(network, { type: 'group', ids: [group.id] }),
    }));

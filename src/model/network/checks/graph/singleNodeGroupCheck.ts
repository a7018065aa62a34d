import { fix } from '../fix';
import { atNode, type NetworkCheck, NO_OBJECTS } from '../problem';

/** Lifts and stairs with fewer than two stops: they lead nowhere. */
export const singleNodeGroupCheck: NetworkCheck = ({ network }) =>
  [...network.groups.values()]
    .map((group) => ({ group, stops: group.nodes.filter((id) => network.nodes.has(id)) }))
    .filter(({ stops }) => stops.length < 2)
    .map(({ group, stops }) => ({
      ...NO_OBJECTS,
      check: 'single-node-group' as const,
      severity: 'warning' as const,
      message: 'single-node-group' as const,
      subject: { name: group.name, count: 1 },
      nodes: stops,
      groups: [group.id],
      place: stops[0] === undefined ? null : atNode(network.nodes.get(stops[0])!),
      fixes: [
        fix(
          'remove',
          group.name,
          { type: 'removeSelection', selection: { type: 'group', ids: [group.id] } },
          { deletes: true },
        ),
      ],
    }));

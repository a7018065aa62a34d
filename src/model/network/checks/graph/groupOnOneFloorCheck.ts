import { fix } from '../fix';
import { atNode, type NetworkCheck, NO_OBJECTS } from '../problem';

/** Lifts and stairs with several stops that are all on one floor: they connect nothing. */
export const groupOnOneFloorCheck: NetworkCheck = ({ network }) =>
  [...network.groups.values()].flatMap((group) => {
    const stops = group.nodes.flatMap((id) => network.nodes.get(id) ?? []);
    const [first] = stops;
    if (!first || stops.length < 2 || stops.some(({ floor }) => floor !== first.floor)) return [];
    return [
      {
        ...NO_OBJECTS,
        check: 'group-on-one-floor' as const,
        severity: 'warning' as const,
        message: 'group-on-one-floor' as const,
        subject: { name: group.name, count: stops.length },
        nodes: stops.map(({ id }) => id),
        groups: [group.id],
        place: atNode(first),
        fixes: [
          fix(
            'remove',
            group.name,
            { type: 'removeSelection', selection: { type: 'group', ids: [group.id] } },
            { deletes: true },
          ),
        ],
      },
    ];
  });

import type { ComparedRoom, RoomComparison } from '@/contract/uploads/uploads';
import type { PlanMatch } from '@/model/floorPlan/identity/roomMatch';
import type { RoomUse } from '../../repositories/uploads/roomUse';

const weightOf = ({ destinations, entrances, kiosks, route_cases }: ComparedRoom): number =>
  1000 * destinations.length + 100 * kiosks + 10 * route_cases + entrances;

/** The comparison as it is sent: rooms that are not the same ones, those with the most records first. */
export function comparedRooms(
  plan: string,
  { offset, rooms, added }: PlanMatch,
  used: readonly RoomUse[],
): RoomComparison {
  const uses = new Map(used.map((use) => [use.name, use]));
  const compared = rooms.flatMap(({ kind, from, to }): ComparedRoom[] => {
    if (kind === 'same') return [];
    const use = uses.get(from);
    return [
      {
        kind,
        from,
        to: [...to],
        destinations: [...(use?.destinations ?? [])],
        entrances: use?.entrances ?? 0,
        kiosks: use?.kiosks ?? 0,
        route_cases: use?.cases ?? 0,
      },
    ];
  });
  return {
    plan,
    offset,
    same: rooms.length - compared.length,
    rooms: compared.sort((one, other) => weightOf(other) - weightOf(one)),
    added: [...added],
  };
}

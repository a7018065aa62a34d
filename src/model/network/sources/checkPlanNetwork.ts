import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { NetworkProblem, PlanNetwork } from '@/model/floorPlan/sources/planNetwork';
import { SOURCE_KEY } from '@/model/floorPlan/sources/planNetwork';
import { barrierLines } from '../generating/barrierLines';
import { createBarriers } from '../generating/barriers';
import { borderPortals } from '../generating/borderPortals';
import { doorPortals } from '../generating/doorPortals';
import { floorSpaces } from '../generating/floorSpaces';

/** A network with its paths through walls and furniture among its problems. @param plans in the order of its floors */
export function checkPlanNetwork(network: PlanNetwork, plans: readonly FloorPlan[]): PlanNetwork {
  const through = network.floors.flatMap(({ nodes, links }, floor): NetworkProblem[] => {
    const plan = plans[floor];
    if (!plan || links.length === 0) return [];
    const drawn = drawnFloor(plan);
    const all = floorSpaces(drawn);
    const doors = doorPortals(drawn, all);
    const portals = [...doors, ...borderPortals(drawn, all, doors)];
    const barriers = createBarriers(barrierLines(drawn, all.spaces, portals));
    return links.flatMap(([from, to]): NetworkProblem[] => {
      const [one, other] = [nodes[from]!, nodes[to]!];
      if (barriers.isFree(one, other)) return [];
      const ids = [one, other].map(({ key }) => key.slice(SOURCE_KEY.length));
      const place = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      return [{ reason: 'through-wall', id: ids.join(' – '), floor, place }];
    });
  });
  return { ...network, problems: [...network.problems, ...through] };
}

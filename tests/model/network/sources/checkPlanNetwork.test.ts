import { expect, it } from 'vitest';
import { readIndoorGml } from '@/model/floorPlan/sources/indoorGml/readIndoorGml';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';
import { checkPlanNetwork } from '@/model/network/sources/checkPlanNetwork';
import { type GmlParts, gmlFile, smallGml } from '../../../support/gmlBuilding';

const problemsOf = async (parts: GmlParts) => {
  const { floors, network } = await readIndoorGml(gmlFile(parts));
  if (!network) throw new Error('The file has a network.');
  const plans = floors.map(({ spaces }) => planOfSpaces(spaces));
  return checkPlanNetwork(network, plans).problems;
};

it('[BP37] paths through doors are none of the problems, and those through walls are, with their middle', async () => {
  expect(await problemsOf(smallGml)).toEqual([]);
  const boxes = [...(smallGml.boxes ?? []), { id: 'C4', at: [1000, 1990, 0], size: [5, 8, 2.5] } as const];
  const nodes = [...(smallGml.nodes ?? []), { id: 'R4', cell: 'C4', at: [1002, 1994, 0.5] } as const];
  // Two metres of nothing lie between the rooms, where no door is.
  const paths = [...(smallGml.paths ?? []), { id: 'T4', ends: ['R4', 'R1'] }];
  expect(await problemsOf({ boxes, nodes, paths })).toEqual([
    { reason: 'through-wall', id: 'R4 – R1', floor: 0, place: { x: 1002, y: -1998 } },
  ]);
});

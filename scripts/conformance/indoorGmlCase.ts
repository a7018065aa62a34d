import type { BuildingPlan } from '@/model/floorPlan/sources/buildingPlan';
import { SOURCE_KEY } from '@/model/floorPlan/sources/planNetwork';
import type { BuildingFacts } from './buildingFacts';

/** Differences between the spaces and the graph of a file of IndoorGML and what is known of them. */
export function compareIndoorGml(
  { floors, network, leftOut }: BuildingPlan,
  { counts }: Extract<BuildingFacts, { kind: 'indoorGml' }>,
): string[] {
  const differ = (name: string, found: number, expected: number) =>
    found === expected ? [] : [`${name}: ${found} instead of ${expected}`];
  const rooms = new Set(
    floors.flatMap(({ spaces }) => spaces.filter(({ kind }) => kind !== 'door').map(({ id }) => id)),
  );
  const left = leftOut.filter(({ kind }) => kind === 'CellSpace').reduce((sum, { count }) => sum + count, 0);
  const nodes = network?.floors.flatMap((floor) => floor.nodes) ?? [];
  // Nodes on the line of a transition have its id and their number there.
  const states = nodes.filter(({ key }) => !key.slice(SOURCE_KEY.length).includes(' '));
  return [
    ...differ('spaces', rooms.size + left, counts.CellSpace),
    ...differ('states', states.length, counts.State),
    ...differ(
      'ends that lie nowhere',
      network?.problems.filter(({ reason }) => reason === 'end-nowhere').length ?? 0,
      0,
    ),
  ];
}

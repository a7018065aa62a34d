import { type DrawnFloor, drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Facility, MeshKind } from '@/model/floorPlan/kinds/meshKind';
import type { PlanSpace } from '@/model/floorPlan/sources/buildingPlan';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';

interface Extra {
  readonly facility?: Facility;
  readonly heights?: readonly [number, number];
}

/** A part of a floor with this outline, x and y pairs in metres. */
export function planned(
  name: string,
  kind: MeshKind,
  ring: readonly number[],
  { facility, heights = [0, 3] }: Extra = {},
): PlanSpace {
  return { id: name, name, label: '', kind, facility: facility ?? null, heights, rings: [[...ring]], holes: [false] };
}

/** The corners of a rectangle. */
export const rectangle = (x: number, y: number, width: number, depth: number): number[] => [
  ...[x, y],
  ...[x + width, y],
  ...[x + width, y + depth],
  ...[x, y + depth],
];

/** A door one metre wide in a wall along x, or along y, around a point. */
export const door = (name: string, x: number, y: number, along: 'x' | 'y' = 'x'): PlanSpace =>
  planned(name, 'door', along === 'x' ? rectangle(x - 0.5, y - 0.1, 1, 0.2) : rectangle(x - 0.1, y - 0.5, 0.2, 1));

export const plannedFloor = (...spaces: readonly PlanSpace[]): DrawnFloor => drawnFloor(planOfSpaces(spaces));

/**
 * Rooms of 5 x 6 m on both sides of a corridor of 2.4 m; a door each, unless its number is left out.
 * @param rooms at each side
 */
export function officeFloor(rooms: number, without: readonly number[] = []): DrawnFloor {
  const all = Array.from({ length: 2 * rooms }, (_, at) => ({ at, x: 5 * (at >> 1), isAbove: at % 2 === 0 }));
  return plannedFloor(
    planned('hall', 'corridor', rectangle(0, 6, 5 * rooms, 2.4)),
    ...all.map(({ at, x, isAbove }) => planned(`room ${at}`, 'room', rectangle(x, isAbove ? 0 : 8.4, 5, 6))),
    ...all
      .filter(({ at }) => !without.includes(at))
      .map(({ at, x, isAbove }) => door(`door ${at}`, x + 1 + (at % 3), isAbove ? 6 : 8.4)),
  );
}

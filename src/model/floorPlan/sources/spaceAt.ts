import { ringContains } from '@/model/geometry/outline/ring';
import type { Point } from '@/model/geometry/points';
import type { PlanSpace } from './buildingPlan';

const NO_ROOM: ReadonlySet<string> = new Set(['door', 'floor', 'wall', 'furniture']);

/** The room or corridor of a floor in which a point is; undefined where it is in none. */
export const spaceAt = (spaces: readonly PlanSpace[], { x, y }: Point): PlanSpace | undefined =>
  spaces.find(
    ({ kind, rings }) => !NO_ROOM.has(kind) && rings.filter((ring) => ringContains(ring, x, y)).length % 2 === 1,
  );

/** The room whose entrance a node in it may be; null for corridors and doors. */
export const meshOf = (space: PlanSpace | undefined): string | null =>
  space && (space.kind === 'room' || space.kind === 'facility' || space.kind === 'service') ? space.name : null;

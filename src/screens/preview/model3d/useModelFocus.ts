import { useMemo } from 'react';
import type { Box } from '@/model/geometry/box';
import type { Box3d } from '@/model/spatial/orbit';
import type { Place3d } from '@/model/spatial/routeLines';
import type { spotsOn } from '../floorPlaces';
import type { FloorPlanProps } from '../floorPlanProps';
import { focusBox } from './focusBox';
import type { FloorStack, StackedFloor } from './useFloorStack';

/** Metres above a floor up to which a point of the route belongs to it. */
const ROUTE_OF_FLOOR = 2;

interface Options extends Pick<FloorPlanProps, 'step'> {
  readonly stack: FloorStack;
  readonly shown: StackedFloor;
  readonly isOverview: boolean;
  /** The route through the floors of the building. */
  readonly lines: readonly (readonly Place3d[])[];
  readonly selectedMesh: number | null;
  /** The amenities of the shown floor. */
  readonly spots: ReturnType<typeof spotsOn>;
}

/** The box that the camera is to show; the same object while nothing of it changes. */
export function useModelFocus({ stack, shown, isOverview, step, lines, selectedMesh, spots }: Options): Box3d {
  const { elevations } = stack;
  const { uuid } = shown.floor;
  const elevation = elevations.get(uuid) ?? 0;
  return useMemo(() => {
    const levels = [...elevations.values()];
    return focusBox({
      elevation,
      floor: shown.drawn.index.box,
      stack: isOverview ? { box: stack.box, lowest: Math.min(...levels), highest: Math.max(...levels) } : null,
      step: step?.floor === uuid ? step.at : null,
      route: lines.flat().filter(({ z }) => z >= elevation && z < elevation + ROUTE_OF_FLOOR),
      room: selectedMesh === null ? null : roomBox(shown, selectedMesh),
      spots: spots.filter(({ isSelected }) => isSelected).map(({ at }) => at),
    });
  }, [elevations, elevation, shown, stack, isOverview, step, uuid, lines, selectedMesh, spots]);
}

const roomBox = ({ drawn: { floorPlan } }: StackedFloor, mesh: number): Box => ({
  minX: floorPlan.boxes[4 * mesh]!,
  minY: floorPlan.boxes[4 * mesh + 1]!,
  maxX: floorPlan.boxes[4 * mesh + 2]!,
  maxY: floorPlan.boxes[4 * mesh + 3]!,
});

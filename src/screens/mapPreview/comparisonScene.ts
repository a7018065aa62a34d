import { EMPTY_SCENE, type OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import type { ComparedRoom, RoomComparison } from '@/contract/uploads/uploads';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { type Box, EMPTY_BOX, isEmptyBox, joinBoxes } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import type { Segment } from '@/model/geometry/segments';

interface Compared {
  readonly floor: DrawnFloor;
  /** Null while it is loaded. */
  readonly present: FloorPlan | null;
  readonly comparison: RoomComparison;
  readonly selected: ComparedRoom | null;
  /** The name of the selected room in the new floor plan. */
  readonly chosen: string | null;
}

/** The outlines of changed rooms as they are at present, over the new floor plan, and the selected room. */
export function comparisonScene({ floor, present, comparison, selected, chosen }: Compared): OverlayScene {
  const outlined = selected ? [selected] : comparison.rooms;
  const names = new Set(outlined.map(({ from }) => from));
  return {
    ...EMPTY_SCENE,
    floor,
    guides: present === null ? [] : outlinesOf(present, names, comparison.offset),
    selectedMesh: chosen === null ? null : (floor.meshByName.get(chosen) ?? null),
    selectedMeshes: (selected?.to ?? []).flatMap((name) => {
      const mesh = floor.meshByName.get(name);
      return mesh === undefined || name === chosen ? [] : [mesh];
    }),
  };
}

function outlinesOf(plan: FloorPlan, names: ReadonlySet<string>, { x, y }: Point): Segment[] {
  const { ringStart, pointStart, points } = plan;
  const at = (point: number) => ({ x: points[2 * point]! + x, y: points[2 * point + 1]! + y });
  const outlines: Segment[] = [];
  for (const [mesh, name] of plan.names.entries()) {
    if (!names.has(name)) continue;
    for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
      const end = pointStart[ring + 1]!;
      for (let i = pointStart[ring]!, j = end - 1; i < end; j = i++) outlines.push({ from: at(j), to: at(i) });
    }
  }
  return outlines;
}

/** The box around all that a scene outlines and selects; null where that is nothing. */
export function sceneBox({ floor, guides, selectedMesh, selectedMeshes }: OverlayScene): Box | null {
  let box = EMPTY_BOX;
  for (const { from } of guides) box = joinBoxes(box, { minX: from.x, minY: from.y, maxX: from.x, maxY: from.y });
  const boxes = floor?.floorPlan.boxes;
  for (const mesh of [...selectedMeshes, ...(selectedMesh === null ? [] : [selectedMesh])])
    if (boxes)
      box = joinBoxes(box, {
        minX: boxes[4 * mesh]!,
        minY: boxes[4 * mesh + 1]!,
        maxX: boxes[4 * mesh + 2]!,
        maxY: boxes[4 * mesh + 3]!,
      });
  return isEmptyBox(box) ? null : box;
}

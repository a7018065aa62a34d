import type { FloorPlan } from './floorPlan';

/** Meshes between two steps. */
const CHUNK = 200;

/**
 * A floor plan with some of its meshes turned around the origin, so that what is measured along the axes is measured
 * along those of the screen; the other meshes have no outline. Yields after many meshes, so that the caller can pause.
 *
 * @param turn radians clockwise
 */
export function* turnedFloorPlan(
  floorPlan: FloorPlan,
  meshes: readonly number[],
  turn: number,
): Generator<void, FloorPlan, void> {
  const turned = {
    ...floorPlan,
    points: new Float32Array(floorPlan.points.length),
    anchors: new Float32Array(floorPlan.anchors.length),
    boxes: new Float32Array(floorPlan.boxes.length),
  };
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (const [at, mesh] of meshes.entries()) {
    turnMesh(floorPlan, turned, mesh, cos, sin);
    if (at % CHUNK === CHUNK - 1) yield;
  }
  return turned;
}

function turnMesh(from: FloorPlan, to: FloorPlan, mesh: number, cos: number, sin: number): void {
  const { ringStart, pointStart, points, anchors } = from;
  let [minX, minY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [maxX, maxY] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = pointStart[ringStart[mesh]!]!; at < pointStart[ringStart[mesh + 1]!]!; at++) {
    const x = cos * points[2 * at]! - sin * points[2 * at + 1]!;
    const y = sin * points[2 * at]! + cos * points[2 * at + 1]!;
    to.points[2 * at] = x;
    to.points[2 * at + 1] = y;
    if (x < minX) minX = x;
    if (y < minY) minY = y;
    if (x > maxX) maxX = x;
    if (y > maxY) maxY = y;
  }
  to.boxes.set([minX, minY, maxX, maxY], 4 * mesh);
  const [x, y] = [anchors[3 * mesh]!, anchors[3 * mesh + 1]!];
  to.anchors.set([cos * x - sin * y, sin * x + cos * y, anchors[3 * mesh + 2]!], 3 * mesh);
}

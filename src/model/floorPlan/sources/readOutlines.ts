import { faultOf } from '../faults';
import type { ReadFloor } from '../readFloor';
import { readFloorFile } from './floorFile';
import { planOfSpaces } from './planOfSpaces';

/** The floor plan of a floor file, with a report like that of an OBJ file. Axes and unit are those of the format. */
export function readOutlines(file: string, text: string): ReadFloor {
  const { spaces, place } = readFloorFile(text);
  const floorPlan = planOfSpaces(spaces, place);
  const { names, boxes, heights, points } = floorPlan;
  const extent = (of: Float32Array, step: number, from: number, to: number) => {
    let [low, high] = [Infinity, -Infinity];
    for (let at = 0; at < of.length; at += step) {
      low = Math.min(low, of[at + from]!);
      high = Math.max(high, of[at + to]!);
    }
    return high - low;
  };
  return {
    floorPlan,
    report: {
      file,
      names,
      counts: {
        meshes: names.length,
        vertices: points.length / 2,
        faces: names.length,
        triangles: 0,
        surfaceArea: 0,
        bytes: text.length,
      },
      shape: {
        up: 'z',
        unit: 'm',
        mirrored: false,
        confidence: 1,
        reasons: [faultOf('outlines-in-metres')],
        doubt: null,
      },
      size: { width: extent(boxes, 4, 0, 2), depth: extent(boxes, 4, 1, 3), height: extent(heights, 2, 0, 1) },
      origin: { x: 0, y: 0 },
      materials: [],
      problems: [],
    },
  };
}

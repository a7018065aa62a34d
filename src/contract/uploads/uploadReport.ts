import { isZero } from '@/model/floorPlan/planOrigin';
import type { FloorPlanReport } from '@/model/floorPlan/report/floorPlanReport';
import { faultText } from '../texts/faultText';
import type { UploadReport } from './uploads';

/**
 * The report of the reader on the wire and on screen: problems in the order of their severity, the first of each kind.
 */
export function toUploadReport({ counts, shape, size, origin, problems }: FloorPlanReport): UploadReport {
  const weight = { error: 0, warning: 1 };
  return {
    meshes: counts.meshes,
    triangles: counts.triangles,
    vertices: counts.vertices,
    up: shape.up,
    unit: shape.unit,
    mirrored: shape.mirrored,
    reasons: shape.reasons.map(faultText),
    size: { width: size.width, depth: size.depth },
    ...(!isZero(origin) && { origin }),
    problems: [...problems]
      .sort((one, other) => weight[one.severity] - weight[other.severity])
      .map(({ severity, count, examples }) => ({
        severity,
        count,
        mesh: examples[0]?.mesh ?? null,
        line: examples[0]?.line ?? null,
        message: examples[0] ? faultText(examples[0].fault) : '',
      })),
  };
}

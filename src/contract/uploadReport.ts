import type { FloorPlanReport } from '@/model/floorPlan/report/floorPlanReport';
import type { UploadReport } from './uploads';

/** The report of the reader as it travels and is shown: problems in the order of their weight, the first of each kind. */
export function toUploadReport({ counts, shape, size, problems }: FloorPlanReport): UploadReport {
  const weight = { error: 0, warning: 1 };
  return {
    meshes: counts.meshes,
    triangles: counts.triangles,
    vertices: counts.vertices,
    up: shape.up,
    unit: shape.unit,
    mirrored: shape.mirrored,
    reasons: [...shape.reasons],
    size: { width: size.width, depth: size.depth },
    problems: [...problems]
      .sort((one, other) => weight[one.severity] - weight[other.severity])
      .map(({ severity, count, examples }) => ({
        severity,
        count,
        mesh: examples[0]?.mesh ?? null,
        line: examples[0]?.line ?? null,
        message: examples[0]?.message ?? '',
      })),
  };
}

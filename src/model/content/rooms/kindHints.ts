import type { MeshKind } from '@/model/floorPlan/kinds/meshKind';
import type { KindHints } from '@/model/floorPlan/kinds/meshKinds';
import { roomLabels, type StoredLabel } from './roomLabels';

interface StoredMesh {
  readonly floor_id: string;
  readonly object_name: string;
  readonly kind?: MeshKind | null | undefined;
}

/** The kinds of a floor's meshes, as far as the data of the location tells them. */
export function kindHints(
  labels: readonly StoredLabel[] | undefined,
  meshes: readonly StoredMesh[] | undefined,
  floor: string,
): KindHints {
  const corrected = new Map<string, MeshKind>();
  for (const { floor_id, object_name, kind } of meshes ?? [])
    if (floor_id === floor && kind) corrected.set(object_name, kind);
  return { labels: roomLabels(labels, floor), corrected };
}

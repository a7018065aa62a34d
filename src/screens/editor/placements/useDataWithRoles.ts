import { useMemo, useSyncExternalStore } from 'react';
import type { ProjectData } from '@/contract/locations/projectData';
import type { PlacementDrafts, RoomRole } from './placementDraft';
import type { PlacementForms } from './placementForms';

interface NewRole extends RoomRole {
  readonly floor_id: string;
  readonly object_name: string;
}

/** The changed roles of rooms as text, so that typing in any other field leaves the map as it is. */
const rolesOf = (drafts: PlacementDrafts): string =>
  JSON.stringify([...drafts.values()].flatMap(newRole).sort((one, other) => (key(one) < key(other) ? -1 : 1)));
const newRole = ({ floor, mesh, role }: { floor: string; mesh: string; role: RoomRole | null }): readonly NewRole[] =>
  role === null ? [] : [{ ...role, floor_id: floor, object_name: mesh }];
const key = ({ floor_id, object_name }: Pick<NewRole, 'floor_id' | 'object_name'>): string =>
  `${floor_id} ${object_name}`;

/** The data of the location with the unsaved roles of its rooms, which the map shows at once. */
export function useDataWithRoles(data: ProjectData, forms: PlacementForms): ProjectData {
  const roles = useSyncExternalStore(forms.subscribe, () => rolesOf(forms.get()));
  const { meshes } = data;
  const shown = useMemo(() => {
    const changed = new Map((JSON.parse(roles) as readonly NewRole[]).map((role) => [key(role), role]));
    if (changed.size === 0) return meshes;
    return [...(meshes ?? []).filter((mesh) => !changed.has(key(mesh))), ...changed.values()];
  }, [meshes, roles]);
  return useMemo(() => (shown === meshes ? data : { ...data, meshes: shown }), [data, meshes, shown]);
}

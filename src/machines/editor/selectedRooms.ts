/** The selected rooms of the floor in view: all of them, and the one that was chosen last. */
export interface SelectedRooms {
  /** `object_name`; null while none is selected. */
  readonly mesh: string | null;
  /** All of them, in the order of choice. */
  readonly meshes: readonly string[];
}

export const NO_ROOMS: SelectedRooms = { mesh: null, meshes: [] };

export const selectedRooms = (meshes: readonly string[]): SelectedRooms => {
  const all = [...new Set(meshes)];
  return { mesh: all.at(-1) ?? null, meshes: all };
};

/** After a click: one that adds takes a selected room out. */
export function roomsAfterClick({ meshes }: SelectedRooms, mesh: string | null, isAdding = false): SelectedRooms {
  if (!isAdding || mesh === null) return selectedRooms(mesh === null ? [] : [mesh]);
  return selectedRooms(meshes.includes(mesh) ? meshes.filter((one) => one !== mesh) : [...meshes, mesh]);
}

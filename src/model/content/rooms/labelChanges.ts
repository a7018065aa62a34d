interface LabelOfMesh {
  readonly mesh: string;
  readonly text: string;
}

interface LabelChanges {
  readonly added: readonly LabelOfMesh[];
  readonly changed: readonly LabelOfMesh[];
  /** With the text that they have now. */
  readonly lost: readonly LabelOfMesh[];
}

/** Compares an upload with the labels of a floor: the labels of the file replace all stored ones. */
export function labelChanges(stored: readonly LabelOfMesh[], uploaded: readonly LabelOfMesh[]): LabelChanges {
  const before = new Map(stored.map(({ mesh, text }) => [mesh, text] as const));
  const after = new Set(uploaded.map(({ mesh }) => mesh));
  return {
    added: uploaded.filter(({ mesh }) => !before.has(mesh)),
    changed: uploaded.filter(({ mesh, text }) => before.has(mesh) && before.get(mesh) !== text),
    lost: stored.filter(({ mesh }) => !after.has(mesh)),
  };
}

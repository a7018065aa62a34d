export interface StoredLabel {
  readonly floor_id: string;
  readonly object_name: string;
  readonly text: string;
}

/** The labels of a floor by `object_name`. A label without a letter or a digit, such as "-", counts as no label. */
export function roomLabels(labels: readonly StoredLabel[] | undefined, floor: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { floor_id, object_name, text } of labels ?? [])
    if (floor_id === floor && /[\p{L}\p{N}]/u.test(text)) found.set(object_name, text.trim());
  return found;
}

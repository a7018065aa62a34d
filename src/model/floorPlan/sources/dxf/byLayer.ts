/** Parts of a drawing by the layer that they are on, in their order. */
export function byLayer<Part extends { readonly layer: string }>(parts: Iterable<Part>): Map<string, Part[]> {
  const layers = new Map<string, Part[]>();
  for (const part of parts) {
    const found = layers.get(part.layer);
    if (found) found.push(part);
    else layers.set(part.layer, [part]);
  }
  return layers;
}

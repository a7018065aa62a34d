/** One material of an MTL file. Image files are recorded by name and never opened. */
export interface Material {
  readonly name: string;
  /** Diffuse colour as written, red, green, blue, usually 0 to 1; null when the file has none. */
  readonly diffuse: readonly [number, number, number] | null;
  /** 1 is opaque, 0 is invisible. */
  readonly opacity: number;
  /** Name of the image of the diffuse colour, or null. */
  readonly picture: string | null;
}

/** The diffuse colour as 0xRRGGBB, clamped to 0 to 1; null without one. */
export function materialColour(material: Material): number | null {
  if (!material.diffuse) return null;
  const [red, green, blue] = material.diffuse.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
  return (red! << 16) | (green! << 8) | blue!;
}

/** Colours with less chroma than this look grey. */
const LEAST_CHROMA = 0.03;

/** The hue of a colour `#rrggbb` in OKLCH, 0 to 360 degrees; null for greys, which have none. */
export function hueOf(colour: string): number | null {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  // Matrices of Björn Ottosson, "A perceptual color space for image processing", 2020.
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  if (Math.hypot(a, c) < LEAST_CHROMA) return null;
  return ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360;
}

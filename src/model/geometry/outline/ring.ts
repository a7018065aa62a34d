/** Area of a ring of x, y pairs: positive where it runs from the x axis towards the y axis. */
export function ringArea(ring: ArrayLike<number>): number {
  const count = ring.length / 2;
  let twice = 0;
  const x0 = ring[0] ?? 0;
  const y0 = ring[1] ?? 0;
  for (let i = 0, j = count - 1; i < count; j = i++) {
    twice += (ring[j * 2]! - x0) * (ring[i * 2 + 1]! - y0) - (ring[i * 2]! - x0) * (ring[j * 2 + 1]! - y0);
  }
  return twice / 2;
}

/** Whether the point lies inside the ring, by the even-odd rule. */
export function ringContains(ring: ArrayLike<number>, x: number, y: number): boolean {
  let inside = false;
  const count = ring.length / 2;
  for (let i = 0, j = count - 1; i < count; j = i++) {
    const ay = ring[i * 2 + 1]!;
    const by = ring[j * 2 + 1]!;
    if (ay > y === by > y) continue;
    const ax = ring[i * 2]!;
    if (x < ((ring[j * 2]! - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The ring without corners that lie within `tolerance` of the line between their neighbours. */
export function withoutFlatCorners(ring: Float64Array, tolerance: number): Float64Array {
  const points = Array.from({ length: ring.length / 2 }, (_, i) => i);
  const isFlat = (a: number, b: number, c: number) => {
    const dx = ring[c * 2]! - ring[a * 2]!;
    const dy = ring[c * 2 + 1]! - ring[a * 2 + 1]!;
    const px = ring[b * 2]! - ring[a * 2]!;
    const py = ring[b * 2 + 1]! - ring[a * 2 + 1]!;
    const length = Math.hypot(dx, dy);
    if (length <= tolerance) return Math.hypot(px, py) <= tolerance;
    return Math.abs(dx * py - dy * px) <= tolerance * length && px * dx + py * dy >= 0;
  };
  const kept: number[] = [];
  for (let i = 0; i < points.length; i++) {
    const after = points[(i + 1) % points.length]!;
    const before = kept.at(-1) ?? points.at(-1)!;
    // Flat against the last kept corner, not the last corner: else a circle would melt away.
    if (!isFlat(before, i, after)) kept.push(i);
  }
  return Float64Array.from(kept.flatMap((i) => [ring[i * 2]!, ring[i * 2 + 1]!]));
}

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

/**
 * The ring with as few of its corners as stay within `tolerance` of all others (Douglas and Peucker). A ring that is no
 * wider than the tolerance may vanish to fewer than three corners.
 */
export function simplifyRing(ring: Float64Array, tolerance: number): Float64Array {
  const count = ring.length / 2;
  if (count < 4) return ring;
  // A corner that surely stays, and the one farthest from it.
  let first = 0;
  for (let i = 1; i < count; i++) if (ring[i * 2]! < ring[first * 2]!) first = i;
  const at = (i: number) => ((first + i) % count) * 2;
  let opposite = 0;
  let farthest = -1;
  for (let i = 1; i < count; i++) {
    const far = (ring[at(i)]! - ring[at(0)]!) ** 2 + (ring[at(i) + 1]! - ring[at(0) + 1]!) ** 2;
    if (far <= farthest) continue;
    farthest = far;
    opposite = i;
  }
  const kept = new Uint8Array(count + 1);
  kept[0] = 1;
  kept[opposite] = 1;
  const spans = [0, opposite, opposite, count];
  while (spans.length > 0) {
    const end = spans.pop()!;
    const start = spans.pop()!;
    const ax = ring[at(start)]!;
    const ay = ring[at(start) + 1]!;
    const dx = ring[at(end)]! - ax;
    const dy = ring[at(end) + 1]! - ay;
    const length = dx * dx + dy * dy;
    let worst = tolerance * tolerance;
    let split = -1;
    for (let i = start + 1; i < end; i++) {
      const px = ring[at(i)]! - ax;
      const py = ring[at(i) + 1]! - ay;
      const share = length > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / length)) : 0;
      const off = (px - dx * share) ** 2 + (py - dy * share) ** 2;
      if (off <= worst) continue;
      worst = off;
      split = i;
    }
    if (split < 0) continue;
    kept[split] = 1;
    spans.push(start, split, split, end);
  }
  const points: number[] = [];
  for (let i = 0; i < count; i++) if (kept[i]) points.push(ring[at(i)]!, ring[at(i) + 1]!);
  return Float64Array.from(points);
}

import type { Outline } from './outline';
import { ringArea, ringContains } from './ring';

/** Puts each hole (a ring of negative area) behind the smallest outer ring around it. */
export function nestRings(rings: readonly Float64Array[]): Outline {
  const outer = rings
    .filter((ring) => ringArea(ring) > 0)
    .map((ring) => ({ ring, area: ringArea(ring), holes: [] as Float64Array[] }));
  for (const hole of rings) {
    const area = ringArea(hole);
    if (area >= 0) continue;
    // The middle of a side touches other rings less often than a corner does.
    const x = (hole[0]! + hole[2]!) / 2;
    const y = (hole[1]! + hole[3]!) / 2;
    let owner: (typeof outer)[number] | null = null;
    for (const candidate of outer) {
      if (candidate.area < -area || (owner && candidate.area >= owner.area)) continue;
      if (outer.length === 1 || ringContains(candidate.ring, x, y)) owner = candidate;
    }
    owner?.holes.push(hole);
  }
  return {
    rings: outer.flatMap(({ ring, holes }) => [ring, ...holes]),
    holes: outer.flatMap(({ holes }) => [false, ...holes.map(() => true)]),
  };
}

import { type Area, areaOf, ellipse, rectangle, type Spot, united } from './areas';
import type { VenueSpec } from './venue';

/** Width of the passage between lift and stairs, and of the blocks on either side of it. */
export const CORE = { side: 4, passage: 3, length: 16, width: 11 } as const;

/** Distance of the middle of the mall from the northern edge at `x`. */
export const middleAt = ({ depth, width, mall }: VenueSpec, x: number): number =>
  depth / 2 + mall.bend * Math.sin((x / width) * 2 * Math.PI);

/** Everything that people walk on, before voids are cut out of it. */
export function mallArea(spec: VenueSpec): Area {
  const { width, depth, mall, atrium, crossings, anchors, cores } = spec;
  const [west, east] = [anchors.west, width - anchors.east];
  const north: Spot[] = [];
  const south: Spot[] = [];
  for (let x = west; x <= east; x += Math.min(2, Math.max(east - x, 0.01))) {
    north.push({ x, y: middleAt(spec, x) - mall.halfWidth });
    south.push({ x, y: middleAt(spec, x) + mall.halfWidth });
    if (x === east) break;
  }
  const parts: Area[] = [];
  // A bay before each end, so that the front of what closes the mall is a hollow curve.
  for (const x of [west, east]) parts.push(ellipse({ x, y: middleAt(spec, x) }, 4, mall.halfWidth * 1.8, 32));
  if (atrium) parts.push(ellipse({ x: atrium.x, y: depth / 2 }, atrium.radiusX, atrium.radiusY));
  for (const { x, halfWidth } of crossings) parts.push(rectangle(x - halfWidth, 0, x + halfWidth, depth));
  for (const { x, side } of cores) {
    const left = x + CORE.side;
    const front = depth / 2 - mall.halfWidth - CORE.length;
    parts.push(
      side === 'north'
        ? rectangle(left, front, left + CORE.passage, depth / 2)
        : rectangle(left, depth / 2, left + CORE.passage, depth - front),
    );
  }
  return united(areaOf([...north, ...south.reverse()]), ...parts);
}

/** Centre lines of the mall, of the ring around the atrium, of crossings and of the passages. */
export function mallLines(spec: VenueSpec): Spot[][] {
  const { width, depth, atrium, crossings, anchors, cores, mall } = spec;
  const middle = depth / 2;
  const lines: Spot[][] = [];
  const along = (from: number, to: number): Spot[] => {
    const steps = Math.max(1, Math.ceil((to - from) / 2));
    return Array.from({ length: steps + 1 }, (_, step) => {
      const x = from + ((to - from) * step) / steps;
      return { x, y: middleAt(spec, x) };
    });
  };
  const ring = atrium && {
    x: atrium.x,
    radiusX: (atrium.radiusX + atrium.voidX) / 2,
    radiusY: (atrium.radiusY + atrium.voidY) / 2,
  };
  const [west, east] = [anchors.west - 1, width - anchors.east + 1];
  if (!ring) lines.push(along(west, east));
  else {
    const [left, right] = [ring.x - ring.radiusX, ring.x + ring.radiusX];
    lines.push([...along(west, left - 2), { x: left, y: middle }]);
    lines.push([{ x: right, y: middle }, ...along(right + 2, east)]);
    for (const turn of [-1, 1])
      lines.push(
        Array.from({ length: 25 }, (_, step) => {
          const angle = Math.PI - (step / 24) * Math.PI;
          return { x: ring.x + ring.radiusX * Math.cos(angle), y: middle + turn * ring.radiusY * Math.sin(angle) };
        }),
      );
  }
  for (const { x } of crossings) {
    const onRing = ring && x === ring.x;
    const [north, south] = onRing
      ? [middle - ring.radiusY, middle + ring.radiusY]
      : [middleAt(spec, x), middleAt(spec, x)];
    lines.push([
      { x, y: 1 },
      { x, y: north },
    ]);
    lines.push([
      { x, y: south },
      { x, y: depth - 1 },
    ]);
  }
  for (const { x, side } of cores) {
    const at = x + CORE.side + CORE.passage / 2;
    const end = middle - mall.halfWidth - CORE.length + 1.5;
    lines.push([
      { x: at, y: side === 'north' ? end : depth - end },
      { x: at, y: middleAt(spec, at) },
    ]);
  }
  return lines;
}

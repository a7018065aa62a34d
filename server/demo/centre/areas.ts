import polygonClipping, { type MultiPolygon, type Pair, type Polygon, type Ring } from 'polygon-clipping';

/** Areas of a floor in metres, x to the right and y down the plan; rings are closed by their first point. */
export type Area = MultiPolygon;
export type Spot = Readonly<{ x: number; y: number }>;

const millimetres = (value: number) => Math.round(value * 1000) / 1000;
const pair = (x: number, y: number): Pair => [millimetres(x), millimetres(y)];

export const areaOf = (corners: readonly Spot[]): Area => [[closed(corners.map(({ x, y }) => pair(x, y)))]];

const closed = (ring: Ring): Ring => (ring[0] ? [...ring, ring[0]] : ring);

export const rectangle = (left: number, top: number, right: number, bottom: number): Area =>
  areaOf([
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]);

export const ellipse = (centre: Spot, radiusX: number, radiusY: number, corners = 48): Area =>
  areaOf(
    Array.from({ length: corners }, (_, corner) => {
      const angle = (corner / corners) * 2 * Math.PI;
      return { x: centre.x + radiusX * Math.cos(angle), y: centre.y + radiusY * Math.sin(angle) };
    }),
  );

export function roundedRectangle(left: number, top: number, right: number, bottom: number, radius: number): Area {
  const corners: Spot[] = [];
  const quarter = (x: number, y: number, from: number) => {
    for (let step = 0; step <= 6; step++) {
      const angle = ((from + step * 15) / 180) * Math.PI;
      corners.push({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) });
    }
  };
  quarter(right - radius, bottom - radius, 0);
  quarter(left + radius, bottom - radius, 90);
  quarter(left + radius, top + radius, 180);
  quarter(right - radius, top + radius, 270);
  return areaOf(corners);
}

const CENTIMETRE = 0.01;

/** To the millimetre, without corners that lie on one another and rings that are nothing but such. */
const rounded = (area: Area): Area =>
  area.map((polygon) => polygon.map(tidy).filter((ring) => ring.length > 3)).filter((polygon) => polygon.length > 0);

function tidy(ring: Ring): Ring {
  const corners: Ring = [];
  for (const [x, y] of ring.slice(0, -1)) {
    const next = pair(x, y);
    const last = corners.at(-1);
    if (!last || Math.hypot(next[0] - last[0], next[1] - last[1]) > CENTIMETRE) corners.push(next);
  }
  const [first, last] = [corners[0], corners.at(-1)];
  if (first && last && corners.length > 1 && Math.hypot(first[0] - last[0], first[1] - last[1]) <= CENTIMETRE)
    corners.pop();
  return closed(corners);
}

export const united = (first: Area, ...others: readonly Area[]): Area =>
  rounded(polygonClipping.union(first, ...others));
export const without = (area: Area, ...others: readonly Area[]): Area =>
  area.length === 0 ? area : rounded(polygonClipping.difference(area, ...others));
export const within = (area: Area, frame: Area): Area =>
  area.length === 0 ? area : rounded(polygonClipping.intersection(area, frame));

/** Square metres; holes count for what they leave. */
export const sizeOf = (area: Area): number =>
  area.reduce(
    (sum, [outer = [], ...holes]) =>
      sum + Math.abs(signedSize(outer)) - holes.reduce((hole, ring) => hole + Math.abs(signedSize(ring)), 0),
    0,
  );

/** Positive where the ring runs clockwise on the plan, whose y points down. */
export function signedSize(ring: Ring): number {
  let twice = 0;
  for (let i = 1; i < ring.length; i++) twice += ring[i - 1]![0] * ring[i]![1] - ring[i]![0] * ring[i - 1]![1];
  return twice / 2;
}

/** The largest part of an area, without its holes' parts being lost; empty when there is none. */
export function largestPart(area: Area): Area {
  const best = area.reduce<Polygon | null>(
    (largest, polygon) => (largest && sizeOf([largest]) >= sizeOf([polygon]) ? largest : polygon),
    null,
  );
  return best ? [best] : [];
}

/** Whether the spot is in the area; on its border either answer is right. */
export function covers(area: Area, { x, y }: Spot): boolean {
  let inside = false;
  for (const polygon of area)
    for (const ring of polygon)
      for (let i = 1; i < ring.length; i++) {
        const [fromX, fromY] = ring[i - 1]!;
        const [toX, toY] = ring[i]!;
        if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) inside = !inside;
      }
  return inside;
}

/** The same area as polygons without holes, cut through the middle of each hole: faces of a drawing have none. */
export function cutAtHoles(area: Area): Ring[] {
  return area.flatMap((polygon): Ring[] => {
    const [outer, hole] = polygon;
    if (!outer) return [];
    if (!hole) return [outer];
    const middle = millimetres((Math.min(...hole.map(([x]) => x)) + Math.max(...hole.map(([x]) => x))) / 2);
    const far = 10_000;
    return [rectangle(-far, -far, middle, far), rectangle(middle, -far, far, far)].flatMap((half) =>
      cutAtHoles(within([polygon], half)),
    );
  });
}

import { seeded } from '../../../support/objWriter';

type Point = readonly [number, number, number];
type Corners = readonly [number, number, number];

/** A convex closed body: its triangles as seen from above, and the area that they cover together. */
export interface SeenBody {
  /** x, y of the three corners of each triangle. */
  readonly corners: Float64Array;
  readonly levels: Float64Array;
  readonly triangles: number;
  readonly area: number;
}

/** A prism over a regular polygon; with three corners and no height of the upper end a tetrahedron. */
function prism(corners: number): { points: Point[]; faces: Corners[] } {
  const round = Array.from({ length: corners }, (_, i) => (i / corners) * 2 * Math.PI);
  const points: Point[] = [0, 1].flatMap((z) => round.map((angle): Point => [Math.cos(angle), Math.sin(angle), z]));
  const faces: Corners[] = [];
  for (let i = 0; i < corners; i++) {
    const next = (i + 1) % corners;
    if (i > 1) faces.push([0, i - 1, i], [corners, corners + i, corners + i - 1]);
    faces.push([next, i, i + corners], [next, i + corners, next + corners]);
  }
  return { points, faces };
}

const TETRAHEDRON: { points: Point[]; faces: Corners[] } = {
  points: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  faces: [
    [0, 1, 2],
    [0, 3, 1],
    [0, 2, 3],
    [1, 3, 2],
  ],
};

/** A turn by a quaternion: any, or nearly a quarter turn, by which flat bodies stand on their edges. */
function turnOf(random: () => number): (point: Point) => Point {
  const slant = random() < 0.5 ? 1 : 10 ** (-4 * random());
  const axis = Math.floor(random() * 3);
  const near = (i: number) => (i === axis ? 0.7 : 0) + (random() - 0.5) * slant;
  const given = slant === 1 ? [random() - 0.5, near(-1), near(-1), near(-1)] : [0.7, near(0), near(1), near(2)];
  const length = Math.hypot(...given);
  const [w = 1, x = 0, y = 0, z = 0] = given.map((part) => part / length);
  return ([a, b, c]) => [
    (1 - 2 * (y * y + z * z)) * a + 2 * (x * y - w * z) * b + 2 * (x * z + w * y) * c,
    2 * (x * y + w * z) * a + (1 - 2 * (x * x + z * z)) * b + 2 * (y * z - w * x) * c,
    2 * (x * z - w * y) * a + 2 * (y * z + w * x) * b + (1 - 2 * (x * x + y * y)) * c,
  ];
}

/**
 * A body of 1 cm to 100 m each way, turned at random. Every place under a convex body is covered twice, so that the area is half
 * of that of its triangles, however narrow it is.
 */
export function closedBody(seed: number): SeenBody {
  const random = seeded(seed);
  const shape = random() < 0.2 ? TETRAHEDRON : prism(3 + Math.floor(random() * 30));
  const [width, depth, height] = [10 ** (random() * 4 - 2), 10 ** (random() * 4 - 2), 10 ** (random() * 4 - 2)];
  const [x, y] = [random() * 200 - 100, random() * 200 - 100];
  const turn = turnOf(random);
  const points = shape.points.map(([a, b, c]) => turn([a * width, b * depth, c * height]));
  const triangles = shape.faces.length;
  const corners = Float64Array.from(
    shape.faces.flatMap((face) => face.flatMap((at) => [(points[at]?.[0] ?? 0) + x, (points[at]?.[1] ?? 0) + y])),
  );
  let area = 0;
  for (let at = 0; at < corners.length; at += 6) {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = corners.subarray(at, at + 6);
    area += Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 4;
  }
  return { corners, levels: new Float64Array(triangles).fill(Number.NaN), triangles, area };
}

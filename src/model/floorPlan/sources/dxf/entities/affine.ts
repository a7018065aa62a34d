/** Maps x, y to a·x + c·y + e, b·x + d·y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Affine = [1, 0, 0, 1, 0, 0];
/** Objects that are drawn on the back of their plane have x to the left. */
export const MIRRORED: Affine = [-1, 0, 0, 1, 0, 0];

export const translation = (x: number, y: number): Affine => [1, 0, 0, 1, x, y];
export const scaling = (x: number, y: number): Affine => [x, 0, 0, y, 0, 0];
export function rotation(degrees: number): Affine {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, 0, 0];
}

/** The map that does the last one first. */
export const composed = (...maps: readonly Affine[]): Affine =>
  maps.reduce(
    ([a, b, c, d, e, f], [A, B, C, D, E, F]) => [
      ...([a * A + c * B, b * A + d * B] as const),
      ...([a * C + c * D, b * C + d * D] as const),
      ...([a * E + c * F + e, b * E + d * F + f] as const),
    ],
    IDENTITY,
  );

export const applied = ([a, b, c, d, e, f]: Affine, x: number, y: number): readonly [x: number, y: number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** x, y pairs, each mapped. */
export function mapped(map: Affine, points: readonly number[]): number[] {
  const result: number[] = [];
  for (let at = 0; at < points.length; at += 2) result.push(...applied(map, points[at]!, points[at + 1]!));
  return result;
}

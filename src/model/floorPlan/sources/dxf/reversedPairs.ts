/** x, y pairs from the last to the first. */
export function reversedPairs(points: readonly number[]): number[] {
  const turned: number[] = [];
  for (let at = points.length - 2; at >= 0; at -= 2) turned.push(points[at]!, points[at + 1]!);
  return turned;
}

/** minX, minY, minZ, maxX, maxY, maxZ of the triangles of each drawn mesh; `start` is the first triangle by mesh. */
export function measureBoxes(
  vertices: Float64Array,
  triangles: Uint32Array,
  drawn: number[],
  start: Uint32Array,
): Float64Array {
  const boxes = new Float64Array(drawn.length * 6);
  for (let i = 0; i < drawn.length; i++) {
    let minX = Number.POSITIVE_INFINITY;
    let minY = minX;
    let minZ = minX;
    let maxX = -minX;
    let maxY = maxX;
    let maxZ = maxX;
    const end = start[drawn[i]! + 1]! * 3;
    for (let at = start[drawn[i]!]! * 3; at < end; at++) {
      const vertex = triangles[at]! * 3;
      const x = vertices[vertex]!;
      const y = vertices[vertex + 1]!;
      const z = vertices[vertex + 2]!;
      // Comparisons with NaN are false, so NaN changes nothing.
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
      if (z < minZ) minZ = z;
      if (z > maxZ) maxZ = z;
    }
    const to = i * 6;
    boxes[to] = minX;
    boxes[to + 1] = minY;
    boxes[to + 2] = minZ;
    boxes[to + 3] = maxX;
    boxes[to + 4] = maxY;
    boxes[to + 5] = maxZ;
  }
  return boxes;
}

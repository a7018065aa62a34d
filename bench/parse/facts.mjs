/** Surface of so many triangles in space. */
function areaOf(positions, indices, corners) {
  let area = 0;
  for (let i = 0; i < corners; i += 3) {
    const a = (indices ? indices[i] : i) * 3;
    const b = (indices ? indices[i + 1] : i + 1) * 3;
    const c = (indices ? indices[i + 2] : i + 2) * 3;
    const ux = positions[b] - positions[a];
    const uy = positions[b + 1] - positions[a + 1];
    const uz = positions[b + 2] - positions[a + 2];
    const vx = positions[c] - positions[a];
    const vy = positions[c + 1] - positions[a + 1];
    const vz = positions[c + 2] - positions[a + 2];
    area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return area;
}

/** Meshes of a scene of three, quickly. */
export function countMeshes(scene) {
  let meshes = 0;
  scene.traverse((one) => {
    if (one.isMesh) meshes++;
  });
  return meshes;
}

/** Counts the meshes and triangles of a scene of three, and their surface. */
export function factsOfScene(scene) {
  const facts = { objects: 0, triangles: 0, area: 0 };
  scene.traverse((one) => {
    if (!one.isMesh) return;
    facts.objects++;
    const { position } = one.geometry.attributes;
    const indices = one.geometry.index?.array ?? null;
    const corners = indices ? indices.length : position.count;
    facts.triangles += corners / 3;
    facts.area += areaOf(position.array, indices, corners);
  });
  return facts;
}

/** The same of the product's meshes. */
export const factsOfMeshes = ({ names, triangles, vertices }) => ({
  objects: names.length,
  triangles: triangles.length / 3,
  area: areaOf(vertices, triangles, triangles.length),
});

/** Says in words how a contender differs from the truth; '' where it does not. Single precision is not a difference. */
export function faultsOf(found, right) {
  const share = found.area / right.area - 1;
  return [
    found.objects !== right.objects && `${found.objects} of ${right.objects} objects`,
    found.triangles !== right.triangles && `${found.triangles} of ${right.triangles} triangles`,
    !(Math.abs(share) < 1e-4) && `area ${(share * 100).toFixed(2)} % off`,
  ]
    .filter(Boolean)
    .join(', ');
}

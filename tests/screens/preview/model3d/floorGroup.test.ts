import { expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { extrudedFloor } from '@/model/spatial/extrudedFloor';
import { tubeOf } from '@/model/spatial/tube';
import { colourBodies } from '@/screens/preview/model3d/bodyColours';
import {
  createFloorGroup,
  createSelectedMesh,
  disposeMaterials,
  floorMaterials,
} from '@/screens/preview/model3d/stage/floorGroup';
import { createRouteTube } from '@/screens/preview/model3d/stage/routeTube';
import { floorPlanOf } from '../../../support/boxFloorPlan';

const GREY = { top: '#808080', side: '#606060', edge: '#404040' };
const rooms = Object.fromEntries(
  Array.from({ length: 300 }, (_, at) => [`room ${at}`, [5 * at, 0, 5 * at + 4, 4] as const]),
);
const floor = drawnFloor(floorPlanOf(rooms));
const coloured = colourBodies(extrudedFloor(floor, new Float32Array(300).fill(3)), () => GREY);

/** How many of these have been freed. */
function countDisposed(parts: readonly { addEventListener(type: 'dispose', listener: () => void): void }[]) {
  const freed = { count: 0 };
  for (const part of new Set(parts)) part.addEventListener('dispose', () => freed.count++);
  return freed;
}

it('[PV68] a floor of any number of rooms is drawn by at most three calls, and frees its memory', () => {
  const materials = floorMaterials();
  const { group, place, dispose } = createFloorGroup(coloured, materials);
  expect(group.children.length).toBe(3);
  const geometries = countDisposed(
    group.children.flatMap((child) => ('geometry' in child ? [child.geometry as never] : [])),
  );
  place({ elevation: 40, level: 1, isClear: true });
  expect([group.position.y, group.children.filter(({ visible }) => visible).length]).toEqual([40, 2]);
  place({ elevation: 40, level: 2, isClear: false });
  expect(group.children.map(({ renderOrder }) => renderOrder)).toEqual([8, 9, 10]);
  dispose();
  expect(geometries.count).toBe(2);
  const selected = createSelectedMesh(coloured, 40, materials);
  const own = countDisposed([selected.mesh.geometry]);
  selected.dispose();
  expect(own.count).toBe(1);
  const all = countDisposed(Object.values(materials));
  disposeMaterials(materials);
  expect(all.count).toBe(6);
});

it('[PV68] a route that changes frees the one before', () => {
  const tube = createRouteTube();
  const line = (x: number) =>
    tubeOf([
      [
        { x: 0, y: 0, z: 0 },
        { x, y: 0, z: 0 },
      ],
    ]);
  tube.setTube(line(1));
  const [mesh] = tube.group.children;
  if (!mesh || !('geometry' in mesh)) throw new Error('The tube has no mesh.');
  const before = countDisposed([mesh.geometry as never]);
  tube.setTube(line(2));
  expect([before.count, tube.group.visible]).toEqual([1, true]);
  const last = countDisposed([mesh.geometry as never]);
  tube.setTube(tubeOf([]));
  expect(tube.group.visible).toBe(false);
  tube.dispose();
  expect(last.count).toBe(1);
});

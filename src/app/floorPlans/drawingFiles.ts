import type { BuildingFile } from '@/machines/buildings/floorsImportSetup';
import { floorsOfFiles, orderedFloors } from '@/model/floorPlan/sources/floorFiles';
import type { ReadBuilding } from '@/model/floorPlan/sources/readBuildingFloor';
import { text } from './texts';

const DRAWING = /\.(?:dxf|dwg)$/i;

/** Whether files that were chosen together are drawings of floors, by their names. */
export const areDrawings = (files: readonly BuildingFile[]): boolean => files.every(({ name }) => DRAWING.test(name));

/** The floors of several drawings, named and ordered by their files; the floor of a single one as it is. */
export function namedByFiles(read: ReadBuilding, files: readonly BuildingFile[]): ReadBuilding {
  if (files.length < 2) return read;
  const { building, floors: named } = floorsOfFiles(
    files.map(({ name }) => name),
    text('floor'),
  );
  const floors = orderedFloors(named).flatMap(({ at, ordinal }) => {
    const floor = read.floors[at];
    return floor ? [{ ...floor, ...named[at], ordinal }] : [];
  });
  return { ...read, name: building, floors };
}

import type { Building, Floor } from '@/contract/buildings/buildings';
import type { ProjectData } from '@/contract/locations/projectData';
import { safePath } from '@/model/content/filePath';
import { kindHints } from '@/model/content/rooms/kindHints';
import { shownLabels } from '@/model/content/rooms/shownLabels';
import type { FloorSheet } from './floorSheet';
import { namedPlace } from './namedPlace';

/** A floor with a floor plan, as it is to be exported. */
export interface FloorToExport {
  readonly building: Building;
  readonly floor: Floor & { readonly plan: string };
  /** Name of the file, unlike any other of the location. */
  readonly filename: string;
}

/** The floors that have a floor plan, from the lowest. */
export function floorsToExport(buildings: readonly Building[]): readonly FloorToExport[] {
  const taken = new Map<string, number>();
  return buildings.flatMap((building) =>
    building.floors.flatMap(({ plan, ...floor }): FloorToExport[] => {
      if (plan === null) return [];
      // A slash in a name is no folder.
      const stem = safePath(`${building.name} - ${floor.name}`.replace(/[/\\]/g, '_')) ?? floor.uuid;
      const times = (taken.get(stem.toLowerCase()) ?? 0) + 1;
      taken.set(stem.toLowerCase(), times);
      return [{ building, floor: { ...floor, plan }, filename: `${times === 1 ? stem : `${stem} (${times})`}.pdf` }];
    }),
  );
}

/** The content of the page of a floor. @param date `YYYY-MM-DD` */
export function sheetOf(
  data: ProjectData,
  { building, floor }: FloorToExport,
  { plan, date }: { readonly plan: Uint8Array; readonly date: string },
): FloorSheet {
  const { corrected } = kindHints(data.labels, data.meshes, floor.uuid);
  return {
    location: data.location.name,
    building: building.name,
    floor: floor.name,
    units: data.settings.units,
    date,
    plan,
    places: data.destinations
      .filter(({ floor_id }) => floor_id === floor.uuid)
      .map(({ object_name, destination: { name, categories, colour } }) => ({
        mesh: object_name,
        name,
        category: categories[0] && colour !== null ? { name: categories[0].name, colour } : null,
      })),
    labels: shownLabels(data.labels, data.destinations.map(namedPlace), floor.uuid),
    corrected: corrected ?? new Map(),
  };
}

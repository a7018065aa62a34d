import type { MapLogo } from '@/components/mapCanvas/mapLogo';
import type { MeshLabel } from '@/components/mapCanvas/painting/floorPlanPainter';
import type { ProjectData } from '@/contract/locations/projectData';
import { mapLogoOf } from '@/model/content/icons/mapLogoOf';
import { editorLabels } from '@/model/content/rooms/editorLabels';

type Labelled = Pick<ProjectData, 'labels' | 'destinations'>;

/** Addresses of the pictures that replace names on a floor. */
export const logoAddresses = ({ destinations }: Labelled, floor: string): readonly string[] =>
  destinations.flatMap(({ floor_id, destination }) => (floor_id === floor ? (mapLogoOf(destination) ?? []) : []));

/** The labels of a floor by mesh: names of destinations first, the labels file for the rest. */
export function floorLabels(
  data: Labelled,
  floor: string,
  meshByName: ReadonlyMap<string, number>,
  logos: ReadonlyMap<string, MapLogo>,
): ReadonlyMap<number, MeshLabel> {
  const labels = new Map<number, MeshLabel>();
  for (const [name, text] of editorLabels(data, floor)) {
    const mesh = meshByName.get(name);
    if (mesh !== undefined) labels.set(mesh, { text, colour: null, isFlagship: false, isDestination: false });
  }
  for (const { floor_id, object_name, location_name, destination } of data.destinations) {
    const mesh = meshByName.get(object_name);
    if (floor_id === floor && mesh !== undefined)
      labels.set(mesh, {
        text: location_name,
        colour: destination.colour,
        isFlagship: destination.flagship === 1,
        isDestination: true,
        logo: logos.get(mapLogoOf(destination) ?? ''),
      });
  }
  return labels;
}

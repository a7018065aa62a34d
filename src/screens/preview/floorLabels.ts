import type { MeshLabel } from '@/components/mapCanvas/painting/floorPlanPainter';
import type { MapLogos } from '@/components/mapCanvas/useMapLogos';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Venue } from './venue';
import type { VenueFloor, VenuePlace } from './venuePlace';

/** Names of places first, then the texts of the labels file. */
export function floorLabels(
  venue: Venue,
  floor: VenueFloor,
  { meshByName }: DrawnFloor,
  places: ReadonlyMap<number, VenuePlace>,
  logos: MapLogos,
): ReadonlyMap<number, MeshLabel> {
  const labels = new Map<number, MeshLabel>();
  for (const [name, text] of venue.labels.get(floor.uuid) ?? []) {
    const mesh = meshByName.get(name);
    if (mesh !== undefined) labels.set(mesh, { text, colour: null, isFlagship: false, isDestination: false });
  }
  for (const [mesh, { name, colour, isFlagship, mapLogo }] of places)
    labels.set(mesh, { text: name, colour, isFlagship, isDestination: true, logo: logos.get(mapLogo ?? '') });
  return labels;
}

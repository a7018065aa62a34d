import { useMemo } from 'react';
import type { MapColours } from '@/components/mapCanvas/mapColours';
import { useMapLogos } from '@/components/mapCanvas/useMapLogos';
import type { TourEnds } from '@/model/spatial/tourEnds';
import { floorLabels } from '../floorLabels';
import { spotsOn } from '../floorPlaces';
import type { Venue, VenueKiosk } from '../venue';
import type { VenuePlace } from '../venuePlace';
import type { ModelMarks } from './marksPainter';
import type { FloorStack, StackedFloor } from './useFloorStack';

interface Options {
  readonly venue: Venue;
  readonly stack: FloorStack;
  readonly shown: StackedFloor;
  readonly isOverview: boolean;
  readonly place: VenuePlace | null;
  readonly kiosk: VenueKiosk | null;
  readonly selectedMesh: number | null;
  readonly ends: TourEnds | null;
  readonly colours: MapColours;
}

/** The names, symbols and pins over the bodies: the same as on the plan of the floor. */
export function useModelMarks(options: Options): ModelMarks {
  const { venue, stack, shown, isOverview, place, kiosk, selectedMesh, ends, colours } = options;
  const { floor, drawn, heights, places } = shown;
  const logos = useMapLogos(useMemo(() => [...places.values()].flatMap(({ mapLogo }) => mapLogo ?? []), [places]));
  const labels = useMemo(() => floorLabels(venue, floor, drawn, places, logos), [venue, floor, drawn, places, logos]);
  const icons = useMapLogos(useMemo(() => venue.amenities.flatMap(({ logo }) => logo ?? []), [venue]));
  const symbols = useMemo(
    () =>
      spotsOn(venue, floor, place).map(({ place: { logo }, ...spot }) => ({
        ...spot,
        picture: icons.get(logo ?? '') ?? null,
      })),
    [venue, floor, place, icons],
  );
  const standpoint = useMemo(() => {
    const at = kiosk?.floor === floor.uuid ? venue.network.nodes.get(kiosk.node) : undefined;
    return kiosk && at ? { at: { x: at.x, y: at.y }, orientation: kiosk.orientation } : null;
  }, [venue, floor, kiosk]);
  const plates = useMemo(
    () =>
      stack.floors.length < 2
        ? []
        : stack.floors.flatMap(({ floor: { uuid, name }, drawn: { index } }) => {
            const z = stack.elevations.get(uuid) ?? 0;
            const isSeen = isOverview || z < (stack.elevations.get(floor.uuid) ?? 0);
            return isSeen ? [{ at: { x: index.box.minX, y: index.box.maxY, z }, text: name }] : [];
          }),
    [stack, floor, isOverview],
  );
  return useMemo(
    () => ({
      picture: { floor: drawn, labels, colours, symbols, hasShadows: false, hasMaterials: true },
      heights,
      elevation: stack.elevations.get(floor.uuid) ?? 0,
      symbols,
      standpoint,
      selectedMesh,
      ends,
      plates,
    }),
    [drawn, labels, colours, heights, stack, floor, symbols, standpoint, selectedMesh, ends, plates],
  );
}

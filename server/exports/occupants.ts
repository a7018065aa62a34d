import type { ProjectData } from '@/contract/locations/projectData';
import type { ProjectSettings } from '@/contract/locations/projectDetails';
import { additionalDataType } from '@/model/content/categories/additionalDataTypes';
import { APPLE_CATEGORIES } from '@/model/content/categories/appleCategories';
import type { GeoPosition } from '@/model/geometry/geoPosition';
import { geoReference, MOST_DEVIATION, type ReferencePoint, referenceLengths } from '@/model/geometry/geoReference';
import type { Point } from '@/model/geometry/points';
import type { AppleOccupant } from './appleCsv';

interface OccupantOptions {
  readonly data: Pick<ProjectData, 'destinations' | 'location'>;
  /** Where a point of the floor plans is on earth; null where that is not known. */
  readonly onEarth: ((point: Point) => GeoPosition) | null;
  /** By the id of the destination. */
  readonly details: ReadonlyMap<
    number,
    {
      readonly primaryAppleCategory: string | null;
      readonly appleCategories: readonly string[];
      readonly additionalData: readonly { readonly type: string | number; readonly value: string }[];
    }
  >;
  /** The middle of a room in metres of its floor plan; null where the floor plan does not have it. */
  readonly middleOf: (floor: string, mesh: string) => Point | null;
  /** Whether those without an Apple category are exported too. */
  readonly shouldExportAll: boolean;
}

const CATEGORY_NAMES: ReadonlyMap<string, string> = new Map(APPLE_CATEGORIES.map(({ uuid, name }) => [uuid, name]));

/** The placed destinations of a location, floor by floor from the lowest and by name. */
export function occupantsOf({ data, onEarth, details, middleOf, shouldExportAll }: OccupantOptions): AppleOccupant[] {
  const levels = new Map(
    data.location.buildings.flatMap((building) => building.floors.map((floor) => [floor.uuid, { building, floor }])),
  );
  return data.destinations.flatMap(({ destination, ...placement }): AppleOccupant[] => {
    const level = levels.get(placement.floor_id);
    const known = details.get(destination.parent_id);
    const category = known?.primaryAppleCategory ?? null;
    if (!level || !known || (!shouldExportAll && category === null)) return [];
    const middle = middleOf(placement.floor_id, placement.object_name);
    const dataOf = (name: string) =>
      known.additionalData.find(({ type }) => additionalDataType(type)?.name === name)?.value ?? '';
    return [
      {
        id: destination.parent_id,
        name: destination.name,
        description: destination.description,
        category: (category !== null && CATEGORY_NAMES.get(category)) || null,
        otherCategories: known.appleCategories.flatMap((uuid) => CATEGORY_NAMES.get(uuid) ?? []),
        unit: placement.location_id ?? '',
        building: level.building.name,
        level: { name: level.floor.name, shortname: level.floor.shortname, ordinal: level.floor.order },
        position: middle && onEarth ? onEarth(middle) : null,
        hours: destination.opening_hours ?? null,
        phone: dataOf('Phone number'),
        website: dataOf('Website'),
        status: placement.location_status,
      },
    ];
  });
}

/** The two points of the settings whose place on earth is known; null where they are not set. */
function referencePoints(settings: ProjectSettings): readonly [ReferencePoint, ReferencePoint] | null {
  const point = (which: 'first' | 'second') => {
    const [x, y] = [settings[`map_bounding_${which}_x`], settings[`map_bounding_${which}_y`]];
    const [lat, lon] = [settings[`map_bounding_${which}_lat`], settings[`map_bounding_${which}_lon`]];
    return x === null || y === null || lat === null || lon === null ? null : { x, y, lat, lon };
  };
  const [first, second] = [point('first'), point('second')];
  return first && second ? [first, second] : null;
}

/**
 * Where points of the floor plans are on earth, by the two points of the settings; null where they are not set or too near
 * to each other.
 */
export function positionsOf(settings: ProjectSettings): ReturnType<typeof geoReference> {
  const points = referencePoints(settings);
  return points && geoReference(...points);
}

/** The part by which the two points are too far apart on earth for the floor plan, or too near; null where they agree. */
export function scaleDoubt(settings: ProjectSettings): number | null {
  const points = referencePoints(settings);
  const lengths = points && referenceLengths(...points);
  return lengths && Math.abs(lengths.deviation) > MOST_DEVIATION ? lengths.deviation : null;
}

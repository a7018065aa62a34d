import { floorId } from '../network';
import type { DestinationMesh } from './problem';

/** The placements of a location, as far as the checks need them. */
export type CheckedPlacements = readonly {
  readonly floor_id: string;
  readonly object_name: string;
  readonly location_name: string;
  readonly destination: {
    readonly parent_id: number;
    readonly categories: readonly unknown[];
    readonly description: string;
    readonly staff_only?: boolean | undefined;
  };
}[];

/** The destinations of a location that visitors see, with their rooms. @param elevations metres by floor; 0 where a floor has none */
export const checkedDestinations = (
  placements: CheckedPlacements,
  elevations: ReadonlyMap<string, number>,
): readonly DestinationMesh[] =>
  placements
    .filter(({ destination }) => !destination.staff_only)
    .map(({ floor_id, object_name, location_name, destination }) => ({
      id: destination.parent_id,
      hasCategory: destination.categories.length > 0,
      hasDescription: destination.description.trim() !== '',
      name: object_name,
      label: location_name,
      floor: floorId(floor_id),
      z: elevations.get(floor_id) ?? 0,
    }));

import type { PlaceGroup } from '@/model/content/rooms/placeGroups';
import type { NearPlace } from '../directory/nearestPlaces';
import type { VenuePlace } from '../venuePlace';

/** A row of what is found. */
export type SearchRow =
  | { readonly kind: 'place'; readonly place: VenuePlace }
  /** Places that look alike; a press lists them below it. */
  | { readonly kind: 'group'; readonly place: VenuePlace; readonly others: readonly VenuePlace[] }
  /** A place of the opened group, with the time to it where that is known. */
  | { readonly kind: 'member'; readonly place: VenuePlace; readonly seconds: number | null }
  /** Leads to the nearest place of the opened group. */
  | { readonly kind: 'directions'; readonly place: VenuePlace };

/** A group that is opened: its first place as it was found, and its places by their time. */
export interface OpenedGroup {
  readonly first: number;
  readonly near: readonly NearPlace[];
}

/** The rows of groups of places, of which one is opened. */
export const searchRows = (
  groups: readonly PlaceGroup<VenuePlace>[],
  opened: OpenedGroup | null,
  hasDirections: boolean,
): readonly SearchRow[] =>
  groups.flatMap(([place, ...others]): SearchRow[] => {
    if (others.length === 0) return [{ kind: 'place', place }];
    const row: SearchRow = { kind: 'group', place, others };
    if (opened?.first !== place.id) return [row];
    const [nearest] = opened.near;
    const isReached = hasDirections && nearest !== undefined && nearest.seconds !== null;
    return [
      row,
      ...(isReached ? [{ kind: 'directions' as const, place: nearest.place }] : []),
      ...opened.near.map((near) => ({ kind: 'member' as const, ...near })),
    ];
  });

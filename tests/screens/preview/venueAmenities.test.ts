import { expect, it } from 'vitest';
import type { Amenity } from '@/contract/amenities/amenity';
import { toVenue } from '@/screens/preview/venue';
import { amenityPlaceId } from '@/screens/preview/venueAmenities';
import { floorsOf } from '@/screens/preview/venuePlace';
import { testPublication } from '../../support/dom/testPublication';

const amenity = (id: number, name: string, more: Partial<Amenity> = {}): Amenity => ({
  id,
  name,
  description: '',
  icon_id: 1,
  always_show: 0,
  disable_search: 0,
  icon: { url: './icons/standard/toilet.svg' },
  ...more,
});

function venueWith(amenities: readonly Amenity[], places: readonly { amenity: number; node: number }[]) {
  const publication = testPublication();
  const [floor] = publication.project.location.buildings[0]?.floors ?? [];
  const node = (id: number, open: boolean) => ({
    id,
    floor_id: floor?.uuid ?? '',
    x: id,
    y: 2,
    z: 0,
    name: '',
    open,
    mesh: null,
    dynamicRoute: null,
  });
  Object.assign(publication.network, { nodes: [node(1, true), node(2, true), node(3, false)] });
  publication.project.amenities = [...amenities];
  return toVenue({ ...publication, amenity_places: [...places] });
}

it('[PV21] an amenity has a spot at each open node of it, to the nearest of which directions lead', () => {
  const venue = venueWith(
    [amenity(5, 'Toilets', { always_show: 1 }), amenity(6, 'Nowhere')],
    [
      { amenity: 5, node: 1 },
      { amenity: 5, node: 2 },
      { amenity: 5, node: 3 },
      { amenity: 6, node: 3 },
      { amenity: 6, node: 99 },
    ],
  );
  expect(venue.amenities.map(({ id, nodes, name }) => [id, nodes, name])).toEqual([
    [amenityPlaceId(5), [1, 2], 'Toilets'],
  ]);
  const [toilets] = venue.amenities;
  expect(toilets?.amenity?.isAlwaysDrawn).toBe(true);
  expect(toilets && floorsOf(toilets).map(({ name }) => name)).toEqual(['Ground']);
  expect(toilets?.tags).toContain('wc');
});

it('[PV21] one that is not to be found by searching is on the map alone', () => {
  const venue = venueWith([amenity(5, 'Store', { disable_search: 1 })], [{ amenity: 5, node: 1 }]);
  expect(venue.amenities).toHaveLength(1);
  expect(venue.findable.map(({ name }) => name)).not.toContain('Store');
});

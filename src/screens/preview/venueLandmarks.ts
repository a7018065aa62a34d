import type { Landmark } from '@/model/routing/floorLandmarks';
import type { Venue } from './venue';
import type { VenuePlace } from './venuePlace';

/**
 * By what a person finds the way between two places: the entrances and rooms of all others, amenities, and the lifts and
 * stairs by their names. Another branch of the same shop would be taken for the goal.
 */
export function venueLandmarks(venue: Venue, ends: readonly VenuePlace[]): readonly Landmark[] {
  const names = new Set(ends.map(({ name }) => name));
  return [...placesOf(venue), ...amenitiesOf(venue), ...connectorsOf(venue)].filter(({ name }) => !names.has(name));
}

const placesOf = ({ places, network }: Venue): readonly Landmark[] =>
  places.flatMap(({ name, nodes, floor, mesh }): readonly Landmark[] => {
    const room = { name, floor: floor.uuid, mesh };
    const entrances = nodes.flatMap((node) => network.nodes.get(node) ?? []);
    return entrances.length === 0 ? [{ ...room, at: null }] : entrances.map(({ x, y }) => ({ ...room, at: { x, y } }));
  });

const amenitiesOf = ({ amenities }: Venue): readonly Landmark[] =>
  amenities.flatMap(({ name, amenity }) =>
    (amenity?.spots ?? []).map(({ floor, at }) => ({ name, floor: floor.uuid, at, mesh: null })),
  );

const connectorsOf = ({ network, travelTypes }: Venue): readonly Landmark[] =>
  [...network.groups.values()].flatMap(({ name, travel, nodes }) => {
    const word = name || travelTypes.find(({ key }) => key === travel)?.name;
    return word
      ? nodes.flatMap((id) => {
          const node = network.nodes.get(id);
          return node ? [{ name: word, floor: node.floor, at: { x: node.x, y: node.y }, mesh: node.mesh }] : [];
        })
      : [];
  });

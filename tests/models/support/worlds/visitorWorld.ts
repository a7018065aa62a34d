import type { Publication } from '@/contract/locations/projectData';
import type { Project } from '@/contract/locations/projects';
import type { User } from '@/contract/users/users';
import { toVenue, type Venue, type VenueKiosk } from '@/screens/preview/venue';
import type { VenueFloor, VenuePlace } from '@/screens/preview/venuePlace';
import { dataOf, good, signInByApi } from '../browser/mailbox';
import { demoLocation } from './demoLocation';
import type { World } from './world';

/** The visitors' map of the demo world's first location with a map, and what the samples stand for there. */
export interface VisitorWorld extends World {
  readonly visited: {
    readonly address: string;
    readonly name: string;
    readonly groundFloor: VenueFloor;
    readonly upperFloor: VenueFloor;
    /** A kiosk of the ground floor. */
    readonly kiosk: VenueKiosk;
    /** Places whose names nothing else has. */
    readonly downstairs: VenuePlace;
    readonly upstairs: VenuePlace;
    /** Where a route begins, on the upper floor. */
    readonly origin: VenuePlace;
  };
}

const ACCOUNT = { email: 'manager@riverside.example', password: 'atrium-demo' };

export async function visitorWorld(world: World): Promise<VisitorWorld> {
  const { headers, user } = await signInByApi<User>(world.api, ACCOUNT);
  const list = await good(world.api.get(`/api/organisations/${user.organisation.uuid}/projects`, { headers }));
  const project = demoLocation(await dataOf<Project[]>(list));
  // As the page of the preview asks: an app would need an access key.
  const ownPage = { headers: { 'sec-fetch-site': 'same-origin' } };
  const answer = await good(world.api.get(`/api/preview/${project.uuid}`, ownPage));
  const venue = toVenue((await dataOf<{ publication: Publication }>(answer)).publication);
  const groundFloor = found(venue.floors.find(({ uuid }) => uuid === venue.firstFloor));
  const upperFloor = found(venue.floors.at(-1));
  const [upstairs, origin] = onlyOnes(venue, upperFloor);
  return {
    ...world,
    visited: {
      address: `/preview/${project.uuid}`,
      name: venue.name,
      groundFloor,
      upperFloor,
      kiosk: found(venue.kiosks.find(({ floor }) => floor === groundFloor.uuid)),
      downstairs: found(onlyOnes(venue, groundFloor)[0]),
      upstairs: found(upstairs),
      origin: found(origin),
    },
  };
}

/** Places of a floor with an entrance, which a search by their names finds first. */
const onlyOnes = ({ places }: Venue, floor: VenueFloor): readonly VenuePlace[] =>
  places.filter(
    (place) =>
      place.floor === floor &&
      place.nodes.length > 0 &&
      places.every((one) => one === place || one.name !== place.name),
  );

function found<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The demo world lacks a floor, a kiosk or a place for visitors.');
  return part;
}

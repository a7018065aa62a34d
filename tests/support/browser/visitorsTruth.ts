import type { APIRequestContext } from 'playwright';
import type { Publication } from '@/contract/locations/projectData';
import { toNetwork } from '@/contract/network/networkWire';
import { openAt } from '@/model/network/closure';
import type { NodeId } from '@/model/network/network';
import { RouteSession } from '@/model/routing/routeSession';
import { toVenue } from '@/screens/preview/venue';

/** The hospital as it is: what is on its map, and what is out of order. */
export interface Truth {
  /** Names of the map by floor and room; every one of them is in the directory too. */
  readonly rooms: Readonly<Record<string, string>>;
  readonly isLiftOut: boolean;
  readonly isCorridorClosed: boolean;
}

const ENTRANCES = ['West entrance', 'East entrance'] as const;
const PROFILES = {
  anyone: {},
  'step-free': { stepFree: true },
  'without lifts': { travel: new Set(['walk', 'stairs']) },
} as const;
type Profile = keyof typeof PROFILES;

/** A location as a stranger reads it. @throws unless it is published */
export async function readPublished(api: APIRequestContext, uuid: string): Promise<Publication> {
  const answer = await api.get(`/api/preview/${uuid}`);
  if (!answer.ok()) throw new Error(`The map answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { publication: Publication } }).data.publication;
}

/** The parts of the hospital that are joined: the west of the ground floor, its east, and the floor above. */
function isReached(entrance: (typeof ENTRANCES)[number], profile: Profile, part: string, truth: Truth): boolean {
  const links = [
    ...(truth.isCorridorClosed ? [] : [['west', 'east']]),
    ...(truth.isLiftOut || profile === 'without lifts' ? [] : [['east', 'first']]),
    ...(profile === 'step-free' ? [] : [['west', 'first']]),
  ];
  const reached = new Set([entrance === 'West entrance' ? 'west' : 'east']);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const link of links) if (link.some((end) => reached.has(end))) for (const end of link) reached.add(end);
  }
  return reached.has(part);
}

/** The lines in which what visitors get differs from the truth: names on the map, directory and routes. */
export function differences(publication: Publication, truth: Truth, floors: readonly string[], now: number): string[] {
  const found: string[] = [];
  const venue = toVenue(publication, undefined, openAt(toNetwork(publication.network), now));
  const shown = new Map<string, string>();
  for (const { floor, mesh, name } of venue.places) shown.set(`${floors.indexOf(floor.uuid)} ${mesh}`, name);
  for (const [floor, labels] of venue.labels)
    for (const [mesh, label] of labels) {
      const room = `${floors.indexOf(floor)} ${mesh}`;
      if (!shown.has(room)) shown.set(room, label);
    }
  for (const room of new Set([...shown.keys(), ...Object.keys(truth.rooms)]))
    if (shown.get(room) !== truth.rooms[room])
      found.push(`room ${room}: ${shown.get(room) ?? 'nothing'} instead of ${truth.rooms[room] ?? 'nothing'}`);
  const directory = venue.findable.filter(({ id }) => id > 0).map(({ name }) => name);
  const missing = Object.values(truth.rooms).filter((name) => !directory.includes(name));
  if (directory.length !== Object.keys(truth.rooms).length || missing.length > 0)
    found.push(`directory: ${directory.join(', ')}`);
  const nodes = [...venue.network.nodes.values()];
  for (const profile of Object.keys(PROFILES) as Profile[]) {
    const session = new RouteSession(venue.network, venue.travelTypes, PROFILES[profile]);
    for (const entrance of ENTRANCES) {
      const start = nodes.filter(({ name }) => name === entrance).map(({ id }) => id);
      for (const place of venue.places) {
        const isEast = nodes.some(({ id, x }) => place.nodes.includes(id as NodeId) && x > 27);
        const part = floors.indexOf(place.floor.uuid) === 1 ? 'first' : isEast ? 'east' : 'west';
        const gets = session.find(start, place.nodes) !== null;
        if (gets !== isReached(entrance, profile, part, truth))
          found.push(`${entrance} to ${place.name}, ${profile}: ${gets ? 'a route' : 'no route'}`);
      }
    }
  }
  return found;
}

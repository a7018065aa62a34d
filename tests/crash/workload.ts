import { createBuilding, createFloor } from '@/contract/buildings/buildings';
import { createDestination } from '@/contract/destinations/destinations';
import { provisionKiosks } from '@/contract/kiosks/devices';
import { createAccessKey } from '@/contract/locations/accessKeys';
import { updateProject } from '@/contract/locations/projectChanges';
import { createProject } from '@/contract/locations/projects';
import { switchOrganisation } from '@/contract/organisations/organisations';
import { signIn } from '@/contract/session/session';
import { createSkin, listSkins } from '@/contract/skins/skins';
import { approveUpload, uploadMap } from '@/contract/uploads/uploads';
import { listUsers } from '@/contract/users/userAdministration';
import type { FeedServer } from '../support/feedServer';
import { jsonFeedAt } from '../support/jsonFeedAt';
import { Client, LimitReached, ServiceError } from './client';
import { floorPlanOf } from './floorPlans';
import type { Ledger } from './ledger';
import type { Place, Site, Work } from './place';
import { WORKS } from './works';

/** Those who call the service. */
export interface People {
  readonly client: Client;
  readonly staff: Client;
  readonly reseller: Client;
  readonly device: Client;
  readonly visitor: Client;
}

export const makePeople = (): People => ({
  client: new Client(),
  staff: new Client(),
  reseller: new Client(),
  device: new Client(),
  visitor: new Client(),
});

const password = 'atrium-demo';
/** Kiosks that check in: each may do so a few times a minute. */
const KIOSKS = 12;

/** Signs in and makes the locations that are worked on. */
export async function makePlace(people: People, feed: FeedServer): Promise<Place> {
  const { client, staff, reseller } = people;
  const { user } = await client.call(signIn, { body: { email: 'manager@riverside.example', password } });
  const organisation = user?.organisation.uuid ?? '';
  await staff.call(signIn, { body: { email: 'staff@atrium.example', password } });
  await staff.call(switchOrganisation, { params: { uuid: organisation }, body: { organisation } });
  staff.organisation = organisation;
  const resellerUser = (await reseller.call(signIn, { body: { email: 'reseller@northwind.example', password } })).user;
  const skin = (await client.call(listSkins, {}))[0]?.id ?? 0;
  const copy = { name: 'Variables', duplicate_skin_id: skin };
  const { users } = await client.call(listUsers, { params: { uuid: organisation } });
  const params = { uuid: organisation };
  const [main, shelf, yard, bench] = [
    await makeSite(client, organisation),
    await makeSite(client, organisation),
    await makeSite(client, organisation),
    await makeSite(client, organisation),
  ];
  const upper = { name: 'Upper', shortname: 'U', order: 1 };
  await client.call(updateProject, {
    params: { uuid: yard.project },
    body: { integrations: [{ ...jsonFeedAt(feed.url), mode: 1 }] },
  });
  const kiosks = await staff.call(provisionKiosks, {
    body: { name: 'Device', project_id: yard.project, is_test: false, count: KIOSKS },
  });
  return {
    ...people,
    organisation,
    resellerOf: resellerUser?.organisation.uuid ?? '',
    project: main.project,
    floor: main.floor,
    shelf,
    yard: {
      ...yard,
      accessKey: (await client.call(createAccessKey, { params: { uuid: yard.project }, body: {} })).key,
      kiosks,
    },
    bench: {
      ...bench,
      upper: (await client.call(createFloor, { params: { uuid: bench.building }, body: upper })).uuid,
    },
    estate: (await client.call(createProject, { params, body: { name: 'Estate' } })).project.uuid,
    feed,
    skin,
    variables: (await client.call(createSkin, { body: copy })).id,
    destination: (await client.call(createDestination, { params, body: { name: 'Placed' } })).id,
    role: users.flatMap(({ roles }) => roles)[0]?.id ?? 0,
  };
}

async function makeSite(client: Client, organisation: string): Promise<Site> {
  const { project } = await client.call(createProject, { params: { uuid: organisation }, body: { name: '0' } });
  const building = await client.call(createBuilding, {
    params: { uuid: project.uuid },
    body: { name: 'Hall', shortname: 'H' },
  });
  const floor = await client.call(createFloor, {
    params: { uuid: building.uuid },
    body: { name: 'Ground', shortname: 'G', order: 0 },
  });
  const file = { name: '0.zip', bytes: floorPlanOf(0) };
  const { uuid } = await client.write('upload', uploadMap, { params: { uuid: floor.uuid }, query: {}, file });
  await client.write('approval', approveUpload, { params: { id: uuid }, body: {} });
  return { project: project.uuid, building: building.uuid, floor: floor.uuid };
}

/** People at work. */
export interface Working {
  /** Lets each of them finish what they are about. */
  stop(): void;
  /** Resolves when the last of them has stopped, with what the service refused, or for `disturbed` with any other error as well. */
  readonly ended: Promise<readonly string[]>;
}

/**
 * One person for each kind of work, each with one write after the other, until they are stopped or the service is gone. A
 * service that is `killed` breaks connections, one that is `disturbed` must not.
 */
export function startWork(place: Place, ledger: Ledger, from: number, service: 'killed' | 'disturbed'): Working {
  let value = from;
  let isOver = false;
  const keepAt = async ({ name, turn }: Work): Promise<string[]> => {
    try {
      while (!isOver) await turn(place, ++value, ledger);
      return [];
    } catch (error) {
      if (error instanceof LimitReached || (service === 'killed' && !(error instanceof ServiceError))) return [];
      return [`${name}: ${error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error)}`];
    }
  };
  return {
    stop: () => {
      isOver = true;
    },
    ended: Promise.all(WORKS.map(keepAt)).then((problems) => problems.flat()),
  };
}

/** Words for all that is missing, there twice or there by half. */
export async function problemsAfter(place: Place, ledger: Ledger): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { name, problems: problemsOf } of WORKS)
    problems.push(...(await problemsOf(place, ledger)).map((problem) => `${name}: ${problem}`));
  return problems;
}

import type { Project } from '@/contract/locations/projects';
import { dataOf, good, signInByApi } from '../browser/mailbox';
import { openSignedIn } from '../browser/signedInPage';
import { demoLocation } from './demoLocation';
import type { World } from './world';

/** A location of the demo whose destinations come from integrations. */
export interface ImportWorld extends World {
  readonly imports: { readonly account: string };
}

const ACCOUNT = 'manager@riverside.example';

export const importWorld = async (world: World): Promise<ImportWorld> => ({ ...world, imports: { account: ACCOUNT } });

async function managedLocation({ api, imports }: ImportWorld): Promise<string> {
  const { headers, user } = await signInByApi<{ organisation: { uuid: string } }>(api, {
    email: imports.account,
    password: 'atrium-demo',
  });
  const projects = await dataOf<Project[]>(
    await good(api.get(`/api/organisations/${user.organisation.uuid}/projects`, { headers })),
  );
  return demoLocation(projects).uuid;
}

/** Opens its import reports. */
export const openReportList = async (world: ImportWorld): Promise<void> =>
  openSignedIn(world, world.imports.account, `/locations/${await managedLocation(world)}/import-reports`);

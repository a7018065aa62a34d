import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportStatus } from '@/contract/imports/imports';
import type { Project } from '@/contract/locations/projects';
import type { User } from '@/contract/users/users';
import type { Answer } from '../../../support/feedServer';
import { jsonFeedAt } from '../../../support/jsonFeedAt';
import { dataOf, good, signInByApi } from '../browser/mailbox';
import { openSignedIn } from '../browser/signedInPage';
import { NeedsOwnService } from '../notSupported';
import { GOOD_FEED } from './integrationWorld';
import { OWNER } from './ownFloor';
import type { World } from './world';

/** A location of its own whose destinations come from a source of the test run. */
export interface ImporterWorld extends World {
  imports: {
    /** Takes the integrations away. */
    readonly removeSources: () => Promise<void>;
    /** Begins a dry run, unless something runs; the source answers later. */
    readonly begin: () => Promise<void>;
    /** The next request of the source waits, after what runs has ended. */
    readonly hold: () => Promise<void>;
    /** Ends what runs. */
    readonly end: () => Promise<void>;
    /** Ends what runs, and imports from a source that is in order, or that fails. */
    readonly importTo: (status: 'completed' | 'failed') => Promise<void>;
  };
}

const POLL_INTERVAL = 50;
const nothing = async (): Promise<void> => undefined;

export const importerWorld = async (world: World): Promise<ImporterWorld> => ({
  ...world,
  imports: { removeSources: nothing, begin: nothing, hold: nothing, end: nothing, importTo: nothing },
});

const failing: Answer = (_, response) => void response.writeHead(500).end();

/** Makes the location and opens its dialog. @throws NeedsOwnService */
export async function openImporter(world: ImporterWorld): Promise<void> {
  const { api, feed, page } = world;
  if (!feed) throw new NeedsOwnService('A source is reached only where the service is the test run’s own.');
  const { headers, user } = await signInByApi<User>(api, { email: OWNER, password: 'atrium-demo' });
  const made = await good(
    api.post(`/api/organisations/${user.organisation.uuid}/projects`, { headers, data: { name: 'Import Quay' } }),
  );
  const { project } = await dataOf<{ project: Project }>(made);
  const address = `/api/projects/${project.uuid}`;
  const setIntegrations = async (integrations: readonly object[]) => {
    await good(api.put(address, { headers, data: { integrations } }));
  };
  const isRunning = async () => {
    const { status } = await dataOf<ImportStatus>(await good(api.get(`${address}/import-status`, { headers })));
    return status === 'running';
  };
  const ask = async (isDryRun: boolean) => {
    await good(api.post(`${address}/run-importer`, { headers, data: { dry_run: isDryRun } }));
  };
  let waiting: (() => void)[] = [];
  const held: Answer = (_, response) => void waiting.push(() => response.end(GOOD_FEED));
  const end = async () => {
    feed.answer(GOOD_FEED);
    for (const answer of waiting) answer();
    waiting = [];
    while (await isRunning()) await sleep(POLL_INTERVAL);
  };
  const hold = async () => {
    await end();
    feed.answer(held);
  };
  world.imports = {
    removeSources: () => setIntegrations([]),
    begin: async () => {
      if (await isRunning()) return;
      await hold();
      await ask(true);
    },
    hold,
    end,
    importTo: async (status) => {
      await end();
      feed.answer(status === 'completed' ? GOOD_FEED : failing);
      await ask(false);
      while (await isRunning()) await sleep(POLL_INTERVAL);
    },
  };
  await setIntegrations([{ ...jsonFeedAt(feed.url), mode: 0 }]);
  // A location without integrations has no importer, as the page learns by the event.
  await page.route(/\/api\/events$/, (route) => route.abort());
  await openSignedIn(world, OWNER, `/locations?open=${project.uuid}`);
}

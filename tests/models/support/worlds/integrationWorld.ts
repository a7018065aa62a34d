import type { Route } from 'playwright';
import type { Project } from '@/contract/locations/projects';
import { jsonFeedAt } from '../../../support/jsonFeedAt';
import { openSignedIn } from '../browser/signedInPage';
import { NeedsOwnService } from '../notSupported';
import { demoLocation } from './demoLocation';
import type { World } from './world';

/** An integration of a location; its save waits until the walk lets it go on. */
export interface IntegrationWorld extends World {
  readonly saves: {
    /** The next save, when the page sends it. */
    next: () => Promise<Route>;
  };
}

const OWNER = 'manager@riverside.example';

export async function integrationWorld(world: World): Promise<IntegrationWorld> {
  const sent: Route[] = [];
  const waiting: ((route: Route) => void)[] = [];
  await world.page.route(/\/api\/projects\/[0-9a-f-]+$/, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const take = waiting.shift();
    if (take) take(route);
    else sent.push(route);
  });
  const next = () => {
    const route = sent.shift();
    return route ? Promise.resolve(route) : new Promise<Route>((take) => waiting.push(take));
  };
  return { ...world, saves: { next } };
}

/** The good answer of the source. */
export const GOOD_FEED = '[{"id":1,"name":"Quay Café"}]';

/** Stores an integration of the demo's shopping centre and opens its form. @throws NeedsOwnService */
export async function openIntegration(world: IntegrationWorld): Promise<void> {
  const { api, feed, page } = world;
  if (!feed) throw new NeedsOwnService('A source is reached only where the service is the test run’s own.');
  feed.answer(GOOD_FEED);
  const signedIn = await api.post('/api/sign-in', { data: { email: OWNER, password: 'atrium-demo' } });
  const headers = { authorization: signedIn.headers().authorization ?? '' };
  const data = async <Data>(answer: ReturnType<typeof api.get>): Promise<Data> =>
    ((await (await answer).json()) as { data: Data }).data;
  const { user } = ((await signedIn.json()) as { data: { user: { organisation: { uuid: string } } } }).data;
  const location = demoLocation(
    await data<Project[]>(api.get(`/api/organisations/${user.organisation.uuid}/projects`, { headers })),
  );
  const { integrations } = await data<{ integrations: { id: string }[] }>(
    api.put(`/api/projects/${location.uuid}`, {
      headers,
      data: { integrations: [{ ...jsonFeedAt(feed.url), mode: 0 }] },
    }),
  );
  const address = `/locations/${location.uuid}/settings?tab=integrations&integration=${integrations[0]?.id}`;
  await openSignedIn(world, OWNER, address);
  await page.getByRole('form', { name: 'JSON feed' }).waitFor();
}

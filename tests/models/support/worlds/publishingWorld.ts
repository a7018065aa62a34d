import { setTimeout as sleep } from 'node:timers/promises';
import type { APIResponse, Route } from 'playwright';
import type { Job } from '@/contract/jobs/jobs';
import type { Project } from '@/contract/locations/projects';
import { PREFETCH_PATHS } from '@/contract/prefetchPaths';
import type { S3Double } from '../../../support/s3Double';
import { NeedsOwnService } from '../notSupported';
import { demoLocation } from './demoLocation';
import type { World } from './world';

/** A location whose publishing can be held, finished, failed and cancelled beside the page. */
export interface PublishedLocation {
  readonly name: string;
  readonly uuid: string;
  /** The session that the browser stores. */
  readonly session: string;
  /** Makes a change that is not published yet. */
  readonly change: () => Promise<void>;
  /** Publishes it and waits until that is done. */
  readonly publish: () => Promise<void>;
  /** Starts publishing as another user; the job is held. @throws NeedsOwnService */
  readonly startPublishing: () => Promise<void>;
  /** Keeps the running job running for the rest of the walk. @throws NeedsOwnService */
  readonly keepRunning: () => Promise<void>;
  /** Lets the running job succeed, and waits for it. */
  readonly finish: () => Promise<void>;
  /** Removes the floor plans, so that the running job fails, and waits for it. @throws NeedsOwnService */
  readonly fail: () => Promise<void>;
  /** Cancels as another user, and waits until the job has stopped. */
  readonly cancel: () => Promise<void>;
}

export interface PublishingWorld extends World {
  readonly location: PublishedLocation;
}

const ACCOUNT = { email: 'manager@riverside.example', password: 'atrium-demo' };

/** Opens the dialog of the location as a signed-in user. */
export async function openLocation({ page, location }: PublishingWorld): Promise<void> {
  await page.addInitScript((session) => localStorage.setItem('atrium.session', session), location.session);
  // The pictures of other locations are held with the plans of the job, and a browser has six connections to a service.
  await page.route(`**/api/${PREFETCH_PATHS.floorPlan.replace('{uuid}', '*')}`, (route) => route.abort());
  await page.goto(`/locations?open=${location.uuid}`);
}

const READINGS = /\/api\/(organisations\/[^/]+\/projects|projects\/[^/]+)$/;

/** Does something to the location while the page waits for its reading: the page is told only how it stands afterwards. */
export async function unseen({ page }: World, act: () => Promise<void>): Promise<void> {
  const waiting: Route[] = [];
  const hold = (route: Route) => void waiting.push(route);
  await page.route(READINGS, hold);
  await act();
  await page.unroute(READINGS, hold);
  // The page may have left its question meanwhile.
  for (const route of waiting) await route.fallback().catch(() => undefined);
}

type Store = Pick<S3Double, 'objects' | 'hold' | 'release'>;

/**
 * The shopping centre of the demo; its object store can be held to stop a job. Without a store of ours (null)
 * a job ends by itself.
 */
export async function heldLocation({ api }: World, store: Store | null): Promise<PublishedLocation> {
  const ours = (): Store => {
    if (!store)
      throw new NeedsOwnService(
        'A job can be held and failed only where the store of the plans is the test run’s own.',
      );
    return store;
  };
  store?.release();
  const signedIn = await good(api.post('/api/sign-in', { data: ACCOUNT }));
  const { user } = await dataOf<{ user: { organisation: { uuid: string } } }>(signedIn);
  const headers = { authorization: signedIn.headers().authorization ?? '' };
  const token = headers.authorization.replace(/^Bearer /, '');
  const list = `/api/organisations/${user.organisation.uuid}/projects`;
  const projects = await dataOf<Project[]>(await good(api.get(list, { headers })));
  const found = demoLocation(projects);
  const address = `/api/projects/${found.uuid}`;
  const read = async () => dataOf<Project>(await good(api.get(address, { headers })));

  const ended = async (): Promise<void> => {
    while ((await read()).is_publishing) await sleep(30);
  };
  const ask = async () => dataOf<Job>(await good(api.post(`${address}/publish`, { headers, data: {} })));
  const letRun = async () => {
    store?.release();
    await ended();
    store?.hold(isPlan);
  };
  await ended();
  // How an earlier walk failed would be shown in this one.
  if ((await read()).job) {
    await ask();
    await ended();
  }

  return {
    name: found.name,
    uuid: found.uuid,
    session: JSON.stringify({ token, user }),
    change: async () => {
      const { name, revision } = await read();
      await good(api.put(address, { headers, data: { name, description: `Changed ${Date.now()}`, revision } }));
      store?.hold(isPlan);
    },
    publish: async () => {
      await ask();
      await letRun();
    },
    startPublishing: async () => {
      ours().hold(isPlan);
      await ask();
    },
    keepRunning: async () => {
      ours();
    },
    finish: letRun,
    fail: async () => {
      const { objects } = ours();
      const plans = [...objects].filter(([key]) => isPlan(key));
      for (const [key] of plans) objects.delete(key);
      await letRun();
      for (const [key, bytes] of plans) objects.set(key, bytes);
    },
    cancel: async () => {
      ours();
      const { job } = await read();
      if (job) await good(api.post(`/api/jobs/${job.uuid}/cancel`, { headers, data: {} }));
      await letRun();
    },
  };
}

const isPlan = (key: string): boolean => key.startsWith('atrium/plans/');

async function good(answer: Promise<APIResponse>): Promise<APIResponse> {
  const response = await answer;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response;
}

const dataOf = async <Data>(response: APIResponse): Promise<Data> => ((await response.json()) as { data: Data }).data;

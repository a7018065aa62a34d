import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from 'playwright';
import type { AnyStateMachine } from 'xstate';
import type { Model } from '../model';

export interface HeldRequests {
  /** Waits for the request of an actor. @throws when none arrives in ten seconds */
  readonly heldFor: (actor: string) => Promise<Route>;
  /** Sends the request on to the service, or aborts it like a lost connection. */
  readonly release: (actor: string, isLost: boolean) => Promise<void>;
  /** Releases all held requests and holds no more. */
  readonly end: () => Promise<void>;
}

const TIMEOUT = 10_000;
const POLL_INTERVAL = 20;

/** Holds the requests of a model's actors, so that a state remains until the walk continues. Answers are not changed. */
export async function holdRequests<World>(
  page: Page,
  { requests }: Pick<Model<AnyStateMachine, World>, 'requests'>,
): Promise<HeldRequests> {
  const held = new Map<string, Route>();
  let isOver = false;
  const actorOf = (method: string, url: string) =>
    Object.entries(requests).find(([, one]) => one.method === method && one.path.test(new URL(url).pathname))?.[0];
  await page.route('**/api/**', async (route) => {
    const actor = actorOf(route.request().method(), route.request().url());
    if (actor === undefined || isOver) return route.continue();
    held.set(actor, route);
  });
  // A page that leaves a state aborts its own request.
  page.on('requestfailed', (request) => {
    for (const [actor, route] of held) if (route.request() === request) held.delete(actor);
  });
  const heldFor = async (actor: string) => {
    for (let waited = 0; waited < TIMEOUT; waited += POLL_INTERVAL) {
      const route = held.get(actor);
      if (route) return route;
      await sleep(POLL_INTERVAL);
    }
    throw new Error(`The page has not asked for ${actor}.`);
  };
  const release = async (actor: string, isLost: boolean) => {
    const route = await heldFor(actor);
    held.delete(actor);
    await unlessHandled(isLost ? route.abort() : route.continue());
  };
  const end = async () => {
    isOver = true;
    for (const route of held.values()) await unlessHandled(route.abort());
    held.clear();
  };
  return { heldFor, release, end };
}

/** A step may have sent the request on itself, for a machine that watches it travel. */
async function unlessHandled(handling: Promise<void>): Promise<void> {
  await handling.catch((error: unknown) => {
    if (!/already handled/.test(String(error))) throw error;
  });
}

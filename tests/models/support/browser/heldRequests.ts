import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request, Route } from 'playwright';
import type { AnyStateMachine } from 'xstate';
import { PAGE_PATIENCE } from '../../../support/browser/patience';
import type { Answer, Model } from '../model';

export interface HeldRequests {
  /** Waits for the request of an actor. @throws when none arrives */
  readonly heldFor: (actor: string) => Promise<Route>;
  /**
   * Sends the request on to the service, aborts it like a lost connection, or answers it with an error, and waits until
   * the page has its answer. A request that the page gives up meanwhile is not answered: the one that replaces it is.
   */
  readonly release: (actor: string, answer: Released) => Promise<void>;
  /** Releases all held requests and holds no more. */
  readonly end: () => Promise<void>;
}

type Released = Pick<Answer<AnyStateMachine, never>, 'isConnectionLost' | 'status' | 'error'>;

const POLL_INTERVAL = 20;
/** An answer may be held back on purpose, by a store or by a step that follows. */
const ANSWER_TIMEOUT = 2_000;
/** The failure of a request that the page itself gives up; a lost connection has another. */
const GIVEN_UP = 'net::ERR_ABORTED';

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
    for (let waited = 0; waited < PAGE_PATIENCE; waited += POLL_INTERVAL) {
      const route = held.get(actor);
      if (route) return route;
      await sleep(POLL_INTERVAL);
    }
    throw new Error(`The page has not asked for ${actor}.`);
  };
  const release = async (actor: string, { isConnectionLost = false, status, error }: Released) => {
    const json = error !== undefined && 'body' in error ? error.body : {};
    let route: Route;
    do {
      route = await heldFor(actor);
      if (held.get(actor) === route) held.delete(actor);
      await unlessHandled(
        status ? route.fulfill({ status, json }) : isConnectionLost ? route.abort() : route.continue(),
      );
    } while (await isGivenUp(route.request()));
    await takesTurn(page);
  };
  const end = async () => {
    isOver = true;
    for (const route of held.values()) await unlessHandled(route.abort());
    held.clear();
  };
  return { heldFor, release, end };
}

/** Whether the page gives the request up before an answer of it begins; waits for the whole answer otherwise. */
async function isGivenUp(request: Request): Promise<boolean> {
  const hasAnswer = request.response().then(
    async (response) => {
      await response?.finished();
      return response !== null;
    },
    () => false,
  );
  const isLate = sleep(ANSWER_TIMEOUT, true, { ref: false });
  return !(await Promise.race([hasAnswer, isLate])) && request.failure()?.errorText === GIVEN_UP;
}

/** Lets the page do what an answer makes it do; a page that goes elsewhere has done it. */
async function takesTurn(page: Page): Promise<void> {
  const turn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await page.evaluate(turn).catch(() => undefined);
}

/** A step may have sent the request on itself, for a machine that watches it travel. */
async function unlessHandled(handling: Promise<void>): Promise<void> {
  await handling.catch((error: unknown) => {
    if (!/already handled/.test(String(error))) throw error;
  });
}

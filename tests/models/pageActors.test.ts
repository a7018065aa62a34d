import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { type AnyStateMachine, fromPromise, setup } from 'xstate';
import { holdRequests } from './support/browser/heldRequests';
import { walkInBrowser } from './support/browser/walkInBrowser';
import { defineModel, type Model } from './support/model';
import { gapsOf } from './support/paths/gapsOf';
import { pathsOf } from './support/paths/pathsOf';
import type { World } from './support/worlds/world';

const kettle = setup({ actors: { boil: fromPromise(async () => undefined) } }).createMachine({
  id: 'kettle',
  initial: 'cold',
  states: {
    cold: { on: { press: 'boiling' } },
    boiling: { invoke: { src: 'boil', onDone: 'hot', onError: 'cold' } },
    hot: {},
  },
});

it('[MT18] the answer of an actor in the page is brought about by its fixture, and no request is waited for', async () => {
  const happened: string[] = [];
  const note = (what: string) => async () => {
    happened.push(what);
  };
  const model = defineModel<typeof kettle, World>({
    machine: kettle,
    starts: { full: { open: note('opened') } },
    samples: { press: { type: 'press' } },
    answers: { boil: { boiled: { fixture: note('boils') }, broken: { error: new Error('broken') } } },
    requests: {},
    pageActors: ['boil'],
    actions: { press: note('pressed') },
    assertions: { cold: note('cold'), boiling: note('boiling'), hot: note('hot') },
  }) as unknown as Model<AnyStateMachine, World>;
  const paths = pathsOf(model);
  expect(gapsOf(model, paths)).toEqual([]);
  const toHot = paths.find(({ description }) => description.endsWith('boil: boiled → hot'));
  if (!toHot) throw new Error('No path leads to hot.');
  const never = () => Promise.reject(new Error('Nothing is held.'));
  // The world of this model is never looked at.
  const requests = { heldFor: never, release: never, end: never };
  const timers = { open: () => undefined, begin: async () => undefined, end: async () => undefined };
  const page = { on: () => undefined };
  await walkInBrowser(model, toHot, { page } as unknown as World, { requests, timers });
  expect(happened).toEqual(['cold', 'pressed', 'boiling', 'boils', 'hot']);
});

/** A page with one request, which is sent on once as Playwright does. */
async function pageWithRequest(url: string) {
  let handle: (route: Route) => Promise<void> = async () => undefined;
  let sent = 0;
  const route = {
    request: () => ({
      method: () => 'POST',
      url: () => url,
      response: async () => ({ finished: async () => null }),
      failure: () => null,
    }),
    continue: async () => {
      if (sent > 0) throw new Error('route.continue: Route is already handled!');
      sent++;
    },
  };
  const page = {
    route: async (_pattern: string, given: typeof handle) => {
      handle = given;
    },
    on: () => undefined,
    evaluate: async () => undefined,
  };
  // Only these parts of a page and of a route are used.
  const held = await holdRequests(page as unknown as Page, { requests: { boil: { method: 'POST', path: /boil$/ } } });
  await handle(route as unknown as Route);
  return { held, sent: () => sent };
}

it('[MT18] a request that a step has sent on is not sent again', async () => {
  const { held, sent } = await pageWithRequest('http://localhost/api/boil');
  await (await held.heldFor('boil')).continue();
  await held.release('boil', {});
  expect(sent()).toBe(1);
});

it('[MT18] a request that is held is sent when it is released', async () => {
  const { held, sent } = await pageWithRequest('http://localhost/api/boil');
  expect(sent()).toBe(0);
  await held.release('boil', {});
  expect(sent()).toBe(1);
});

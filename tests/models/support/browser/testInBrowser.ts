import type { APIRequestContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { PAGE_PATIENCE } from '../../../support/browser/patience';
import type { Replayable } from '../../replayable';
import type { Model } from '../model';
import { type BrowserPaths, browserPaths, statePaths } from '../paths/browserPaths';
import { pathsOf } from '../paths/pathsOf';
import { leavesOf } from '../paths/triggers';
import type { World } from '../worlds/world';
import { holdRequests } from './heldRequests';
import { holdTimers } from './heldTimers';
import { type ModelService, test } from './modelTest';
import { noteTraffic } from './traffic';
import { assertionOf, walkInBrowser } from './walkInBrowser';

const { ATRIUM_TIER: tier = 'whole' } = process.env;
/** A failing assertion need not wait: the page does not change. */
const SHORT = 120;

/**
 * Tests a model in a browser: enough paths for every state and edge, one page of them with ATRIUM_TIER=short, and all paths
 * with ATRIUM_TIER=full; where `isByState`, enough for every state, and for every edge with ATRIUM_TIER=full. In the first page of every state the assertions of all
 * other states must fail.
 */
export function testInBrowser({ model, prepare }: Replayable, isByState = false): void {
  const { all, enough, outOfReach } = browserPaths(model, pathsOf(model));
  const samples = samplesOf(all.flatMap(({ first, steps }) => [first, ...steps.map(({ after }) => after)]));
  const tried = new Set<string>();

  test.describe(`${model.machine.id}, as a person walks it`, () => {
    test.describe.configure({ mode: 'default' });
    test('[MT8] can be brought by the real service to take every edge', () => {
      expect([...outOfReach].sort()).toEqual(Object.keys(model.unreachableEdges).sort());
    });
    const whole = isByState ? enough : all.map((path) => [path]);
    const chosen: Readonly<Record<string, () => BrowserPaths['enough']>> = {
      short: () => statePaths(model, all).slice(0, 1),
      whole: () => (isByState ? statePaths(model, all) : enough),
      full: () => whole,
    };
    for (const paths of chosen[tier]?.() ?? [])
      test(`[MT9] ${paths.map(({ id, description }) => `${id} ${description}`).join('; ')}`, async ({
        page,
        playwright,
        service,
      }) => {
        const api = await playwright.request.newContext({ baseURL: service.address });
        const [opening] = paths;
        if (!opening) throw new Error('There is no path to walk.');
        noteTraffic(page);
        const held = {
          requests: await holdRequests(page, model),
          timers: await holdTimers(page, model, opening.first),
        };
        const world = await prepare(worldOf(page, api, service, held.requests.heldFor), service.store);
        try {
          const walked = paths.flatMap(({ steps }) => steps.map(({ trigger }) => trigger));
          await model.starts[opening.start]?.open(world, walked);
          for (const path of paths)
            await walkInBrowser(model, path, world, held, async ({ snapshot }) => {
              const states = leavesOf(snapshot);
              if (states.every((state) => tried.has(state))) return;
              for (const state of states) tried.add(state);
              // Between two states: a dialog that fades away still has the look of the state before.
              await expect(async () => {
                const seen = await alsoPassing(model, { ...world, within: SHORT }, states, samples);
                expect(seen, `[MT10] looks of other states at ${states}`).toEqual([]);
              }).toPass({ timeout: PAGE_PATIENCE });
            });
        } finally {
          // A held store would keep the floor plans of the next walk waiting.
          service.store.release();
          await held.requests.end();
          await api.dispose();
        }
      });
  });
}

const worldOf = (
  page: Page,
  api: APIRequestContext,
  { address, dataDir, moveClock, feed }: ModelService,
  heldFor: World['heldFor'],
): World => ({ page, api, address, dataDir, heldFor, moveClock, feed, within: PAGE_PATIENCE });

/** The first snapshot of every state. */
function samplesOf(snapshots: readonly AnyMachineSnapshot[]): ReadonlyMap<string, AnyMachineSnapshot> {
  const samples = new Map<string, AnyMachineSnapshot>();
  for (const snapshot of snapshots)
    for (const state of leavesOf(snapshot)) if (!samples.has(state)) samples.set(state, snapshot);
  return samples;
}

/**
 * Other states whose assertion passes here although they are not declared equivalent. A passing one is repeated, because
 * its parts may have matched during a change of state.
 */
async function alsoPassing<W extends World>(
  model: Model<AnyStateMachine, W>,
  world: W,
  states: readonly string[],
  samples: ReadonlyMap<string, AnyMachineSnapshot>,
): Promise<string[]> {
  const seen = await passing(model, world, states, samples);
  return passing(model, world, states, new Map([...samples].filter(([other]) => seen.includes(other))));
}

async function passing<W extends World>(
  model: Model<AnyStateMachine, W>,
  world: W,
  states: readonly string[],
  samples: ReadonlyMap<string, AnyMachineSnapshot>,
): Promise<string[]> {
  const within = Object.entries(model.equivalentWithin).flatMap(([state, group]) =>
    states.includes(state) ? [group] : [],
  );
  const groups = [...model.equivalentStates, ...within];
  const isEqual = (other: string) =>
    states.includes(other) ||
    groups.some((group) => group.includes(other) && states.some((state) => group.includes(state)));
  // In parallel, so that the page does not move on by itself before all were tried.
  const tries = [...samples]
    .filter(([other]) => !isEqual(other))
    .map(([other, snapshot]) =>
      assertionOf(model, other)(world, snapshot).then(
        () => [other],
        () => [],
      ),
    );
  return (await Promise.all(tries)).flat();
}

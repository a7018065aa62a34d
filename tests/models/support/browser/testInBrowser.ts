import type { APIRequestContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Replayable } from '../../replayable';
import type { Model } from '../model';
import { browserPaths } from '../paths/browserPaths';
import { pathsOf } from '../paths/pathsOf';
import { leavesOf } from '../paths/triggers';
import type { World } from '../worlds/world';
import { holdRequests } from './heldRequests';
import { type ModelService, test } from './modelTest';
import { assertionOf, walkInBrowser } from './walkInBrowser';

const isFull = process.env.ATRIUM_FULL === '1';
const LONG = 8_000;
/** What is not to be seen is not waited for: the page stands still. */
const SHORT = 120;

/**
 * The tests of a model in a browser: enough of its paths for every state and every edge, all of them with ATRIUM_FULL=1.
 * In the first page of every state the looks of all other states are tried too, and must fail.
 */
export function testInBrowser({ model, prepare }: Replayable): void {
  const { all, enough, outOfReach } = browserPaths(model, pathsOf(model));
  const samples = samplesOf(all.flatMap(({ first, steps }) => [first, ...steps.map(({ after }) => after)]));
  const tried = new Set<string>();

  test.describe(`${model.machine.id}, as a person walks it`, () => {
    test.describe.configure({ mode: 'default' });
    test('[MT8] can be brought by the real service to take every edge', () => {
      expect([...outOfReach].sort()).toEqual([...model.unreachableEdges].sort());
    });
    for (const paths of isFull ? all.map((path) => [path]) : enough)
      test(`[MT9] ${paths.map(({ id, description }) => `${id} ${description}`).join('; ')}`, async ({
        page,
        playwright,
        service,
      }) => {
        const api = await playwright.request.newContext({ baseURL: service.address });
        const held = await holdRequests(page, model);
        const world = await prepare(worldOf(page, api, service, held.heldFor), service.store);
        try {
          await model.starts[paths[0]?.start ?? '']?.open(world);
          for (const path of paths)
            await walkInBrowser(model, path, world, held, async ({ snapshot }) => {
              const states = leavesOf(snapshot);
              if (states.every((state) => tried.has(state))) return;
              for (const state of states) tried.add(state);
              const seen = await alsoPassing(model, { ...world, within: SHORT }, states, samples);
              expect(seen, `[MT10] looks of other states at ${states}`).toEqual([]);
            });
        } finally {
          await held.end();
          await api.dispose();
        }
      });
  });
}

const worldOf = (
  page: Page,
  api: APIRequestContext,
  { address, dataDir, moveClock }: ModelService,
  heldFor: World['heldFor'],
): World => ({ page, api, address, dataDir, heldFor, moveClock, within: LONG });

/** One snapshot for every state, the first that is met. */
function samplesOf(snapshots: readonly AnyMachineSnapshot[]): ReadonlyMap<string, AnyMachineSnapshot> {
  const samples = new Map<string, AnyMachineSnapshot>();
  for (const snapshot of snapshots)
    for (const state of leavesOf(snapshot)) if (!samples.has(state)) samples.set(state, snapshot);
  return samples;
}

/**
 * The other states whose look passes here as well, though they are not declared equal. One that passed is tried once more: a
 * look that asks for several things may have found each of them while the page turned from one state into the next.
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
  const isEqual = (other: string) =>
    states.includes(other) ||
    model.equivalentStates.some((group) => group.includes(other) && states.some((state) => group.includes(state)));
  // All at once: what comes by itself after a while does not wait until all looks were tried.
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

import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, request } from 'playwright';
import type { Replayable } from '../../../tests/models/replayable';
import { holdRequests } from '../../../tests/models/support/browser/heldRequests';
import { holdTimers } from '../../../tests/models/support/browser/heldTimers';
import { noteTraffic, trafficOf } from '../../../tests/models/support/browser/traffic';
import { WalkError, walkInBrowser } from '../../../tests/models/support/browser/walkInBrowser';
import { NeedsOwnService, NotSupported } from '../../../tests/models/support/notSupported';
import type { Path } from '../../../tests/models/support/paths/pathsOf';
import { leavesOf } from '../../../tests/models/support/paths/triggers';
import type { World } from '../../../tests/models/support/worlds/world';
import type { Console } from '../console/console';
import { pathText, triggerText } from '../paths/pathText';
import type { Problem, StepResult, WalkResult } from '../report/results';
import { plannedSteps } from './plannedSteps';
import { readFailure } from './readFailure';

export interface WalkDeps {
  readonly browser: Browser;
  readonly console: Console;
  /** The folder of the report. */
  readonly out: string;
  /** The trace of a walk that is right is left out: many walks would fill the disk. */
  readonly keepsOnlyFailedTraces: boolean;
  /** Called in the last state of a walk, before its page closes. */
  readonly atEnd: (page: Page) => Promise<void>;
}

/** How long an assertion waits. */
const TIMEOUT = 8_000;
const ACTION_TIMEOUT = 15_000;
/** Enough of the page to see what it shows instead. */
const MOST_LINES = 60;

let count = 0;

/** A window like that of the tests; where the service believes it, with a client address of its own. */
export async function newContext(
  browser: Browser,
  { address, believesProxy }: Console,
  rest: Pick<BrowserContextOptions, 'locale' | 'viewport'> = {},
): Promise<BrowserContext> {
  count += 1;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...rest,
    // Sign-ins are limited by address.
    ...(believesProxy && { extraHTTPHeaders: { 'x-forwarded-for': `10.90.${count >> 8}.${count & 255}` } }),
  });
  // tsx marks the functions inside of those that are sent to a page with this one, which the page does not have.
  await context.addInitScript('globalThis.__name ??= (marked) => marked');
  return context;
}

/** Walks a path in a page of its own, and takes a picture after each step. `note` says why it is walked, if not for itself. */
export async function walkPath(
  { model, prepare }: Replayable,
  path: Path,
  { browser, console, out, keepsOnlyFailedTraces, atEnd }: WalkDeps,
  note: string | null = null,
): Promise<WalkResult> {
  const began = Date.now();
  const machine = model.machine.id;
  const name = `${machine}-${path.id}`;
  const context = await newContext(browser, console);
  context.setDefaultTimeout(ACTION_TIMEOUT);
  await context.tracing.start({ screenshots: true, snapshots: true });
  const api = await request.newContext({ baseURL: console.address });
  const page = await context.newPage();
  noteTraffic(page);
  const held = { requests: await holdRequests(page, model), timers: await holdTimers(page, model, path.first) };
  const steps: StepResult[] = [];
  const planned = plannedSteps(path);
  const picture = async (index: number): Promise<string | null> => {
    const file = `pictures/${name}-${String(index).padStart(2, '0')}.jpg`;
    // A page that has crashed or closed has no picture; the walk says so anyhow.
    const taken = page.screenshot({ path: join(out, file), type: 'jpeg', quality: 70, timeout: 5_000 });
    return taken.then(
      () => file,
      () => null,
    );
  };
  let outcome: WalkResult['outcome'] = 'right';
  let reason: string | null = null;
  let needsOwnService = false;
  try {
    const world: World = { ...console, page, api, heldFor: held.requests.heldFor, within: TIMEOUT };
    const prepared = await prepare(world, console.store);
    await model.starts[path.start]?.open(
      prepared,
      path.steps.map(({ trigger }) => trigger),
    );
    await walkInBrowser(model, path, prepared, held, async () => {
      const step = planned[steps.length];
      if (step) steps.push({ ...step, outcome: 'right', picture: await picture(steps.length) });
    });
    await atEnd(page);
  } catch (error) {
    const cause = error instanceof WalkError ? error.cause : error;
    outcome = cause instanceof NotSupported ? 'left out' : 'wrong';
    needsOwnService = cause instanceof NeedsOwnService;
    reason = textOf(cause);
    const step = planned[steps.length];
    if (step && outcome === 'wrong') {
      const shown = await shownBy(page);
      const { calls, errors } = error instanceof WalkError ? error.traffic : trafficOf(page);
      const problem = { ...problemOf(error, steps.length, path), page: shown, calls, errors };
      steps.push({ ...step, outcome: 'wrong', picture: await picture(steps.length), problem });
    }
  }
  steps.push(...planned.slice(steps.length));
  const trace = keepsOnlyFailedTraces && outcome !== 'wrong' ? null : `traces/${name}.zip`;
  await context.tracing.stop(trace === null ? {} : { path: join(out, trace) });
  // A held store would keep the floor plans of the next walk waiting.
  console.store?.release();
  await held.requests.end();
  await api.dispose();
  await context.close();
  return {
    machine,
    path: path.id,
    words: pathText(path),
    outcome,
    reason,
    needsOwnService,
    note,
    steps,
    trace,
    milliseconds: Date.now() - began,
  };
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The page as a screen reader has it. */
export const shownBy = (page: Page): Promise<string> =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 2_000 })
    .then(
      (text) => text.split('\n').slice(0, MOST_LINES).join('\n'),
      () => 'The page cannot be read.',
    );

function problemOf(error: unknown, index: number, path: Path): Pick<Problem, 'expected' | 'seen'> {
  const { expected, seen } = readFailure(textOf(error instanceof WalkError ? error.cause : error));
  const step = path.steps[index - 1];
  if (!(error instanceof WalkError)) return { expected: `“${path.start}” can be opened`, seen };
  if (error.part === 'action' && step) return { expected: `${triggerText(step.trigger)} can be done`, seen };
  const snapshot = step?.after ?? path.first;
  const described = snapshot._nodes
    .filter((node) => leavesOf(snapshot).includes(node.path.join('.')))
    .map((node) => `“${node.path.join('.')}”${node.description ? ` (${node.description.replace(/\.$/, '')})` : ''}`);
  const state = `the screen shows the state ${described.join(' and ')}`;
  return { expected: expected === null ? state : `${state}, with ${expected}`, seen };
}

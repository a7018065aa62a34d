import { join } from 'node:path';
import { type Page, request } from 'playwright';
import type { RecordedEvent } from '@/model/problemReport/problemReport';
import type { Statechart } from '@/model/statechart/statechart';
import { allReplayable, type Replayable } from '../../../tests/models/replayable';
import { openSignedIn } from '../../../tests/models/support/browser/signedInPage';
import type { World } from '../../../tests/models/support/worlds/world';
import { PROBLEM, type StepResult, type WalkResult } from '../report/results';
import { readFailure } from '../walk/readFailure';
import { newContext, shownBy, type WalkDeps } from '../walk/walkPath';
import { idsOf, likelyTransitions } from './likelyTransitions';
import { eventText, type Performable, performable } from './performable';
import type { ReportedProblem } from './readProblem';

const TIMEOUT = 8_000;
const OUTCOMES = { user: 'done', follows: 'follows', cannot: 'skipped' } as const;

/**
 * Opens the address of a report as a demo account and does the recorded events of the user again, through the models.
 * The report page has every recorded event: those that cannot be done say why.
 */
export async function walkProblem(problem: ReportedProblem, account: string, deps: WalkDeps): Promise<WalkResult> {
  const { browser, console, out } = deps;
  const began = Date.now();
  const context = await newContext(browser, console);
  context.setDefaultTimeout(TIMEOUT);
  await context.tracing.start({ screenshots: true, snapshots: true });
  const api = await request.newContext({ baseURL: console.address });
  const page = await context.newPage();
  // A stream that stays open would never let the page settle.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
  const world: World = {
    ...console,
    page,
    api,
    within: TIMEOUT,
    heldFor: () => Promise.reject(new Error('A reported problem holds no request.')),
  };
  const prepared = new Map<Replayable, Promise<World>>();
  const steps: StepResult[] = [];
  const take = async (
    step: Omit<StepResult, 'picture' | 'drawing' | 'problem' | 'kind'>,
    work: () => Promise<void>,
  ) => {
    const file = `pictures/problem-${String(steps.length).padStart(3, '0')}.jpg`;
    const problemOf = async (error: unknown) => {
      const { seen } = readFailure(error instanceof Error ? error.message : String(error));
      return { expected: `${step.words} can be done`, seen, page: await shownBy(page) };
    };
    const failure = await work().then(() => null, problemOf);
    const picture = await picturedAs(page, join(out, file)).then((isTaken) => (isTaken ? file : null));
    const outcome = failure ? 'wrong' : step.outcome;
    steps.push({
      ...step,
      kind: steps.length === 0 ? 'start' : 'event',
      outcome,
      picture,
      drawing: null,
      problem: failure,
    });
  };

  await take({ ...startOf(problem, account), outcome: 'done' }, async () => {
    await openSignedIn(world, account, problem.address);
    await settled(page);
  });
  for (const event of problem.events) {
    const way = performable(event, allReplayable);
    const words = way.kind === 'cannot' ? `${eventText(event)}: left out, ${way.reason}` : eventText(event);
    const outcome = OUTCOMES[way.kind];
    // After a failure the page is elsewhere than the report.
    if (steps.some((step) => step.outcome === 'wrong')) {
      steps.push({
        ...stepOf(event, problem.charts),
        words,
        kind: 'event',
        outcome: 'not reached',
        picture: null,
        drawing: null,
        problem: null,
      });
      continue;
    }
    await take({ ...stepOf(event, problem.charts), words, outcome }, () => perform(way, event, world, deps, prepared));
  }
  await deps.atEnd(page);
  const trace = 'traces/problem.zip';
  await context.tracing.stop({ path: join(out, trace) });
  await api.dispose();
  await context.close();
  const isWrong = steps.some(({ outcome }) => outcome === 'wrong');
  return {
    machine: PROBLEM,
    path: problem.createdAt,
    words: problem.description || 'without a description',
    outcome: isWrong ? 'wrong' : 'done',
    reason: null,
    steps,
    trace,
    milliseconds: Date.now() - began,
  };
}

async function perform(
  way: Performable,
  event: RecordedEvent,
  world: World,
  { console }: WalkDeps,
  prepared: Map<Replayable, Promise<World>>,
): Promise<void> {
  if (way.kind !== 'user') return;
  const { model, prepare } = way.replayable;
  const own = prepared.get(way.replayable) ?? prepare(world, console.store);
  prepared.set(way.replayable, own);
  await model.actions[event.type]?.(await own, { type: event.type, ...event.payload });
  await settled(world.page);
}

/** The page has asked the service for nothing for a while. One that asks all the time is taken as it is. */
const settled = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);

const startOf = ({ address }: ReportedProblem, account: string) => ({
  words: `${address} is opened as ${account}`,
  states: [],
  stateIds: [],
  transitions: [],
});

const stepOf = (event: RecordedEvent, charts: readonly Statechart[]) => ({
  states: event.after,
  stateIds: idsOf(event.machine, event.after),
  transitions: likelyTransitions(
    event,
    charts.find(({ id }) => id === event.machine),
  ),
});

const picturedAs = (page: Page, path: string): Promise<boolean> =>
  page.screenshot({ path, type: 'jpeg', quality: 70, timeout: 5_000 }).then(
    () => true,
    () => false,
  );

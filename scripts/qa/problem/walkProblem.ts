import { join } from 'node:path';
import { type Page, request } from 'playwright';
import { statesOf } from '@/machines/inspect/log/problemEvents';
import type { RecordedEvent, RecordedGesture } from '@/model/problemReport/problemReport';
import type { Statechart } from '@/model/statechart/statechart';
import { openSignedIn } from '../../../tests/models/support/browser/signedInPage';
import { noteTraffic, trafficOf } from '../../../tests/models/support/browser/traffic';
import type { World } from '../../../tests/models/support/worlds/world';
import { PROBLEM, type StepResult, type WalkResult } from '../report/results';
import { readFailure } from '../walk/readFailure';
import { newContext, shownBy, type WalkDeps } from '../walk/walkPath';
import { doAgain, reasonAgainst } from './doAgain';
import { likelyTransitions } from './likelyTransitions';
import { watchSettling } from './pageSettling';
import { eventText, gestureText } from './problemText';
import type { ReportedProblem } from './readProblem';

const TIMEOUT = 8_000;
const ACTION_TIMEOUT = 5_000;
/** Pages before somebody is signed in: the demo account of the replay is signed in by itself. */
const SIGNED_OUT = /^\/(login|reset-password|confirmlocation)\b/;

/** A recorded gesture or event, in the order of time. */
type Recorded =
  | { readonly at: number; readonly gesture: RecordedGesture; readonly event: null }
  | { readonly at: number; readonly gesture: null; readonly event: RecordedEvent };

/** Gestures before the events that follow from them: both have the clock of the page. */
export const inOrder = ({ gestures, events }: Pick<ReportedProblem, 'gestures' | 'events'>): readonly Recorded[] =>
  [
    ...gestures.map((gesture): Recorded => ({ at: gesture.at, gesture, event: null })),
    ...events.map((event): Recorded => ({ at: event.at, gesture: null, event })),
  ].sort((one, other) => one.at - other.at);

/** The number of gestures before the person was signed in; none where all of them were made without a session. */
export function countBefore(gestures: readonly RecordedGesture[]): number {
  const last = gestures.findLastIndex(({ address }) => SIGNED_OUT.test(address));
  return last === gestures.length - 1 ? 0 : last + 1;
}

/**
 * Opens the page of the first recorded gesture as a demo account and does the recorded gestures of the user again. The
 * report page has every recorded gesture and event: gestures that cannot be done say why.
 */
export async function walkProblem(problem: ReportedProblem, account: string, deps: WalkDeps): Promise<WalkResult> {
  const { browser, console, out } = deps;
  const { gestures, language, size } = problem;
  const began = Date.now();
  const context = await newContext(browser, console, { locale: language, viewport: size });
  context.setDefaultTimeout(ACTION_TIMEOUT);
  await context.tracing.start({ screenshots: true, snapshots: true });
  const api = await request.newContext({ baseURL: console.address });
  const page = await context.newPage();
  const settling = watchSettling(page);
  // A stream that stays open would never let the page settle.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
  const world: World = {
    ...console,
    page,
    api,
    within: TIMEOUT,
    heldFor: () => Promise.reject(new Error('A reported problem holds no request.')),
  };
  const before = countBefore(gestures);
  const address = gestures[before]?.address ?? problem.address;
  const steps: StepResult[] = [];
  const take = async (step: Step, work: () => Promise<void>) => {
    const file = `pictures/problem-${String(steps.length).padStart(3, '0')}.jpg`;
    noteTraffic(page);
    const failure = await work().then(
      () => null,
      async (error: unknown) => {
        const { seen } = readFailure(error instanceof Error ? error.message : String(error));
        return { expected: `${step.words} can be done`, seen, page: await shownBy(page), ...trafficOf(page) };
      },
    );
    const isPictured = await picturedAs(page, join(out, file));
    const outcome = failure ? 'wrong' : step.outcome;
    steps.push({ ...step, outcome, picture: isPictured ? file : null, drawing: null, problem: failure });
  };
  const isSignedOut = gestures.length > 0 && SIGNED_OUT.test(address);
  const opening = `${address} is opened ${isSignedOut ? 'without a session' : `as ${account}`}`;
  await take({ ...NOWHERE, words: opening, kind: 'start', outcome: 'done' }, async () => {
    if (isSignedOut) await page.goto(address);
    else await openSignedIn(world, account, address);
    await settling.settled();
  });
  for (const { gesture, event } of inOrder(problem)) {
    const isEarlier = gesture !== null && gestures.indexOf(gesture) < before;
    const step = event ? eventStep(event, problem.charts) : gestureStep(gesture, isEarlier);
    // After a failure the page is elsewhere than the report.
    const isLost = steps.some(({ outcome }) => outcome === 'wrong');
    if (isLost) steps.push({ ...step, outcome: 'not reached', picture: null, drawing: null, problem: null });
    else if (gesture === null || step.outcome === 'skipped')
      steps.push({ ...step, picture: steps.at(-1)?.picture ?? null, drawing: null, problem: null });
    else
      await take(step, async () => {
        // Those of a pointer follow each other at once.
        const isSingle = gesture.kind !== 'pointer' && gesture.kind !== 'wheel';
        if (isSingle) await settling.settledAt(gesture.address);
        await doAgain(page, gesture);
        if (isSingle) await settling.settled();
      });
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
    needsOwnService: false,
    note: null,
    steps,
    trace,
    milliseconds: Date.now() - began,
  };
}

type Step = Omit<StepResult, 'picture' | 'drawing' | 'problem'>;
const NOWHERE = { states: [], stateIds: [], transitions: [] };

function gestureStep(gesture: RecordedGesture, isEarlier: boolean): Step {
  const reason = isEarlier ? 'it was before signing in' : reasonAgainst(gesture);
  const words = gestureText(gesture);
  if (reason === null) return { ...NOWHERE, words, kind: 'event', outcome: 'done' };
  return { ...NOWHERE, words: `${words}: left out, ${reason}`, kind: 'event', outcome: 'skipped' };
}

const eventStep = (event: RecordedEvent, charts: readonly Statechart[]): Step => ({
  states: event.after,
  stateIds: statesOf(event.machine, event.after),
  transitions: likelyTransitions(
    event,
    charts.find(({ id }) => id === event.machine),
  ),
  words: eventText(event),
  kind: 'event',
  outcome: 'follows',
});

const picturedAs = (page: Page, path: string): Promise<boolean> =>
  page.screenshot({ path, type: 'jpeg', quality: 70, timeout: 5_000 }).then(
    () => true,
    () => false,
  );

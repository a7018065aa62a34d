import type { Page } from 'playwright';
import type { AnyStateMachine } from 'xstate';
import type { Model } from '../model';
import { enteredBy } from '../paths/enteredBy';
import type { Path, Step } from '../paths/pathsOf';
import { nodesOf } from '../paths/triggers';

export interface HeldTimers {
  /** The states that are entered before the first step of a page. */
  readonly open: (path: Path) => void;
  /** What the page sets from now on belongs to this step. */
  readonly begin: () => Promise<void>;
  /** Ends the delay of the step. @throws when the page does not wait for it */
  readonly end: (step: Step) => Promise<void>;
}

/** A timer of the page that stands. */
interface Held {
  readonly run: () => void;
  readonly milliseconds: number;
  readonly step: number;
}
interface HoldingWindow extends Window {
  heldTimers: { step: number; readonly timers: Map<number, Held> };
}

/**
 * Lets the timers of a page stand that are as long as the model's `heldDelays`, until the walk ends them: a delay of
 * minutes ends at once, and delays that run at the same time end in every order. All other timers run.
 */
export async function holdTimers<World>(
  page: Page,
  { machine, heldDelays }: Pick<Model<AnyStateMachine, World>, 'machine' | 'heldDelays'>,
): Promise<HeldTimers> {
  const lengthOf = (delay: string): number => {
    const length = machine.implementations.delays[delay] ?? Number(delay);
    if (typeof length !== 'number' || Number.isNaN(length)) throw new Error(`The delay ${delay} has no length.`);
    return length;
  };
  if (heldDelays.length > 0) await page.addInitScript(standing, heldDelays.map(lengthOf));
  const enteredAt = new Map<string, number>();
  let count = 0;
  const isHeld = ({ trigger }: Step) => trigger.kind === 'delay' && heldDelays.includes(trigger.delay);
  return {
    open: ({ first }) => {
      if (count === 0) for (const { id } of first._nodes) enteredAt.set(id, 0);
    },
    begin: async () => {
      if (heldDelays.length === 0) return;
      count += 1;
      await page.evaluate((at) => {
        (window as unknown as HoldingWindow).heldTimers.step = at;
      }, count);
    },
    end: async (step) => {
      const { trigger } = step;
      if (isHeld(step) && trigger.kind === 'delay') {
        const wanted = { milliseconds: lengthOf(trigger.delay), step: enteredAt.get(trigger.state) ?? 0 };
        const ended = await page.evaluate((one) => {
          const { timers } = (window as unknown as HoldingWindow).heldTimers;
          const due = [...timers].filter(
            ([, { milliseconds, step: at }]) => milliseconds === one.milliseconds && at === one.step,
          );
          for (const [id, { run }] of due) {
            timers.delete(id);
            run();
          }
          return due.length;
        }, wanted);
        if (ended === 0) throw new Error(`The page does not wait ${wanted.milliseconds} ms since step ${wanted.step}.`);
      }
      const entered = enteredBy(step);
      for (const id of entered) enteredAt.set(id, count);
      const begun = nodesOf(machine)
        .filter(({ id }) => entered.includes(id))
        .flatMap(({ config }) => Object.keys((config.after ?? {}) as object))
        .filter((delay) => heldDelays.includes(delay));
      // A state that looks like the one before is entered when its delay runs.
      for (const delay of new Set(begun)) await hasBegun(page, { milliseconds: lengthOf(delay), step: count });
    },
  };
}

/** Waits until the page has set a timer of this length in this step. */
async function hasBegun(page: Page, wanted: Pick<Held, 'milliseconds' | 'step'>): Promise<void> {
  await page.waitForFunction((one) => {
    const { timers } = (window as unknown as HoldingWindow).heldTimers;
    return [...timers.values()].some(
      ({ milliseconds, step }) => milliseconds === one.milliseconds && step === one.step,
    );
  }, wanted);
}

/** Runs in the page, before all of its scripts. */
function standing(lengths: readonly number[]): void {
  const held: HoldingWindow['heldTimers'] = { step: 0, timers: new Map() };
  (window as unknown as HoldingWindow).heldTimers = held;
  const { setTimeout: start, clearTimeout: stop } = window;
  // No timer of a browser has a negative id.
  let next = -1;
  const startHeld = (run: TimerHandler, milliseconds?: number, ...rest: unknown[]): number => {
    if (typeof run !== 'function' || milliseconds === undefined || !lengths.includes(milliseconds))
      return start(run, milliseconds, ...rest);
    const id = next;
    next -= 1;
    held.timers.set(id, { run: () => run(...rest), milliseconds, step: held.step });
    return id;
  };
  window.setTimeout = startHeld as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (typeof id === 'number' && held.timers.delete(id)) return;
    stop(id);
  };
}

import type { Page } from 'playwright';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Model } from '../model';
import { enteredBy } from '../paths/enteredBy';
import type { Path, Step } from '../paths/pathsOf';
import { nodesOf } from '../paths/triggers';

export interface HeldTimers {
  /** The states that are entered before the first step of a page. */
  readonly open: (path: Path) => void;
  /** Timers that the page sets from now on belong to this step. */
  readonly begin: (step: Step) => Promise<void>;
  /** Ends the delay of the step. @throws when the page does not wait for it */
  readonly end: (step: Step) => Promise<void>;
}

/** A timer of the page that is held. */
interface Held {
  readonly run: () => void;
  readonly milliseconds: number;
  readonly step: number;
}
interface HoldingWindow extends Window {
  heldTimers: { step: number; readonly lengths: Set<number>; readonly timers: Map<number, Held> };
}

/**
 * Holds the timers of a page that are as long as the model's `heldDelays`, until the walk ends them: a delay of minutes
 * ends at once, and delays that run at the same time end in every order. All other timers run.
 *
 * @param first of the path that opens the page
 */
export async function holdTimers<World>(
  page: Page,
  { machine, heldDelays }: Pick<Model<AnyStateMachine, World>, 'machine' | 'heldDelays'>,
  first: AnyMachineSnapshot,
): Promise<HeldTimers> {
  const { delays } = machine.implementations;
  /** A delay that the machine computes depends on the snapshot. */
  const lengthOf = (delay: string, snapshot: AnyMachineSnapshot): number => {
    const given = delays[delay] ?? Number(delay);
    const length = typeof given === 'function' ? given({ context: snapshot.context } as never, undefined) : given;
    if (typeof length !== 'number' || Number.isNaN(length)) throw new Error(`The delay ${delay} has no length.`);
    return length;
  };
  /** The lengths of the held delays that run in these states. */
  const lengthsIn = (ids: readonly string[], snapshot: AnyMachineSnapshot): readonly number[] => {
    const begun = nodesOf(machine)
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ config }) => Object.keys((config.after ?? {}) as object))
      .filter((delay) => heldDelays.includes(delay));
    return [...new Set(begun)].map((delay) => lengthOf(delay, snapshot));
  };
  const fixed = heldDelays.map((delay) => delays[delay] ?? Number(delay)).filter((one) => typeof one === 'number');
  const ofFirst = lengthsIn(
    first._nodes.map(({ id }) => id),
    first,
  );
  if (heldDelays.length > 0) await page.addInitScript(standing, [...fixed, ...ofFirst]);
  const enteredAt = new Map<string, number>();
  let count = 0;
  /** The lengths of the held delays that begin with a step. */
  const begunBy = (step: Step): readonly number[] => lengthsIn(enteredBy(step), step.after);
  const isHeld = ({ trigger }: Step) => trigger.kind === 'delay' && heldDelays.includes(trigger.delay);
  return {
    open: ({ first: opened }) => {
      if (count === 0) for (const { id } of opened._nodes) enteredAt.set(id, 0);
    },
    begin: async (step) => {
      if (heldDelays.length === 0) return;
      count += 1;
      await page.evaluate(
        ({ at, begun }) => {
          const { heldTimers } = window as unknown as HoldingWindow;
          heldTimers.step = at;
          for (const length of begun) heldTimers.lengths.add(length);
        },
        { at: count, begun: begunBy(step) },
      );
    },
    end: async (step) => {
      const { trigger } = step;
      if (isHeld(step) && trigger.kind === 'delay') {
        const wanted = { milliseconds: lengthOf(trigger.delay, step.before), step: enteredAt.get(trigger.state) ?? 0 };
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
        if (ended === 0) {
          const others = await page.evaluate(() =>
            [...(window as unknown as HoldingWindow).heldTimers.timers.values()].map(
              ({ milliseconds, step: at }) => `${milliseconds} ms since step ${at}`,
            ),
          );
          throw new Error(
            `The page does not wait ${wanted.milliseconds} ms since step ${wanted.step}, but ${others.join(', ') || 'for nothing'}.`,
          );
        }
      }
      for (const id of enteredBy(step)) enteredAt.set(id, count);
      // A state that looks like the one before is entered when its delay runs.
      for (const milliseconds of begunBy(step)) await hasBegun(page, { milliseconds, step: count });
    },
  };
}

/** How many timers of a page wait for the walk, but for those of these lengths. */
export const countHeldTimers = (page: Page, except: readonly number[]): Promise<number> =>
  page.evaluate(
    (lengths) =>
      [...(window as unknown as HoldingWindow).heldTimers.timers.values()].filter(
        ({ milliseconds }) => !lengths.includes(milliseconds),
      ).length,
    except,
  );

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
  const held: HoldingWindow['heldTimers'] = { step: 0, lengths: new Set(lengths), timers: new Map() };
  (window as unknown as HoldingWindow).heldTimers = held;
  const { setTimeout: start, clearTimeout: stop } = window;
  // No timer of a browser has a negative id.
  let next = -1;
  const startHeld = (run: TimerHandler, milliseconds?: number, ...rest: unknown[]): number => {
    if (typeof run !== 'function' || milliseconds === undefined || !held.lengths.has(milliseconds))
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

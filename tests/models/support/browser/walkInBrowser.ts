import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Model } from '../model';
import type { Path, Step } from '../paths/pathsOf';
import { leavesOf } from '../paths/triggers';
import type { World } from '../worlds/world';
import type { HeldRequests } from './heldRequests';
import type { HeldTimers } from './heldTimers';
import { noteTraffic, type Traffic, trafficOf, trafficText } from './traffic';

export interface Visit {
  readonly step: Step | null;
  readonly snapshot: AnyMachineSnapshot;
}

/** A page that opens loads its scripts and lists first, which takes longer than any step on a busy computer. */
const OPENING_FACTOR = 3;

/** Parts of a page that wait for the walk. */
export interface Held {
  readonly requests: HeldRequests;
  readonly timers: HeldTimers;
}

/** A walk that failed, with its place. */
export class WalkError extends Error {
  override readonly name = 'WalkError';
  /** Index of the step that failed; -1 at the start. */
  readonly step: number;
  /** Whether the step could not be done, or the screen did not show its state. */
  readonly part: 'action' | 'assertion';
  /** Of the page, since the step began. */
  readonly traffic: Traffic;

  constructor(place: string, at: { step: number; part: WalkError['part']; traffic: Traffic }, cause: unknown) {
    super([`${place}: ${textOf(cause)}`, trafficText(at.traffic)].join('\n').trimEnd(), { cause });
    this.step = at.step;
    this.part = at.part;
    this.traffic = at.traffic;
  }
}

/**
 * Walks a path in the page of `world` like a user; the state's assertion must pass after every step.
 * `onVisit` is called in every state.
 * @throws WalkError that names path, step and the failed assertion
 */
export async function walkInBrowser<W extends World>(
  model: Model<AnyStateMachine, W>,
  path: Path,
  world: W,
  held: Held,
  onVisit: (visit: Visit) => Promise<void> = async () => undefined,
): Promise<void> {
  const failed = (place: string, step: number, part: WalkError['part'], cause: unknown) =>
    new WalkError(`${path.id} ${place}`, { step, part, traffic: trafficOf(world.page) }, cause);
  const visit = async (index: number, step: Step | null, snapshot: AnyMachineSnapshot) => {
    const seen = step === null ? { ...world, within: OPENING_FACTOR * world.within } : world;
    try {
      for (const leaf of leavesOf(snapshot)) await assertionOf(model, leaf)(seen, snapshot);
      await onVisit({ step, snapshot });
    } catch (error) {
      throw failed(where(step), index, 'assertion', error);
    }
  };
  held.timers.open(path);
  await visit(-1, null, path.first);
  for (const [index, step] of path.steps.entries()) {
    noteTraffic(world.page);
    await performStep(model, step, world, held).catch((error: unknown) => {
      throw failed(`at “${step.trigger.label}”`, index, 'action', error);
    });
    await visit(index, step, step.after);
  }
}

const where = (step: Step | null) => (step ? `after “${step.trigger.label}”` : 'at the start');
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function assertionOf<W>(
  model: Model<AnyStateMachine, W>,
  state: string,
): Model<AnyStateMachine, W>['assertions'][string] {
  const assertion = model.assertions[state];
  if (!assertion) throw new Error(`State ${state} of ${model.machine.id} has no assertion.`);
  return assertion;
}

async function performStep<W extends World>(
  model: Model<AnyStateMachine, W>,
  step: Step,
  world: W,
  { requests, timers }: Held,
): Promise<void> {
  await timers.begin(step);
  await perform(model, step, world, requests);
  await timers.end(step);
}

async function perform<W extends World>(
  model: Model<AnyStateMachine, W>,
  { trigger }: Step,
  world: W,
  requests: HeldRequests,
): Promise<void> {
  // A delay ends by itself, or by the timers that are held.
  if (trigger.kind === 'delay') return;
  if (trigger.kind === 'event') {
    const action = model.actions[trigger.event.type];
    if (!action) throw new Error(`Event ${trigger.event.type} of ${model.machine.id} has no action.`);
    return action(world, trigger.event);
  }
  const answer = model.answers[trigger.actor]?.[trigger.answer];
  // A page's own actor sends no request.
  if (model.pageActors.includes(trigger.actor)) return answer?.fixture?.(world);
  await requests.heldFor(trigger.actor);
  await answer?.fixture?.(world);
  await requests.release(trigger.actor, answer ?? {});
}

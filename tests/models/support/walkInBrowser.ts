import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { leavesOf } from './happenings';
import type { HeldRequests } from './heldRequests';
import type { Model } from './model';
import type { Path, Step } from './pathsOf';
import type { World } from './world';

export interface Visit {
  readonly step: Step | null;
  readonly snapshot: AnyMachineSnapshot;
}

/**
 * Walks a path as a person does, in the page of `world`, which its start has opened; after every step the state looks as the
 * model says.
 * `onVisit` is called in every state, while it stands.
 * @throws an Error that names path, step and what was not to be seen
 */
export async function walkInBrowser<W extends World>(
  model: Model<AnyStateMachine, W>,
  path: Path,
  world: W,
  held: HeldRequests,
  onVisit: (visit: Visit) => Promise<void> = async () => undefined,
): Promise<void> {
  const visit = async (step: Step | null, snapshot: AnyMachineSnapshot) => {
    try {
      for (const leaf of leavesOf(snapshot)) await lookOf(model, leaf)(world, snapshot);
      await onVisit({ step, snapshot });
    } catch (error) {
      throw new Error(`${path.id} ${where(step)}: ${textOf(error)}`, { cause: error });
    }
  };
  await visit(null, path.first);
  for (const step of path.steps) {
    await happen(model, step, world, held).catch((error: unknown) => {
      throw new Error(`${path.id} at “${step.happening.label}”: ${textOf(error)}`, { cause: error });
    });
    await visit(step, step.after);
  }
}

const where = (step: Step | null) => (step ? `after “${step.happening.label}”` : 'at the start');
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function lookOf<W>(model: Model<AnyStateMachine, W>, state: string): Model<AnyStateMachine, W>['looks'][string] {
  const look = model.looks[state];
  if (!look) throw new Error(`State ${state} of ${model.machine.id} has no look.`);
  return look;
}

async function happen<W extends World>(
  model: Model<AnyStateMachine, W>,
  { happening }: Step,
  world: W,
  held: HeldRequests,
): Promise<void> {
  // A delay of the page's own clock ends by itself.
  if (happening.kind === 'delay') return;
  if (happening.kind === 'event') {
    const way = model.does[happening.event.type];
    if (!way) throw new Error(`Event ${happening.event.type} of ${model.machine.id} has no way to do it.`);
    return way(world, happening.event);
  }
  const answer = model.answers[happening.actor]?.[happening.answer];
  await held.heldFor(happening.actor);
  await answer?.comes?.(world);
  await held.letGo(happening.actor, answer?.isLost ?? false);
}

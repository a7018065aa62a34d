import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { Answer, Model } from '../model';
import type { Trigger } from './trigger';

/** Every node of the machine, its root first. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
};

/** A state's path: `publishing.asking`; one per region of a parallel machine. */
export const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.path.join('.'))
    .sort();

/** All triggers of the model: user events, answers of actors, ends of delays. */
export function triggersOf<World>(model: Model<AnyStateMachine, World>): Trigger[] {
  const nodes = nodesOf(model.machine);
  const events = Object.entries(model.samples).map(
    ([label, event]): Trigger => ({ kind: 'event', label, event: event as AnyEventObject }),
  );
  const answers = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) =>
      Object.entries(model.answers[String(src)] ?? {}).map(
        ([answer, given]): Trigger => ({
          kind: 'answer',
          label: `${String(src)}: ${answer}`,
          event: eventOf(id, given),
          actor: String(src),
          answer,
        }),
      ),
    ),
  );
  const delays = nodes.flatMap((node) =>
    Object.keys((node.config.after ?? {}) as object).map(
      (delay): Trigger => ({
        kind: 'delay',
        label: `after ${delay}`,
        event: { type: `xstate.after.${delay}.${node.id}` },
        delay,
        state: node.id,
      }),
    ),
  );
  return [...events, ...answers, ...delays];
}

const eventOf = (id: string, { output, error }: Answer<AnyStateMachine, never>): AnyEventObject =>
  error === undefined
    ? { type: `xstate.done.actor.${id}`, actorId: id, output }
    : { type: `xstate.error.actor.${id}`, actorId: id, error };

/** The triggers that the machine accepts in its present state. */
export const enabledTriggers = <World>(
  model: Model<AnyStateMachine, World>,
  triggers: readonly Trigger[],
  snapshot: AnyMachineSnapshot,
): Trigger[] =>
  triggers.filter((one) => {
    if (!snapshot.can(one.event)) return false;
    if (one.kind !== 'answer') return true;
    return model.answers[one.actor]?.[one.answer]?.when?.(snapshot.context) ?? true;
  });

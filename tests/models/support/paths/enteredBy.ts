import { type AnyMachineSnapshot, type AnyStateNode, type AnyTransitionDefinition, createActor } from 'xstate';
import type { Step } from './pathsOf';

/** The ids of the states that a step enters, those among them that were left and entered again. */
export function enteredBy({ before, trigger, after }: Step): string[] {
  const left = takenBy({ before, trigger }).flatMap((transition) => leftBy(before, transition));
  return after._nodes.filter((node) => left.includes(node.id) || !hasNode(before, node)).map(({ id }) => id);
}

/** The transitions that a step takes, with those of the events that it raises and those that follow at once. */
export function takenBy({ before, trigger }: Pick<Step, 'before' | 'trigger'>): readonly AnyTransitionDefinition[] {
  const taken: AnyTransitionDefinition[] = [];
  // The machine of a path has no effects: it can be run to see what it does.
  const actor = createActor(before.machine, {
    snapshot: before,
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions);
    },
  });
  actor.start();
  taken.length = 0;
  actor.send(trigger.event);
  actor.stop();
  return taken;
}

const hasNode = ({ _nodes }: AnyMachineSnapshot, { id }: AnyStateNode) => _nodes.some((node) => node.id === id);

/**
 * The states that a transition leaves: those below its domain, the innermost compound state that holds its source and
 * its targets.
 */
function leftBy({ _nodes }: AnyMachineSnapshot, { source, target, reenter }: AnyTransitionDefinition): string[] {
  if (!target) return [];
  const ends: readonly AnyStateNode[] = [source, ...target];
  const holdsAll = (node: AnyStateNode) => ends.every((end) => end !== node && isBelow(end, node));
  const isInside = !reenter && target.every((end) => end === source || isBelow(end, source));
  let domain = source;
  if (!isInside) while (domain.parent && (!holdsAll(domain) || domain.type === 'parallel')) domain = domain.parent;
  return _nodes.filter((node) => isBelow(node, domain)).map(({ id }) => id);
}

/** Whether a state is strictly inside of another. */
function isBelow(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at.id === ancestor.id) return true;
  return false;
}

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { ChartState, ChartTransition, Statechart, Trigger } from '@/model/statechart/statechart';

/** The statechart of a machine: its states, nested and parallel ones, and its transitions, as plain values. */
export function chartOf(machine: AnyStateMachine): Statechart {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    description: machine.config.description ?? '',
    states: nodes.map(stateOf),
    transitions: nodes.flatMap((node) => transitionsOf(node).map(transitionOf)),
  };
}

/** A state and all below it, each after its parent. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The transitions that leave a state itself, in the order in which they are tried. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);

/** `signIn.password|password.submit|0`: equal in a machine and in its copies with other implementations. */
export const transitionId = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id}|${transition.eventType}|${siblingsOf(transition).indexOf(transition)}`;

/** The name of the guard of a transition; null without one. */
export function guardName({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  return 'type' in guard ? String(guard.type) : null;
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    description: node.description ?? node.machine.config.description ?? '',
    parent: node.parent?.id ?? null,
    tags: [...node.tags],
    actors: node.invoke.map(({ id }) => id),
    initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
  };
}

function transitionOf(transition: AnyTransitionDefinition): ChartTransition {
  const siblings = siblingsOf(transition);
  const earlier = siblings.slice(0, siblings.indexOf(transition));
  return {
    id: transitionId(transition),
    source: transition.source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    eventType: transition.eventType,
    trigger: triggerOf(transition.eventType),
    guard: guardName(transition),
    isOtherwise: transition.guard === undefined && earlier.some(({ guard }) => guard !== undefined),
  };
}

/** The trigger that an event type of XState means. */
export function triggerOf(eventType: string): Trigger {
  if (eventType === '') return { kind: 'always', name: '' };
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (actor !== undefined) return { kind: end === 'error' ? 'error' : 'done', name: actor };
  const state = /^xstate\.done\.state\.(.+)$/.exec(eventType)?.[1];
  if (state !== undefined) return { kind: 'done', name: state };
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  return delay === undefined ? { kind: 'event', name: eventType } : { kind: 'delay', name: delay };
}

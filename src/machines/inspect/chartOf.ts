import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { conditionLine } from '@/model/statechart/conditionLine';
import type { ChartState, ChartTransition, Statechart, Trigger } from '@/model/statechart/statechart';
import { actionsOf } from './actionsOf';
import { conditionOf } from './conditionOf';

/** The statechart of a machine: its states, nested and parallel ones, its transitions and actions, as plain values. */
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
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);

/** `signIn.password|password.submit|0`: equal in a machine and in its copies with other implementations. */
export const transitionId = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id}|${transition.eventType}|${siblingsOf(transition).indexOf(transition)}`;

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
    // A built state also starts and cancels its delays; its definition has the actions alone.
    entry: actionsOf(node.machine, node.config.entry),
    exit: actionsOf(node.machine, node.config.exit),
    hasOutput: node.output !== undefined || (node.parent === undefined && node.machine.config.output !== undefined),
  };
}

function transitionOf(transition: AnyTransitionDefinition): ChartTransition {
  const siblings = siblingsOf(transition);
  const earlier = siblings.slice(0, siblings.indexOf(transition));
  const condition = transition.guard === undefined ? null : conditionOf(transition.guard);
  return {
    id: transitionId(transition),
    source: transition.source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    eventType: transition.eventType,
    trigger: withLength(transition.source.machine, triggerOf(transition.eventType)),
    guard: condition && conditionLine(condition, (name) => name),
    condition,
    isOtherwise: condition === null && earlier.some(({ guard }) => guard !== undefined),
    isReentering: transition.reenter,
    actions: actionsOf(transition.source.machine, transition.actions),
  };
}

/** A delay that is computed when it begins has no length before. */
function withLength({ implementations }: AnyStateMachine, trigger: Trigger): Trigger {
  if (trigger.kind !== 'delay') return trigger;
  const length: unknown = /^\d+$/.test(trigger.name) ? Number(trigger.name) : implementations.delays[trigger.name];
  return typeof length === 'number' ? { ...trigger, milliseconds: length } : trigger;
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

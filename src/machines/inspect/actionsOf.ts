import type { AnyStateMachine } from 'xstate';
import type { ChartAction } from '@/model/statechart/statechart';

/** The actions of XState itself, by the type of what makes them. */
const KINDS: Readonly<Record<string, ChartAction['kind']>> = {
  'xstate.assign': 'assign',
  'xstate.raise': 'raise',
  'xstate.sendTo': 'send',
  'xstate.emit': 'emit',
  'xstate.spawnChild': 'spawn',
};
const EVENT_TYPE = /\btype:\s*(['"`])([\w.-]+)\1/g;

/** The actions of a state or a transition as plain values. */
export const actionsOf = (machine: AnyStateMachine, actions: unknown): readonly ChartAction[] =>
  [actions ?? []].flat().map((one) => actionOf(machine, one));

function actionOf(machine: AnyStateMachine, action: unknown): ChartAction {
  const name = nameOf(action);
  const implementation: unknown = name === null ? action : machine.implementations.actions[name];
  const type = typeof implementation === 'function' && 'type' in implementation ? String(implementation.type) : null;
  const kind = type === null ? 'effect' : (KINDS[type] ?? 'other');
  return { kind, name: name ?? kind, events: kind === 'effect' || kind === 'assign' ? [] : eventsOf(implementation) };
}

function nameOf(action: unknown): string | null {
  if (typeof action === 'string') return action;
  return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : null;
}

/**
 * The events of an action that sends: of a fixed event its type, of a computed one the types that are written in the
 * function, since XState knows an event only once it is sent.
 */
function eventsOf(action: unknown): readonly string[] {
  if (typeof action !== 'function' || !('event' in action)) return [];
  const { event } = action;
  if (typeof event === 'object' && event !== null && 'type' in event) return [String(event.type)];
  if (typeof event !== 'function') return [];
  return [...new Set([...String(event).matchAll(EVENT_TYPE)].map(([, , type = '']) => type))];
}

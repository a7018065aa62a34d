import { type AnyStateMachine, StateMachine } from 'xstate';

/** Whether a value of a module is a machine. */
export const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

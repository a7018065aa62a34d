import type { AnyActorRef } from 'xstate';

/** Called for each running machine, those that run already included; returns what ends the observation of that one. */
export type MachineObserver = (actor: AnyActorRef) => () => void;

const running = new Set<AnyActorRef>();
/** By observer, what ends its observation of each machine. */
const observers = new Map<MachineObserver, Map<AnyActorRef, () => void>>();

/**
 * Enters a machine among the running ones of this page; call it before the machine starts. Returns what takes it out.
 * Without an observer it costs an entry in a set.
 */
export function enterRunning(actor: AnyActorRef): () => void {
  running.add(actor);
  for (const [observe, ends] of observers) ends.set(actor, observe(actor));
  return () => {
    running.delete(actor);
    for (const ends of observers.values()) {
      ends.get(actor)?.();
      ends.delete(actor);
    }
  };
}

/**
 * Observes the machines that run in this page and those that will. An observer sees a machine's events and steps, and
 * those of the machines it invokes, by `actor.system.inspect`. Returns what ends the observation.
 */
export function observeMachines(observe: MachineObserver): () => void {
  observers.set(observe, new Map([...running].map((actor) => [actor, observe(actor)])));
  return () => {
    for (const end of observers.get(observe)?.values() ?? []) end();
    observers.delete(observe);
  };
}

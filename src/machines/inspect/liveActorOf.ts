import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';
import { boundedContext } from './boundedContext';
import { currentStates } from './currentNodes';
import type { LiveActor } from './inspection';
import type { Watched } from './noteEvents';
import { safeVerdict } from './safeVerdict';
import { eventTypesOf } from './verdictOf';

/** A running machine as plain values, without secrets. */
export function liveActorOf({ key, actor, parent }: Watched, page: string): LiveActor | null {
  const snapshot = machineSnapshot(actor.getSnapshot());
  if (!snapshot) return null;
  const machines = new Set<unknown>(childMachines(snapshot));
  return {
    key,
    page,
    machine: snapshot.machine.id,
    name: parent === null ? snapshot.machine.id : actor.id,
    parent,
    services: Object.entries(snapshot.children).flatMap(([id, child]) => (child && !machines.has(child) ? [id] : [])),
    states: currentStates(snapshot),
    isOver: snapshot.status !== 'active',
    context: boundedContext(snapshot.context),
    events: eventTypesOf(snapshot).map((type) => ({ type, verdict: safeVerdict(snapshot, { type }) })),
  };
}

/** The machines that a machine has invoked. */
export const childMachines = ({ children }: AnyMachineSnapshot): readonly AnyActorRef[] =>
  // The type of the children is that of any machine: nothing.
  (Object.values(children) as AnyActorRef[]).filter((child) => machineSnapshot(child.getSnapshot()) !== null);

export const machineSnapshot = (snapshot: unknown): AnyMachineSnapshot | null =>
  isMachineSnapshot(snapshot) ? snapshot : null;

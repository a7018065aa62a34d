import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { notify } from '../feedback/toastStack';
import { enterRunning } from './runningMachines';

/** The event by which every machine notifies; an empty text is none. */
interface Notified {
  readonly text: string | null;
  readonly tone: 'success' | 'error';
}

/**
 * Runs a machine from the layout effect of its screen, and shows its notifications. `useActorRef` starts it in a passive
 * effect, and on a busy computer the browser delivers keys to a mounted field before passive effects: the machine would
 * queue them, the field would be reset to the machine's value, and all letters but the last would be lost. A state that
 * is set in a layout effect makes React run all other effects before the next key.
 */
export const useMachineActor: typeof useActorRef = (...given) => {
  const actor = useActorRef(...given);
  const [, setMounted] = useState(false);
  useLayoutEffect(() => {
    setMounted(true);
    const leave = enterRunning(actor);
    const { unsubscribe } = actor.on('notified' as never, ({ text, tone }: Notified) => {
      if (text) notify(text, tone);
    });
    return () => {
      unsubscribe();
      leave();
    };
  }, [actor]);
  return actor;
};

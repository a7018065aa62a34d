import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { enterRunning } from './runningMachines';

/**
 * Runs a machine from the layout effect of its screen. `useActorRef` starts it in a passive effect, and on a busy
 * computer the browser delivers keys to a mounted field before passive effects: the machine would queue them, the field
 * would be reset to the machine's value, and all letters but the last would be lost. A state that is set in a layout
 * effect makes React run all other effects before the next key.
 */
export const useMachineActor: typeof useActorRef = (...given) => {
  const actor = useActorRef(...given);
  const [, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  useLayoutEffect(() => enterRunning(actor), [actor]);
  return actor;
};

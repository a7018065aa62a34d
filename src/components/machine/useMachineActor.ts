import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';

/**
 * Runs a chart from the moment its screen stands. `useActorRef` starts it in an effect, and on a busy machine the browser
 * gives keys to a field that is there already before it comes to effects: the chart would keep them for later, the field would
 * be put back to what the chart holds, and all letters but the last would be lost. A state that is set in a layout effect has
 * React run all other effects at once, before the next key.
 */
export const useMachineActor: typeof useActorRef = (...given) => {
  const actor = useActorRef(...given);
  const [, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  return actor;
};

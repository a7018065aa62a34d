import { useEffect, useEffectEvent } from 'react';

interface FinishingActor<Output> {
  subscribe(observer: { complete: () => void }): { unsubscribe(): void };
  getSnapshot(): { readonly status: string; readonly output?: Output | undefined };
}

/** Calls back once with the output of a machine that has reached its final state; not when it is only stopped. */
export function useMachineOutput<Output>(actor: FinishingActor<Output>, onEnd: (output: Output) => void): void {
  const notifyDone = useEffectEvent(() => {
    const { status, output } = actor.getSnapshot();
    if (status === 'done' && output !== undefined) onEnd(output);
  });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => notifyDone() });
    return unsubscribe;
  }, [actor]);
}

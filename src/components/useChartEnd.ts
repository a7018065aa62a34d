import { useEffect, useEffectEvent } from 'react';

interface Ending<Output> {
  subscribe(observer: { complete: () => void }): { unsubscribe(): void };
  getSnapshot(): { readonly status: string; readonly output?: Output | undefined };
}

/** Tells once that a chart has come to its end, and what it gives; one that is only stopped has not. */
export function useChartEnd<Output>(chart: Ending<Output>, onEnd: (output: Output) => void): void {
  const ended = useEffectEvent(() => {
    const { status, output } = chart.getSnapshot();
    if (status === 'done' && output !== undefined) onEnd(output);
  });
  useEffect(() => {
    const { unsubscribe } = chart.subscribe({ complete: () => ended() });
    return unsubscribe;
  }, [chart]);
}

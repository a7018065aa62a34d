import { type Remote, releaseProxy, wrap } from 'comlink';
import type { ChartLayout } from '@/model/statechart/layoutTypes';
import type { Statechart } from '@/model/statechart/statechart';
import type { ChartJobs } from './chartJobs';

/** A worker that lays out statecharts; it starts with the first one. */
export interface ChartWorker {
  /** Each chart is laid out once. Rejects when the worker fails. */
  layout(chart: Statechart): Promise<ChartLayout>;
  stop(): void;
}

const startWorker = () => new Worker(new URL('./chart.worker.ts', import.meta.url), { type: 'module' });

export function createChartWorker(start: () => Worker = startWorker): ChartWorker {
  let running: { readonly worker: Worker; readonly remote: Remote<ChartJobs>; readonly died: Promise<never> } | null =
    null;
  const layouts = new WeakMap<Statechart, Promise<ChartLayout>>();
  const stop = () => {
    running?.remote[releaseProxy]();
    running?.worker.terminate();
    running = null;
  };
  const begin = () => {
    const worker = start();
    const died = new Promise<never>((_resolve, reject) => {
      worker.addEventListener('error', () => {
        stop();
        reject(new Error('The worker that draws machines has stopped.'));
      });
    });
    died.catch(() => undefined);
    return { worker, remote: wrap<ChartJobs>(worker), died };
  };
  return {
    layout: (chart) => {
      const known = layouts.get(chart);
      if (known !== undefined) return known;
      running ??= begin();
      const layout = Promise.race([running.remote.layoutChart(chart), running.died]);
      layouts.set(chart, layout);
      // The next one tries again.
      layout.catch(() => layouts.delete(chart));
      return layout;
    },
    stop,
  };
}

import { describe, expect, it } from 'vitest';
import { chartOf } from '@/machines/inspect/chartOf';
import { signInMachine } from '@/machines/session/signIn.machine';
import { toastMachine } from '@/machines/shell/toast.machine';
import { layoutChart } from '@/model/statechart/layoutChart';
import { chartJobs } from '@/workers/chartJobs';
import { createChartWorker } from '@/workers/chartWorker';
import { ChannelWorker } from './channelWorker';

/** A chart worker with the workers that it has started. */
function startedWorkers() {
  const started: ChannelWorker[] = [];
  const worker = createChartWorker(() => {
    const one = new ChannelWorker(chartJobs);
    started.push(one);
    // The channel has what the handle uses of a Worker.
    return one as unknown as Worker;
  });
  return { worker, started };
}

describe('chartWorker', () => {
  it('[MV18] lays out charts in one worker, each chart once', async () => {
    const { worker, started } = startedWorkers();
    const [signIn, toast] = [chartOf(signInMachine), chartOf(toastMachine)];
    const layouts = [worker.layout(signIn), worker.layout(toast), worker.layout(signIn)];
    expect(await Promise.all(layouts)).toEqual([layoutChart(signIn), layoutChart(toast), layoutChart(signIn)]);
    expect(layouts[0]).toBe(layouts[2]);
    expect(started).toHaveLength(1);
    worker.stop();
    expect(started[0]?.terminated).toBe(true);
  });

  it('[MV18] a worker that fails rejects its chart and is replaced by the next', async () => {
    const { worker, started } = startedWorkers();
    const toast = chartOf(toastMachine);
    const failed = worker.layout(toast);
    started[0]?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow('has stopped');
    expect(await worker.layout(toast)).toEqual(layoutChart(toast));
    expect(started).toHaveLength(2);
    worker.stop();
  });
});

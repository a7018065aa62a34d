import { type Remote, wrap } from 'comlink';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { CheckedLocation } from '@/model/network/checks/checkLocation';
import type { Problem } from '@/model/network/checks/problem';
import { deltaBetween, isEmptyDelta } from '@/model/network/delta';
import type { CheckJobs } from './checkJobs';

/** A worker that checks networks; it starts with the first one, and again after it died. */
export interface CheckWorker {
  /**
   * The problems of a location, errors first. Only what changed since the last call is sent; the same location is
   * checked once.
   * @throws Error when the worker died
   */
  check(location: CheckedLocation): Promise<readonly Problem[]>;
}

interface Running {
  readonly remote: Remote<CheckJobs>;
  readonly died: Promise<never>;
  location: CheckedLocation | null;
  readonly floorPlans: Map<string, FloorPlan | null>;
  last: Promise<readonly Problem[]> | null;
}

const startWorker = () => new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });

export function createCheckWorker(start: () => Worker = startWorker): CheckWorker {
  let running: Running | null = null;

  const begin = (): Running => {
    const worker = start();
    const died = new Promise<never>((_resolve, reject) => {
      worker.addEventListener('error', () => {
        worker.terminate();
        if (running === begun) running = null;
        reject(new Error('The worker that checks networks has stopped. Try again.'));
      });
    });
    // Nobody may be awaiting it when the worker dies.
    died.catch(() => undefined);
    const begun: Running = { remote: wrap<CheckJobs>(worker), died, location: null, floorPlans: new Map(), last: null };
    return begun;
  };

  return {
    check(location) {
      running ??= begin();
      const { remote, died, location: before, floorPlans } = running;
      let isChanged = false;
      const change = (send: () => Promise<void>) => {
        isChanged = true;
        void send();
      };
      if (!before) change(() => remote.open(location.network));
      else if (before.network !== location.network) {
        const delta = deltaBetween(before.network, location.network);
        if (!isEmptyDelta(delta)) change(() => remote.change(delta));
      }
      const { destinations, labels, meshes } = location.data;
      const isSameData =
        before?.data.destinations === destinations &&
        before.data.labels === labels &&
        before.data.meshes === meshes &&
        before.types === location.types &&
        JSON.stringify(before.floors.map(idOf)) === JSON.stringify(location.floors.map(idOf));
      if (!isSameData)
        change(() => remote.setData({ destinations, labels, meshes }, location.types, location.floors.map(idOf)));
      const isHere = new Set(location.floors.map(({ uuid }) => uuid));
      for (const uuid of floorPlans.keys()) {
        // Of another location, or deleted: the worker need not hold it any longer.
        if (isHere.has(uuid)) continue;
        floorPlans.delete(uuid);
        void remote.setFloorPlan(uuid, null);
      }
      for (const { uuid, floorPlan } of location.floors) {
        if ((floorPlans.get(uuid) ?? null) === floorPlan) continue;
        floorPlans.set(uuid, floorPlan);
        change(() => remote.setFloorPlan(uuid, floorPlan));
      }
      running.location = location;
      if (isChanged || !running.last) running.last = Promise.race([remote.check(), died]);
      return running.last;
    },
  };
}

const idOf = ({ uuid, elevation }: CheckedLocation['floors'][number]) => ({ uuid, elevation });

import { type Remote, wrap } from 'comlink';
import { type Delta, deltaBetween, isEmptyDelta } from '@/model/network/delta';
import type { Network, TravelType } from '@/model/network/network';
import type { RouteCase, Verdict } from '@/model/routing/cases/routeCase';
import type { RouteRequest, RouteResult } from '@/model/routing/routeRequest';
import type { RouteJobs } from './routeJobs';

/** A worker that finds routes; it starts with the first network, and again after it died. */
export interface RouteWorker {
  /** Sets the network; only changes since the last call are sent. */
  setNetwork(network: Network, types: readonly TravelType[], delays: ReadonlyMap<number, number>): void;
  ask(question: RouteRequest): Promise<RouteResult>;
  /** Whether each route case holds on the network that was set last. */
  judge(cases: readonly RouteCase[]): Promise<readonly Verdict[]>;
  /** Which of the latest steps broke a case, oldest first; null if it failed before all of them. */
  trace(routeCase: RouteCase, steps: readonly Delta[]): Promise<number | null>;
}

interface WorkerState {
  readonly network: Network;
  readonly types: readonly TravelType[];
  readonly delays: ReadonlyMap<number, number>;
}

const startWorker = () => new Worker(new URL('./route.worker.ts', import.meta.url), { type: 'module' });

export function createRouteWorker(start: () => Worker = startWorker): RouteWorker {
  let remote: Remote<RouteJobs> | null = null;
  let workerState: WorkerState | null = null;
  let died: Promise<never> | null = null;

  const begin = (): Remote<RouteJobs> => {
    const worker = start();
    const begun = wrap<RouteJobs>(worker);
    died = new Promise<never>((_resolve, reject) => {
      worker.addEventListener('error', () => {
        worker.terminate();
        if (remote === begun) {
          remote = null;
          workerState = null;
        }
        reject(new Error('The worker that finds ways has stopped. Try again.'));
      });
    });
    died.catch(() => undefined);
    return begun;
  };

  const answered = <T>(job: (jobs: Remote<RouteJobs>) => Promise<T>): Promise<T> => {
    if (!remote || !died) return Promise.reject(new Error('The worker that finds routes has no network yet.'));
    return Promise.race([job(remote), died]);
  };

  return {
    setNetwork(network, types, delays) {
      const before = workerState;
      workerState = { network, types, delays };
      if (!remote || !before || before.types !== types || before.delays !== delays) {
        remote ??= begin();
        void remote.open(network, types, delays);
        return;
      }
      if (before.network === network) return;
      const delta = deltaBetween(before.network, network);
      if (!isEmptyDelta(delta)) void remote.change(delta);
    },
    ask: (question) => answered<RouteResult>((jobs) => jobs.ask(question)),
    judge: (cases) => answered((jobs) => jobs.judge(cases)),
    trace: (routeCase, steps) => answered((jobs) => jobs.trace(routeCase, steps)),
  };
}

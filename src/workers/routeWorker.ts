import { type Remote, wrap } from 'comlink';
import { deltaBetween, isEmptyDelta } from '@/model/plan/delta';
import type { Plan, TravelType } from '@/model/plan/plan';
import type { RouteAnswer, RouteJobs, RouteQuestion } from './routeJobs';

/** A worker that finds ways; it is started with the first plan and again after it died. */
export interface RouteWorker {
  /** The plan as it is now; only what changed since the last call travels. */
  setPlan(plan: Plan, types: readonly TravelType[], delays: ReadonlyMap<number, number>): void;
  ask(question: RouteQuestion): Promise<RouteAnswer>;
}

interface Held {
  readonly plan: Plan;
  readonly types: readonly TravelType[];
  readonly delays: ReadonlyMap<number, number>;
}

const startWorker = () => new Worker(new URL('./route.worker.ts', import.meta.url), { type: 'module' });

export function createRouteWorker(start: () => Worker = startWorker): RouteWorker {
  let remote: Remote<RouteJobs> | null = null;
  let held: Held | null = null;
  let died: Promise<never> | null = null;

  const begin = (): Remote<RouteJobs> => {
    const worker = start();
    const begun = wrap<RouteJobs>(worker);
    died = new Promise<never>((_resolve, reject) => {
      worker.addEventListener('error', () => {
        worker.terminate();
        if (remote === begun) {
          remote = null;
          held = null;
        }
        reject(new Error('The worker that finds ways has stopped. Try again.'));
      });
    });
    died.catch(() => undefined);
    return begun;
  };

  return {
    setPlan(plan, types, delays) {
      const before = held;
      held = { plan, types, delays };
      if (!remote || !before || before.types !== types || before.delays !== delays) {
        remote ??= begin();
        void remote.open(plan, types, delays);
        return;
      }
      if (before.plan === plan) return;
      const delta = deltaBetween(before.plan, plan);
      if (!isEmptyDelta(delta)) void remote.change(delta);
    },
    ask: (question) => {
      if (!remote || !died) return Promise.reject(new Error('No plan was given to find ways on.'));
      return Promise.race([remote.ask(question), died]);
    },
  };
}

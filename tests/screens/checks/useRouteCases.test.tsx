import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { routeCasesQuery } from '@/api/network/routeCases';
import type { RouteCases } from '@/screens/checks/routeCases';
import type { RoutePort } from '@/screens/checks/routePort';
import { useRouteCases } from '@/screens/checks/useRouteCases';
import { createRouteJobs } from '@/workers/routeJobs';
import { sampleNetwork } from '../../model/network/sampleNetwork';
import { TYPES } from '../../model/routing/randomNetwork';
import { cleanUp, render } from '../../support/dom/render';

afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

const STORED = {
  id: 7,
  name: 'Door to corner',
  from: { node_id: 1 },
  to: { node_id: 2 },
  step_free: false,
  max_metres: 100,
  max_seconds: null,
  revision: 1,
};

/** The route cases of a location whose service answers the question for its delays like this. */
async function judged(delays: () => Response) {
  vi.stubGlobal('fetch', async () => delays());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryDefaults(routeCasesQuery('mall').queryKey, { enabled: false });
  client.setQueryData(routeCasesQuery('mall').queryKey, [STORED]);
  const jobs = createRouteJobs();
  const routes: RoutePort = {
    setNetwork: (network, types, known) => jobs.open(network, types, known),
    ask: async (question) => jobs.ask(question),
    judge: async (cases) => jobs.judge(cases),
    trace: async (routeCase, steps) => jobs.trace(routeCase, steps),
  };
  const network = sampleNetwork();
  let now: RouteCases | undefined;
  function Judge() {
    now = useRouteCases({ project: 'mall', network, types: TYPES, routes, past: null });
    return null;
  }
  const { until } = await render(
    <QueryClientProvider client={client}>
      <Judge />
    </QueryClientProvider>,
  );
  return { until, now: () => now };
}

it('[CF12] route cases are judged once the delays of the location are known', async () => {
  const { until, now } = await judged(() => Response.json({ data: [] }));
  await until(() => now()?.judged.length === 1);
  expect(now()).toMatchObject({ judged: [{ routeCase: { id: 7 }, verdict: { kind: 'holds' } }], hasFailed: false });
});

it('[CF12] without the delays no route case is said to hold', async () => {
  const { until, now } = await judged(() =>
    Response.json({ error: 'Busy.', message: 'Busy.', code: 'busy' }, { status: 503 }),
  );
  await until(() => now()?.hasFailed === true);
  expect(now()).toMatchObject({ judged: [], isJudging: false });
});

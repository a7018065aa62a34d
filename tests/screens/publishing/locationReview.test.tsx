import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { floorPlanQuery } from '@/api/buildings/floors';
import { projectQuery } from '@/api/locations/project';
import { networkQuery, projectDataQuery } from '@/api/network/editor';
import { routeCasesQuery } from '@/api/network/routeCases';
import { publicationChangesQuery } from '@/api/publishing/publicationChanges';
import { clearToasts } from '@/components/feedback/toastStack';
import type { Floor } from '@/contract/buildings/buildings';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { Project } from '@/contract/locations/projects';
import { publishingMachine } from '@/machines/locations/publishing.machine';
import { checkLocation } from '@/model/network/checks/checkLocation';
import { createNetwork } from '@/model/network/network';
import { type CheckPort, CheckWorkerContext, useOpenCheckWorker } from '@/screens/checks/checkPort';
import { type RoutePort, RouteWorkerContext, useOpenRouteWorker } from '@/screens/checks/routePort';
import { useRouteCases } from '@/screens/checks/useRouteCases';
import { PublishControl } from '@/screens/editor/publish/PublishControl';
import { useBesideNetwork } from '@/screens/editor/session/besideNetwork';
import { useOpenedLocation } from '@/screens/editor/session/openedLocation';
import { PublishState } from '@/screens/locationOverview/PublishState';
import { LocationDialog } from '@/screens/locations/LocationDialog';
import { usePublishing } from '@/screens/publishing/usePublishing';
import { createRouteJobs } from '@/workers/routeJobs';
import { projectAnswer } from '../../app/support/samples';
import { edge, node } from '../../model/network/sampleNetwork';
import { floorPlanOf } from '../../support/boxFloorPlan';
import { cleanUp, render } from '../../support/dom/render';
import { GROUND, housed, testEditor } from '../../support/dom/testEditor';

beforeEach(() => clearToasts());
afterEach(cleanUp);

const PLANNED: Floor = { ...GROUND, plan: 'plan-ground' };
const WALK = { id: 1, name: 'Walk', details: '', mapicon_url_entry: null, jointype: 'walk', accessable: 1 } as const;
/** A node that nothing joins, and a path whose length a route case limits. */
const network = createNetwork([node(1, 0, 0), node(2, 10, 0), node(3, 40, 4)], [edge(11, 1, 2)]);
const routeCase = {
  id: 7,
  name: 'Door to corner',
  from: { node_id: 1 },
  to: { node_id: 2 },
  step_free: false,
  max_metres: 5,
  max_seconds: null,
  revision: 1,
};
const project = projectAnswer({
  uuid: 'mall',
  publish_status: 1,
  hasMap: true,
  has_demo_units: true,
}) as unknown as Project & ProjectDetails;

const checksHere: CheckPort = { check: async (location) => checkLocation(location) };
const routesHere = (): RoutePort => {
  const jobs = createRouteJobs();
  return {
    setNetwork: (changed, types, delays) => jobs.open(changed, types, delays),
    ask: async (question) => jobs.ask(question),
    judge: async (cases) => jobs.judge(cases),
    trace: async (one, steps) => jobs.trace(one, steps),
  };
};

interface Workers {
  readonly openChecks: () => Promise<CheckPort>;
  readonly openRoutes: () => Promise<RoutePort>;
}

const Overview = () => <PublishState project={project} publishing={usePublishing(publishingMachine, project)} />;
const Dialog = () => (
  <LocationDialog
    project={project}
    publishMachine={publishingMachine}
    Importer={() => null}
    onDelete={() => undefined}
    onClose={() => undefined}
  />
);
/** The editor judges its route cases beside the question, with the routes that it has already. */
function Editor({ routes }: { readonly routes: RoutePort }) {
  const { project: uuid, types } = useOpenedLocation();
  const { routeCases } = useBesideNetwork();
  const cases = useRouteCases({ project: uuid, network, types, routes, past: null });
  useEffect(() => routeCases.set(cases), [routeCases, cases]);
  return <PublishControl machine={publishingMachine} isDirty={false} onSave={() => undefined} />;
}

type Place = readonly [name: string, press: string, show: (routes: RoutePort) => ReactNode];

const DIALOG: Place = ['the dialog of a location', 'Publish Project', () => <Dialog />];
const PLACES: readonly Place[] = [
  ['the editor', 'Publish', (routes) => <Editor routes={routes} />],
  DIALOG,
  ['the overview and the settings', 'Publish Project', () => <Overview />],
];
const FOR_DEMO: readonly Place[] = [
  ['the dialog of a location, for demo units', 'Publish to Demo Units', () => <Dialog />],
  ['the overview and the settings, for demo units', 'Publish to Demo Units', () => <Overview />],
];

/** The question before publishing of a stored location, opened in one of the places. */
async function asked([, press, place]: Place, { openChecks, openRoutes }: Workers) {
  const editor = await testEditor({ network, data: { location: housed([PLANNED]), transporttypes: [WALK] } });
  const client: QueryClient = editor.client;
  client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, enabled: false } });
  client.setQueryDefaults(['check-worker'], { enabled: true });
  client.setQueryDefaults(['route-script'], { enabled: true });
  client.setQueryData(projectQuery('mall').queryKey, project as never);
  client.setQueryData(projectDataQuery('mall').queryKey, editor.session.data);
  client.setQueryData(networkQuery('mall').queryKey, network as never);
  client.setQueryData(floorPlanQuery('ground', 'plan-ground').queryKey, floorPlanOf({}));
  client.setQueryData(routeCasesQuery('mall').queryKey, [routeCase]);
  client.setQueryData(['dynamic-routes', 'mall'], []);
  client.setQueryData(publicationChangesQuery('mall').queryKey, {
    published_at: null,
    earlier_build: null,
    changes: [],
  });
  const provided = (shown: ReactNode) =>
    editor.around(
      <CheckWorkerContext value={openChecks}>
        <RouteWorkerContext value={openRoutes}>
          <QueryClientProvider client={client}>{shown}</QueryClientProvider>
        </RouteWorkerContext>
      </CheckWorkerContext>,
    );
  const page = await render(provided(place(routesHere())));
  const button = (name: string) =>
    [...page.page.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null;
  await page.until(() => button(press) !== null);
  await page.after(() => button(press)?.click());
  await page.until(() => page.page.querySelector('[role=dialog]') !== null);
  const words = () => page.page.querySelector('[role=dialog]')?.textContent ?? '';
  return { ...page, button, words };
}

it.each([...PLACES, ...FOR_DEMO])(
  '[PU30] [PU33] checks and route cases say the same in every place: %s',
  async (...place) => {
    const { words, until } = await asked(place, {
      openChecks: async () => checksHere,
      openRoutes: async () => routesHere(),
    });
    await until(() => words().includes('1 problem on all floors') && words().includes('1 route case fails'));
    expect(words()).toContain('“Door to corner” is 10 m long, but should be at most 5 m.');
    expect(words()).not.toContain('Checking');
  },
);

it.each(FOR_DEMO)('[PU33] the question names the demo units, and what visitors see: %s', async (...place) => {
  const { words } = await asked(place, { openChecks: async () => checksHere, openRoutes: async () => routesHere() });
  expect(words()).toMatch(/^Publish .+ to its demo units\?/);
  expect(words()).toContain('Only demo units show it. Visitors see what was published before.');
});

it.each(PLACES)('[PU30] checks whose script cannot be loaded say so, with Retry: %s', async (...place) => {
  let isAway = true;
  const { words, until, after, button } = await asked(place, {
    openChecks: async () => {
      if (isAway) throw new Error('The script could not be loaded.');
      return checksHere;
    },
    openRoutes: async () => routesHere(),
  });
  await until(() => words().includes('The network could not be checked.'));
  expect(words()).not.toContain('Checking all floors');
  isAway = false;
  await after(() => button('Retry')?.click());
  await until(() => words().includes('1 problem on all floors'));
  expect(words()).not.toContain('could not be checked');
});

it.each(PLACES)('[PU30] checks whose worker has stopped say so, with Retry: %s', async (...place) => {
  let isDead = true;
  const dying: CheckPort = {
    check: async (location) => {
      if (isDead) throw new Error('The worker has stopped.');
      return checkLocation(location);
    },
  };
  const { words, until, after, button } = await asked(place, {
    openChecks: async () => dying,
    openRoutes: async () => routesHere(),
  });
  await until(() => words().includes('The network could not be checked.'));
  expect(words()).not.toContain('Checking all floors');
  isDead = false;
  await after(() => button('Retry')?.click());
  await until(() => words().includes('1 problem on all floors'));
});

it('[PU30] route cases whose script cannot be loaded say so, with Retry', async () => {
  let isAway = true;
  const { words, until, after, button } = await asked(DIALOG, {
    openChecks: async () => checksHere,
    openRoutes: async () => {
      if (isAway) throw new Error('The script could not be loaded.');
      return routesHere();
    },
  });
  await until(() => words().includes('The route cases could not be checked.'));
  isAway = false;
  await after(() => button('Retry')?.click());
  await until(() => words().includes('1 route case fails'));
});

it('[PU30] a screen that is shown without the workers fails instead of waiting', () => {
  const Checking = () => <>{String(useOpenCheckWorker())}</>;
  const Judging = () => <>{String(useOpenRouteWorker())}</>;
  expect(() => renderToString(<Checking />)).toThrow('src/app provides the worker');
  expect(() => renderToString(<Judging />)).toThrow('src/app provides the route worker');
});

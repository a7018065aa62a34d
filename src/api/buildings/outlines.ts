import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { correctOutlines, undoOutlines, type WireCorrection } from '@/contract/buildings/outlines';
import type { ProjectData } from '@/contract/locations/projectData';
import { projectDataQuery, refreshPlacements } from '../network/editor';
import { projectDataKey } from '../network/keys';
import { ApiError } from '../transport/apiError';
import { digest } from '../transport/digest';
import { call } from '../transport/http';
import { floorPlanQuery } from './floors';

interface Correcting {
  readonly floor: string;
  /** The floor plan that the correction was made on; null where it begins one. */
  readonly plan: string | null;
  readonly correction: WireCorrection;
  /** A call whose answer was lost has one effect when it is repeated under the same attempt. */
  readonly attempt: string;
}

/** Corrects the floor plan of a floor. The new one is loaded before it is shown, so the map is never empty. */
export const correctOutlinesIn = (project: string, organisation: string) =>
  mutationOptions({
    mutationFn: async ({ floor, plan, correction, attempt }: Correcting) => {
      const body = { plan, correction };
      const idempotencyKey = await digest(`${attempt} ${JSON.stringify(body)}`);
      return call(correctOutlines, { params: { uuid: floor }, body, idempotencyKey });
    },
    onSuccess: ({ data }, { floor }, _result, { client }) =>
      showPlan(client, { project, organisation, floor, plan: data.plan }),
    onError: (error, _body, _result, { client }) => refreshIfStale(client, project, error),
  });

/** Takes back the correction that made a floor plan. */
export const undoOutlinesIn = (project: string, organisation: string) =>
  mutationOptions({
    mutationFn: ({ floor, plan }: { floor: string; plan: string }) =>
      call(undoOutlines, { params: { uuid: floor }, body: { plan } }),
    onSuccess: ({ data }, { floor }, _result, { client }) =>
      showPlan(client, { project, organisation, floor, plan: data.plan }),
    onError: (error, _body, _result, { client }) => refreshIfStale(client, project, error),
  });

/** Whoever was slower gets the floor plan of the other one. */
async function refreshIfStale(client: QueryClient, project: string, error: Error): Promise<void> {
  if (error instanceof ApiError && error.status === 409)
    await client.invalidateQueries({ queryKey: projectDataKey(project) });
}

async function showPlan(
  client: QueryClient,
  {
    project,
    organisation,
    floor,
    plan,
  }: Readonly<Record<'project' | 'organisation' | 'floor', string>> & { readonly plan: string | null },
): Promise<void> {
  // Where it cannot be loaded now, the map says so and offers to try again.
  if (plan !== null) await client.prefetchQuery(floorPlanQuery(floor, plan));
  const { queryKey } = projectDataQuery(project);
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, (data) => data && withPlan(data, floor, plan));
  void refreshPlacements(client, project, organisation);
}

const withPlan = (data: ProjectData, floor: string, plan: string | null): ProjectData => ({
  ...data,
  location: {
    ...data.location,
    buildings: data.location.buildings.map((building) => ({
      ...building,
      floors: building.floors.map((one) => (one.uuid === floor ? { ...one, plan } : one)),
    })),
  },
});

import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  createDestination,
  createPlacement,
  deletePlacement,
  type destinationRule,
  findPlacement,
  listPlacements,
  type placementRule,
  updatePlacement,
} from '@/contract/destinations/destinations';
import { listDynamicRoutes, readProjectData } from '@/contract/locations/projectData';
import { networkSchema, readNetwork, saveMesh, saveNetwork, type WireNetwork } from '@/contract/network/network';
import { toAssignedIds, toChangeSet, toNetwork } from '@/contract/network/networkWire';
import type { MeshKind } from '@/model/floorPlan/kinds/meshKind';
import type { AssignedIds } from '@/model/network/adoptIds';
import { type FloorId, floorId, type Network } from '@/model/network/network';
import { destinationsKey } from '../destinations/keys';
import { projectKey } from '../locations/keys';
import { ApiError } from '../transport/apiError';
import { digest } from '../transport/digest';
import { call } from '../transport/http';
import { dynamicRoutesKey, networkKey, placementKey, placementsKey, projectDataKey } from './keys';

export const projectDataQuery = (project: string) =>
  queryOptions({
    queryKey: projectDataKey(project),
    queryFn: async ({ signal }) => (await call(readProjectData, { params: { uuid: project }, signal })).data,
  });

/** The meshes of a location with a destination; loaded again with the data of the location. */
export const placementsQuery = (project: string) =>
  queryOptions({
    queryKey: placementsKey(project),
    queryFn: async ({ signal }) => (await call(listPlacements, { params: { uuid: project }, signal })).data,
  });

/** The destination of a mesh, looked up when the mesh is selected; null where it has none. */
export const placementAtQuery = (project: string, floor_id: string, object_name: string) =>
  queryOptions({
    queryKey: placementKey(project, floor_id, object_name),
    queryFn: async ({ signal }) => {
      try {
        return (await call(findPlacement, { body: { floor_id, object_name }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 0,
    retry: false,
  });

export const dynamicRoutesQuery = (project: string) =>
  queryOptions({
    queryKey: dynamicRoutesKey(project),
    queryFn: async ({ signal }) => (await call(listDynamicRoutes, { params: { uuid: project }, signal })).data,
  });

export const networkQuery = (project: string) =>
  queryOptions({
    queryKey: networkKey(project),
    queryFn: async ({ signal }) => (await loadNetwork(project, signal)).network,
    staleTime: 0,
  });

interface NetworkAtRevision {
  readonly network: Network;
  readonly revision: number;
  /** All floors of the location; absent where the service does not name them. */
  readonly floors?: readonly FloorId[];
}

const atRevision = (wire: WireNetwork): NetworkAtRevision => ({
  network: toNetwork(wire),
  revision: wire.revision,
  ...(wire.floors && { floors: wire.floors.map(floorId) }),
});

/** Nodes, paths and groups of all floors at one revision. */
export async function loadNetwork(project: string, signal?: AbortSignal): Promise<NetworkAtRevision> {
  const { data } = await call(readNetwork, { params: { uuid: project }, ...(signal && { signal }) });
  return atRevision(data);
}

export type NetworkSave =
  | { readonly kind: 'saved'; readonly revision: number; readonly assignedIds: AssignedIds; readonly network: Network }
  | { readonly kind: 'stale'; readonly theirs: NetworkAtRevision };

/**
 * Saves the difference between `base` and `network`. The idempotency key is derived from the content, so that repeating a
 * save after a lost response or a crash saves once.
 * @throws ApiError for every answer but success and a revision conflict
 */
export async function saveNetworkChanges(
  project: string,
  base: NetworkAtRevision,
  network: Network,
): Promise<NetworkSave> {
  const body = toChangeSet(base.network, network, base.revision);
  try {
    const { data } = await call(saveNetwork, {
      params: { uuid: project },
      body,
      idempotencyKey: await digest(`${project} ${JSON.stringify(body)}`),
    });
    return { kind: 'saved', revision: data.revision, assignedIds: toAssignedIds(data, base.network, network), network };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const current = networkSchema.safeParse(error.body?.current);
    if (!current.success) throw error;
    return { kind: 'stale', theirs: atRevision(current.data) };
  }
}

/** Refetches the queries that a change of placements makes stale. */
export const refreshPlacements = async (client: QueryClient, project: string, organisation: string) => {
  // Whether there is something to publish may have changed; nothing waits for that.
  void client.invalidateQueries({ queryKey: projectKey(project) });
  await client.invalidateQueries({ queryKey: projectDataKey(project) });
  await client.invalidateQueries({ queryKey: destinationsKey(organisation) });
};

export const createDestinationIn = (project: string, organisation: string) =>
  mutationOptions({
    mutationFn: async (body: z.input<typeof destinationRule>) =>
      call(createDestination, { params: { uuid: organisation }, body }),
    onSuccess: (_answer, _body, _result, { client }) => refreshPlacements(client, project, organisation),
  });

/** Creates placements without an id, updates placements with one. */
export const savePlacement = (project: string, organisation: string) =>
  mutationOptions({
    mutationFn: async ({ id, ...body }: z.input<typeof placementRule> & { id: number | null }) =>
      id === null ? call(createPlacement, { body }) : call(updatePlacement, { params: { id: String(id) }, body }),
    onSuccess: (_answer, _body, _result, { client }) => refreshPlacements(client, project, organisation),
  });

export const removePlacement = (project: string, organisation: string) =>
  mutationOptions({
    mutationFn: async (id: number) => call(deletePlacement, { params: { id: String(id) } }),
    onSuccess: (_answer, _id, _result, { client }) => refreshPlacements(client, project, organisation),
  });

/** One change of a mesh after the other, each based on the mesh as it is after the one before. */
export const storeMesh = (project: string, organisation: string) =>
  mutationOptions({
    scope: { id: `meshes ${project}` },
    mutationFn: async (
      body: {
        floor_id: string;
        object_name: string;
        location_id: string | null;
        type: 'destination' | 'floor';
        linked_floor_id: string | null;
        kind?: MeshKind | null;
      },
      { client },
    ) => {
      const known = client
        .getQueryData(projectDataQuery(project).queryKey)
        ?.meshes?.find(({ floor_id, object_name }) => floor_id === body.floor_id && object_name === body.object_name);
      return call(saveMesh, { body: { ...body, revision: known ? known.revision : 0 } });
    },
    onSettled: (_answer, _error, _body, _result, { client }) => refreshPlacements(client, project, organisation),
  });

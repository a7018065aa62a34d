import type { PoolClient } from 'pg';
import { standardIconId } from '@/model/content/icons/standardIcons';
import { elevationOf } from '@/model/network/elevationOf';
import { findBuilding, findFloor } from '../repositories/buildings/read';
import { insertBuilding, insertFloor, replaceLabels } from '../repositories/buildings/write';
import {
  insertAmenities,
  insertCategories,
  insertDestinations,
  insertDynamicRoute,
  insertKiosks,
  insertNodeAmenities,
  insertPlacements,
} from '../repositories/destinations/bulkInserts';
import { insertJob } from '../repositories/jobs/jobs';
import { confirmProjectOf, insertProject } from '../repositories/locations/write';
import { insertGroup } from '../repositories/network/transitGroups';
import { advanceNetwork, insertEdges, insertNodes, type Owner, reserveIds } from '../repositories/network/write';
import { findUpload } from '../repositories/uploads/read';
import { approveUploadOf, insertUpload } from '../repositories/uploads/write';
import { amenitiesOf } from './centre/amenities';
import { boundingOf } from './centre/boundingOf';
import type { DemoVenue } from './centre/demoVenue';
import type { StoredFloor } from './storeVenue';

interface SeededFloor {
  readonly id: number;
  readonly uuid: string;
  readonly elevation: number;
}

/**
 * Writes the rows of a venue (location, floors with stored floor plans, content, network, kiosks) and queues its
 * publishing.
 */
export async function seedVenue(
  client: PoolClient,
  demo: DemoVenue,
  by: { organisationId: number; userId: number; kiosks: string },
  stored: readonly StoredFloor[],
): Promise<{ readonly id: number; readonly uuid: string }> {
  const project = await insertProject(client, by.organisationId, demo);
  await confirmProjectOf(client, by.organisationId, project.id, new Date());
  const owner: Owner = { organisationId: by.organisationId, projectId: project.id };
  await client.query('UPDATE projects SET settings = settings || $2::jsonb WHERE id = $1', [
    project.id,
    JSON.stringify({ ...demo.position, ...boundingOf(demo) }),
  ]);
  const buildingUuid = await insertBuilding(client, by.organisationId, project.id, demo.building);
  const building = await findBuilding(client, by.organisationId, buildingUuid);
  if (!building) throw new Error('The building was not inserted.');
  const floors: SeededFloor[] = [];
  for (const [index, { spec }] of demo.venue.floors.entries()) {
    const uuid = await insertFloor(client, by.organisationId, building, spec);
    const floor = await findFloor(client, by.organisationId, uuid);
    const files = stored[index];
    if (!floor || !files) throw new Error(`The floor ${spec.name} was not inserted.`);
    await seedFloorPlan(client, owner, floor.id, files, by.userId);
    floors.push({ id: floor.id, uuid, elevation: elevationOf(spec.order) });
  }
  await seedContent(client, demo, owner, floors);
  const nodeIds = await seedNetwork(client, demo, owner, floors);
  await seedAmenities(client, demo, owner.organisationId, nodeIds);
  await insertKiosks(
    client,
    owner,
    demo.kiosks.map((kiosk, index) => ({
      ...kiosk,
      uid: `${by.kiosks}-${String(index + 1).padStart(3, '0')}`,
      nodeId: nodeIds[kiosk.node] ?? null,
      // The last one shows a publication before all others do.
      isDemo: index === demo.kiosks.length - 1,
    })),
  );
  await advanceNetwork(client, project.id, null);
  await insertJob(client, {
    organisationId: by.organisationId,
    projectId: project.id,
    kind: 'publish',
    createdBy: by.userId,
    payload: {},
  });
  return project;
}

async function seedFloorPlan(
  client: PoolClient,
  owner: Owner,
  floorId: number,
  { plan, ...files }: StoredFloor,
  userId: number,
): Promise<void> {
  const uuid = await insertUpload(client, owner.organisationId, {
    projectId: owner.projectId,
    floorId,
    ...files,
    report: plan.report,
    meshNames: plan.names,
    createdBy: userId,
  });
  const upload = await findUpload(client, owner.organisationId, uuid);
  if (!upload) throw new Error('The upload was not inserted.');
  await approveUploadOf(client, owner.organisationId, upload, userId, new Date());
}

async function seedContent(
  client: PoolClient,
  { categories, tenants, placed }: DemoVenue,
  owner: Owner,
  floors: readonly SeededFloor[],
): Promise<void> {
  const { organisationId } = owner;
  const categoryOf = await withMissing(client, 'categories', { organisationId, wanted: categories }, (missing) =>
    insertCategories(
      client,
      organisationId,
      missing.map((category) => ({ ...category, iconId: standardIconId(category.icon) })),
    ),
  );
  const destinationOf = await withMissing(client, 'destinations', { organisationId, wanted: tenants }, (missing) =>
    insertDestinations(
      client,
      organisationId,
      missing.map((tenant) => ({ ...tenant, categoryId: categoryOf.get(tenant.category) ?? 0 })),
    ),
  );
  await insertPlacements(
    client,
    owner,
    placed.map(({ floor, mesh, tenant, ...place }) => ({
      ...place,
      floorId: floors[floor]?.id ?? 0,
      objectName: mesh,
      destinationId: destinationOf.get(tenants[tenant]?.name ?? '') ?? 0,
    })),
  );
  for (const [index, floor] of floors.entries())
    await replaceLabels(
      client,
      owner.organisationId,
      floor.id,
      placed
        .filter((one) => one.floor === index)
        .map(({ mesh, tenant }) => ({ mesh, text: tenants[tenant]?.name ?? '' })),
    );
}

async function seedAmenities(
  client: PoolClient,
  { venue, kiosks }: DemoVenue,
  organisationId: number,
  nodeIds: readonly number[],
): Promise<void> {
  const wanted = amenitiesOf(venue, kiosks);
  const amenityOf = await withMissing(client, 'amenities', { organisationId, wanted }, (missing) =>
    insertAmenities(
      client,
      organisationId,
      missing.map(({ icon, nodes: _, ...amenity }) => ({ ...amenity, iconId: standardIconId(icon) })),
    ),
  );
  await insertNodeAmenities(
    client,
    wanted.flatMap(({ name, nodes }) => nodes.map((node) => [nodeIds[node] ?? 0, amenityOf.get(name) ?? 0] as const)),
  );
}

/** The ids of records by their names; those that no earlier location of the organisation has brought are inserted. */
async function withMissing<Draft extends { readonly name: string }>(
  client: PoolClient,
  table: 'amenities' | 'categories' | 'destinations',
  { organisationId, wanted }: { organisationId: number; wanted: readonly Draft[] },
  insert: (missing: readonly Draft[]) => Promise<readonly number[]>,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ id: number; name: string }>(
    `SELECT id, name FROM ${table} WHERE organisation_id = $1 AND name = ANY ($2::text[])`,
    [organisationId, wanted.map(({ name }) => name)],
  );
  const found = new Map(rows.map(({ id, name }) => [name, id]));
  const missing = wanted.filter(({ name }) => !found.has(name));
  const ids = await insert(missing);
  return new Map([...found, ...missing.map(({ name }, at) => [name, ids[at] ?? 0] as const)]);
}

/** Returns the id of each node. */
async function seedNetwork(
  client: PoolClient,
  { venue, delays }: DemoVenue,
  owner: Owner,
  floors: readonly SeededFloor[],
): Promise<number[]> {
  const { nodes, edges, groups } = venue;
  const delayIds = new Map<number, number>();
  for (const delay of delays) delayIds.set(delay.node, await insertDynamicRoute(client, owner, delay));
  const nodeIds = await reserveIds(client, 'nodes', nodes.length);
  const floorOf = (node: number) => floors[nodes[node]?.floor ?? 0];
  const id = (node: number) => nodeIds[node] ?? 0;
  await insertNodes(
    client,
    owner,
    nodes.map((node, index) => ({
      ...node,
      id: id(index),
      floor: floorOf(index)?.id ?? 0,
      z: floorOf(index)?.elevation ?? 0,
      open: true,
      dynamicRoute: delayIds.get(index) ?? null,
    })),
  );
  const edgeIds = await reserveIds(client, 'joints', edges.length);
  await insertEdges(
    client,
    owner,
    edges.map(([from, to], index) => ({
      id: edgeIds[index] ?? 0,
      from: id(from),
      to: id(to),
      floor: floorOf(from)?.id ?? 0,
      travel: 'walk',
      direction: 0,
      weight: 0,
      multiplier: 1,
      multiplier_z: 1,
    })),
  );
  const groupIds = await reserveIds(client, 'transit_groups', groups.length);
  for (const [index, group] of groups.entries())
    await insertGroup(client, owner, {
      ...group,
      id: groupIds[index] ?? 0,
      weight: 0,
      multiplier: 1,
      nodes: group.nodes.map((node) => ({ id: id(node) })),
    });
  return nodeIds;
}

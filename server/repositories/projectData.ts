import type { Pool, PoolClient } from 'pg';
import type { PlacedScreen, ProjectData } from '@/contract/projectData';
import { listBuildingsOf } from './buildings';
import { findNetworkRevision, listTransitGroupsOf, listTravelTypes } from './network';
import { listPlacementsOf } from './placements';

type Queryable = Pool | PoolClient;

export async function listDynamicRoutesOf(client: Queryable, organisationId: number, projectId: number) {
  const { rows } = await client.query<{ id: number; name: string; seconds: number }>(
    'SELECT id, name, seconds FROM dynamic_routes WHERE organisation_id = $1 AND project_id = $2 ORDER BY lower(name), id',
    [organisationId, projectId],
  );
  return rows;
}

async function listPlacedScreens(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<PlacedScreen[]> {
  const { rows } = await client.query<PlacedScreen>(
    `SELECT id, uid, name, node_id, orientation FROM screens
      WHERE organisation_id = $1 AND project_id = $2 ORDER BY lower(name), id`,
    [organisationId, projectId],
  );
  return rows;
}

/** What the editor needs besides plans, nodes and paths. */
export async function readProjectDataOf(
  client: Queryable,
  organisationId: number,
  project: { id: number; uuid: string },
): Promise<ProjectData> {
  const { rows } = await client.query<{ name: string; settings: { units?: 'C' | 'F'; timezone?: string } }>(
    'SELECT name, settings FROM projects WHERE organisation_id = $1 AND id = $2',
    [organisationId, project.id],
  );
  const buildings = await listBuildingsOf(client, organisationId, project.id);
  const labels = await client.query<{ floor_id: string; object_name: string; text: string }>(
    `SELECT f.uuid AS floor_id, l.object_name, l.text FROM floor_labels l JOIN floors f ON f.id = l.floor_id
      WHERE l.organisation_id = $1 AND f.project_id = $2 ORDER BY f.id, l.object_name`,
    [organisationId, project.id],
  );
  const meshes = await client.query<{
    floor_id: string;
    object_name: string;
    type: 'destination' | 'floor';
    linked_floor_id: string | null;
  }>(
    `SELECT f.uuid AS floor_id, m.object_name, m.type, linked.uuid AS linked_floor_id
       FROM meshes m JOIN floors f ON f.id = m.floor_id LEFT JOIN floors linked ON linked.id = m.linked_floor_id
      WHERE m.organisation_id = $1 AND f.project_id = $2 ORDER BY f.id, m.object_name`,
    [organisationId, project.id],
  );
  const floors = buildings.flatMap((building) => building.floors);
  return {
    first_floor: (floors.find(({ plan }) => plan !== null) ?? floors[0])?.uuid ?? null,
    settings: { units: rows[0]?.settings.units ?? 'C', timezone: rows[0]?.settings.timezone ?? 'Europe/London' },
    location: { uuid: project.uuid, name: rows[0]?.name ?? '', buildings },
    events: [],
    offers: [],
    badges: [],
    destinations: await listPlacementsOf(client, organisationId, project.id),
    amenities: [],
    screens: await listPlacedScreens(client, organisationId, project.id),
    transitgroups: await listTransitGroupsOf(client, project.id),
    transporttypes: await listTravelTypes(client),
    labels: labels.rows,
    meshes: meshes.rows,
    revision: await findNetworkRevision(client, project.id),
  };
}

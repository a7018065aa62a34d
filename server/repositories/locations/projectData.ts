import type { Amenity } from '@/contract/amenities/amenity';
import type { PlacedKiosk, ProjectData } from '@/contract/locations/projectData';
import { pipelineQueries } from '../../database/pipelineQueries';
import type { Queryable } from '../../database/queryable';
import { amenityRepository } from '../amenities/amenities';
import type { MeshRow } from '../buildings/meshes';
import { listBuildingsOf } from '../buildings/read';
import { listPlacementsOf } from '../destinations/placements';
import { findNetworkRevision, listTransitGroupsOf, listTravelTypes } from '../network/read';
import { listVisitorPromotions } from '../promotions/visitorPromotions';
import { completeSettings, type StoredSettings } from './settings';

export async function listDynamicRoutesOf(client: Queryable, organisationId: number, projectId: number) {
  const { rows } = await client.query<{ id: number; name: string; seconds: number }>(
    'SELECT id, name, seconds FROM dynamic_routes WHERE organisation_id = $1 AND project_id = $2 ORDER BY sort_key(name) COLLATE "C", id',
    [organisationId, projectId],
  );
  return rows;
}

async function listPlacedKiosks(client: Queryable, organisationId: number, projectId: number): Promise<PlacedKiosk[]> {
  const { rows } = await client.query<PlacedKiosk>(
    `SELECT id, uid, name, node_id, orientation FROM kiosks
      WHERE organisation_id = $1 AND project_id = $2 ORDER BY sort_key(name) COLLATE "C", id`,
    [organisationId, projectId],
  );
  return rows;
}

interface NameAndSettings {
  readonly name: string;
  readonly banner: string | null;
  readonly settings: StoredSettings;
  readonly opening_hours: ProjectData['location']['opening_hours'];
}

async function findNameAndSettings(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<NameAndSettings | null> {
  const { rows } = await client.query<NameAndSettings>(
    'SELECT name, banner, settings, opening_hours FROM projects WHERE organisation_id = $1 AND id = $2',
    [organisationId, projectId],
  );
  return rows[0] ?? null;
}

async function listLabelsOf(client: Queryable, organisationId: number, projectId: number) {
  const { rows } = await client.query<{ floor_id: string; object_name: string; text: string }>(
    `SELECT f.uuid AS floor_id, l.object_name, l.text FROM floor_labels l JOIN floors f ON f.id = l.floor_id
      WHERE l.organisation_id = $1 AND f.project_id = $2 ORDER BY f.id, l.object_name`,
    [organisationId, projectId],
  );
  return rows;
}

async function listMeshesOf(client: Queryable, organisationId: number, projectId: number): Promise<MeshRow[]> {
  const { rows } = await client.query<MeshRow>(
    `SELECT f.uuid AS floor_id, m.object_name, m.type, linked.uuid AS linked_floor_id, m.kind, m.revision
       FROM meshes m JOIN floors f ON f.id = m.floor_id LEFT JOIN floors linked ON linked.id = m.linked_floor_id
      WHERE m.organisation_id = $1 AND f.project_id = $2 ORDER BY f.id, m.object_name`,
    [organisationId, projectId],
  );
  return rows;
}

/**
 * Data of the editor and of visitors other than floor plans and network; what has ended by `now` is left out.
 * @param project with the amenities of its organisation, where they have been read
 */
export async function readProjectDataOf(
  client: Queryable,
  organisationId: number,
  project: { id: number; uuid: string; now: Date; amenities?: readonly Amenity[] },
): Promise<ProjectData> {
  const [
    named,
    buildings,
    labels,
    meshes,
    destinations,
    amenities,
    screens,
    transitgroups,
    transporttypes,
    revision,
    events,
    offers,
  ] = await pipelineQueries(client, [
    (on) => findNameAndSettings(on, organisationId, project.id),
    (on) => listBuildingsOf(on, organisationId, project.id),
    (on) => listLabelsOf(on, organisationId, project.id),
    (on) => listMeshesOf(on, organisationId, project.id),
    (on) => listPlacementsOf(on, organisationId, project.id),
    async (on) => project.amenities ?? amenityRepository.list(on, organisationId),
    (on) => listPlacedKiosks(on, organisationId, project.id),
    (on) => listTransitGroupsOf(on, project.id),
    (on) => listTravelTypes(on),
    (on) => findNetworkRevision(on, project.id),
    (on) => listVisitorPromotions(on, { organisationId, kind: 'event' }, project),
    (on) => listVisitorPromotions(on, { organisationId, kind: 'offer' }, project),
  ]);
  const floors = buildings.flatMap((building) => building.floors);
  const settings = completeSettings(named?.settings ?? {});
  const { units, timezone, address, related_destinations: related, mapapp_alternative_url: mapApp } = settings;
  return {
    first_floor: (floors.find(({ plan }) => plan !== null) ?? floors[0])?.uuid ?? null,
    settings: {
      units,
      timezone,
      related_destinations: related.automatic ? related.count : 0,
      ...(mapApp && { mapapp_url: mapApp }),
    },
    location: {
      uuid: project.uuid,
      name: named?.name ?? '',
      buildings,
      address,
      banner: named?.banner ?? null,
      opening_hours: named?.opening_hours ?? null,
    },
    events,
    offers,
    badges: [],
    destinations,
    amenities: [...amenities],
    screens,
    transitgroups,
    transporttypes,
    labels,
    meshes,
    revision,
  };
}

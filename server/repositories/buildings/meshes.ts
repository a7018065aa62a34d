import type { PoolClient } from 'pg';

/** Sets the classification of a mesh of a floor. */
export async function replaceMesh(
  client: PoolClient,
  organisationId: number,
  mesh: { floorId: number; objectName: string; type: string; linkedFloorId: number | null; locationId: string | null },
): Promise<void> {
  await client.query(
    `INSERT INTO meshes (floor_id, organisation_id, object_name, type, linked_floor_id, location_id)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (floor_id, object_name) DO UPDATE SET type = EXCLUDED.type, linked_floor_id = EXCLUDED.linked_floor_id,
       location_id = EXCLUDED.location_id`,
    [mesh.floorId, organisationId, mesh.objectName, mesh.type, mesh.linkedFloorId, mesh.locationId],
  );
}

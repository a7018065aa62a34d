import type { PoolClient } from 'pg';
import type { MeshKind } from '@/model/floorPlan/kinds/meshKind';
import type { FoundFloor } from './read';

/** The classification of a mesh as it is sent in the data of a location; a linked floor is named by its uuid. */
export interface MeshRow {
  readonly floor_id: string;
  readonly object_name: string;
  readonly type: 'destination' | 'floor';
  readonly linked_floor_id: string | null;
  readonly kind: MeshKind | null;
  readonly revision: number;
}

/** Sets the classification of a mesh of a floor; false when the base revision is stale, 0 being that of a new one. */
export async function replaceMesh(
  client: PoolClient,
  organisationId: number,
  mesh: {
    floorId: number;
    objectName: string;
    type: string;
    linkedFloorId: number | null;
    locationId: string | null;
    /** Undefined leaves it as it is. */
    kind: MeshKind | null | undefined;
    revision: number | null;
  },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO meshes (floor_id, organisation_id, object_name, type, linked_floor_id, location_id, kind)
     VALUES ($1, $2, $3, $4, $5, $6, $8)
     ON CONFLICT (floor_id, object_name) DO UPDATE SET type = EXCLUDED.type, linked_floor_id = EXCLUDED.linked_floor_id,
       location_id = EXCLUDED.location_id, kind = CASE WHEN $9 THEN EXCLUDED.kind ELSE meshes.kind END,
       revision = meshes.revision + 1
     WHERE $7::int IS NULL OR meshes.revision = $7`,
    [
      mesh.floorId,
      organisationId,
      mesh.objectName,
      mesh.type,
      mesh.linkedFloorId,
      mesh.locationId,
      mesh.revision,
      mesh.kind ?? null,
      mesh.kind !== undefined,
    ],
  );
  return rowCount === 1;
}

/** Null when the mesh has no classification. */
export async function readMesh(client: PoolClient, floor: FoundFloor, objectName: string): Promise<MeshRow | null> {
  const { rows } = await client.query<MeshRow>(
    `SELECT $3::uuid AS floor_id, m.object_name, m.type, l.uuid AS linked_floor_id, m.kind, m.revision
       FROM meshes m LEFT JOIN floors l ON l.id = m.linked_floor_id WHERE m.floor_id = $1 AND m.object_name = $2`,
    [floor.id, objectName, floor.uuid],
  );
  return rows[0] ?? null;
}

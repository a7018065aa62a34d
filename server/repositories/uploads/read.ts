import type { UploadedMapFile } from '@/contract/uploads/uploads';
import type { Queryable } from '../../database/queryable';

interface UploadRow extends Omit<UploadedMapFile, 'created_at' | 'approved_at'> {
  created_at: Date;
  approved_at: Date | null;
}

const UPLOAD = `
  SELECT u.uuid, u.filename, u.bytes::float8 AS bytes, u.created_at, author.name AS created_by, u.approved_at,
         COALESCE(f.upload_id = u.id, false) AS current, u.report, p.uuid AS project_uuid,
         jsonb_build_object('uuid', f.uuid, 'name', f.name) AS floor,
         jsonb_build_object('uuid', b.uuid, 'name', b.name) AS building
    FROM uploaded_map_files u
    JOIN floors f ON f.id = u.floor_id
    JOIN buildings b ON b.id = f.building_id
    JOIN projects p ON p.id = u.project_id
    LEFT JOIN users author ON author.id = u.created_by`;

const toUpload = (row: UploadRow): UploadedMapFile => ({
  ...row,
  created_at: row.created_at.toISOString(),
  approved_at: row.approved_at?.toISOString() ?? null,
});

export async function listUploadsOf(
  client: Queryable,
  organisationId: number,
  projectUuid: string,
): Promise<UploadedMapFile[]> {
  const { rows } = await client.query<UploadRow>(
    `${UPLOAD} WHERE u.organisation_id = $1 AND p.uuid = $2 ORDER BY u.created_at DESC, u.id DESC`,
    [organisationId, projectUuid],
  );
  return rows.map(toUpload);
}

export async function readUploadOf(
  client: Queryable,
  organisationId: number,
  uuid: string,
): Promise<UploadedMapFile | null> {
  const { rows } = await client.query<UploadRow>(`${UPLOAD} WHERE u.organisation_id = $1 AND u.uuid = $2`, [
    organisationId,
    uuid,
  ]);
  return rows[0] ? toUpload(rows[0]) : null;
}

export interface FoundUpload {
  readonly id: number;
  readonly projectId: number;
  readonly floorId: number;
  readonly fileKey: string;
  readonly planKey: string;
  readonly meshNames: readonly string[];
  readonly isCurrent: boolean;
  readonly wasApproved: boolean;
}

export async function findUpload(client: Queryable, organisationId: number, uuid: string): Promise<FoundUpload | null> {
  const { rows } = await client.query<FoundUpload>(
    `SELECT u.id, u.project_id AS "projectId", u.floor_id AS "floorId", u.file_key AS "fileKey", u.plan_key AS "planKey",
            u.mesh_names AS "meshNames", COALESCE(f.upload_id = u.id, false) AS "isCurrent",
            u.approved_at IS NOT NULL AS "wasApproved"
       FROM uploaded_map_files u JOIN floors f ON f.id = u.floor_id
      WHERE u.organisation_id = $1 AND u.uuid = $2`,
    [organisationId, uuid],
  );
  return rows[0] ?? null;
}

/** Destinations placed on the floor by mesh name. */
export async function listPlacedNames(
  client: Queryable,
  organisationId: number,
  floorId: number,
): Promise<{ object_name: string; name: string }[]> {
  const { rows } = await client.query<{ object_name: string; name: string }>(
    `SELECT d.object_name, g.name FROM project_destinations d JOIN destinations g ON g.id = d.destination_id
      WHERE d.organisation_id = $1 AND d.floor_id = $2 ORDER BY sort_key(g.name) COLLATE "C"`,
    [organisationId, floorId],
  );
  return rows;
}

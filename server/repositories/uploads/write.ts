import type { PoolClient } from 'pg';
import type { UploadReport } from '@/contract/uploads/uploads';
import { type FoundUpload, findUpload } from './read';

/** Locks the upload and its floor until the transaction ends, so that no other request approves or deletes it. */
export async function lockUpload(
  client: PoolClient,
  organisationId: number,
  uuid: string,
): Promise<FoundUpload | null> {
  await client.query(
    `SELECT 1 FROM uploaded_map_files u JOIN floors f ON f.id = u.floor_id
      WHERE u.organisation_id = $1 AND u.uuid = $2 FOR UPDATE`,
    [organisationId, uuid],
  );
  return findUpload(client, organisationId, uuid);
}

export async function insertUpload(
  client: PoolClient,
  organisationId: number,
  upload: {
    projectId: number;
    floorId: number;
    filename: string;
    bytes: number;
    fileKey: string;
    planKey: string;
    planBytes: number;
    report: UploadReport;
    meshNames: readonly string[];
    createdBy: number | null;
  },
): Promise<string> {
  const { rows } = await client.query<{ uuid: string }>(
    `INSERT INTO uploaded_map_files (organisation_id, project_id, floor_id, filename, bytes, file_key, plan_key, report, mesh_names, created_by, plan_bytes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING uuid`,
    [
      organisationId,
      upload.projectId,
      upload.floorId,
      upload.filename,
      upload.bytes,
      upload.fileKey,
      upload.planKey,
      JSON.stringify(upload.report),
      upload.meshNames,
      upload.createdBy,
      upload.planBytes,
    ],
  );
  return rows[0]?.uuid ?? '';
}

/** Replaces the floor plan of an upload after a correction. */
export async function replaceReading(
  client: PoolClient,
  organisationId: number,
  id: number,
  reading: { planKey: string; planBytes: number; report: UploadReport; meshNames: readonly string[] },
): Promise<void> {
  await client.query(
    `UPDATE uploaded_map_files SET plan_key = $3, report = $4, mesh_names = $5, plan_bytes = $6, approved_at = NULL, approved_by = NULL
      WHERE organisation_id = $1 AND id = $2`,
    [organisationId, id, reading.planKey, JSON.stringify(reading.report), reading.meshNames, reading.planBytes],
  );
}

/** Makes an upload the floor plan of its floor, without the corrections of the one before it. */
export async function approveUploadOf(
  client: PoolClient,
  organisationId: number,
  upload: FoundUpload,
  by: number,
  now: Date,
): Promise<void> {
  await client.query(
    'UPDATE uploaded_map_files SET approved_at = $3, approved_by = $4 WHERE organisation_id = $1 AND id = $2',
    [organisationId, upload.id, now, by],
  );
  await client.query(
    'UPDATE floors SET plan_key = $3, upload_id = $4, plan_updated_at = $5 WHERE organisation_id = $1 AND id = $2',
    [organisationId, upload.floorId, upload.planKey, upload.id, now],
  );
  await client.query('DELETE FROM outline_corrections WHERE organisation_id = $1 AND floor_id = $2', [
    organisationId,
    upload.floorId,
  ]);
}

export async function deleteUploadOf(client: PoolClient, organisationId: number, uuid: string): Promise<void> {
  await client.query('DELETE FROM uploaded_map_files WHERE organisation_id = $1 AND uuid = $2', [organisationId, uuid]);
}

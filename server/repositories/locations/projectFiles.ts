import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

export interface StoredProjectFile {
  readonly uuid: string;
  /** From the root, with its name. */
  readonly path: string;
  readonly bytes: number;
  readonly lastModified: Date;
}

/** All files below a folder; the root is empty. */
export async function listFilesBelow(
  client: Queryable,
  organisationId: number,
  projectId: number,
  folder: string,
): Promise<StoredProjectFile[]> {
  const { rows } = await client.query<StoredProjectFile>(
    `SELECT uuid, path, bytes::float8 AS bytes, last_modified AS "lastModified" FROM project_files
      WHERE organisation_id = $1 AND project_id = $2 AND ($3 = '' OR starts_with(path, $3 || '/'))
      ORDER BY sort_key(path) COLLATE "C", path`,
    [organisationId, projectId, folder],
  );
  return rows;
}

interface NewProjectFile {
  readonly organisationId: number;
  readonly projectId: number;
  readonly path: string;
  readonly bytes: number;
  readonly fileKey: string;
  readonly createdBy: number | null;
  readonly now: Date;
}

/** Inserts a file or replaces the one at its path; returns the file and the key of the replaced bytes. */
export async function putProjectFile(
  client: PoolClient,
  file: NewProjectFile,
): Promise<{ stored: StoredProjectFile; replacedKey: string | null }> {
  const { rows: old } = await client.query<{ file_key: string }>(
    'SELECT file_key FROM project_files WHERE organisation_id = $1 AND project_id = $2 AND path = $3 FOR UPDATE',
    [file.organisationId, file.projectId, file.path],
  );
  const { rows } = await client.query<StoredProjectFile>(
    `INSERT INTO project_files (organisation_id, project_id, path, bytes, file_key, created_by, last_modified)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (project_id, path) DO UPDATE SET bytes = EXCLUDED.bytes, file_key = EXCLUDED.file_key,
       created_by = EXCLUDED.created_by, last_modified = EXCLUDED.last_modified, uuid = gen_random_uuid()
     RETURNING uuid, path, bytes::float8 AS bytes, last_modified AS "lastModified"`,
    [file.organisationId, file.projectId, file.path, file.bytes, file.fileKey, file.createdBy, file.now],
  );
  const stored = rows[0];
  if (!stored) throw new Error('The file was not inserted.');
  return { stored, replacedKey: old[0]?.file_key ?? null };
}

/** Deletes the file at a path and returns the key of its bytes; null where there is none. */
export async function deleteFileOf(
  client: PoolClient,
  organisationId: number,
  projectId: number,
  path: string,
): Promise<string | null> {
  const { rows } = await client.query<{ file_key: string }>(
    'DELETE FROM project_files WHERE organisation_id = $1 AND project_id = $2 AND path = $3 RETURNING file_key',
    [organisationId, projectId, path],
  );
  return rows[0]?.file_key ?? null;
}

/** Not scoped: the service signs the link to a file, and anybody who has the link may use it. */
export async function findFileByLink(pool: Pool, uuid: string): Promise<{ fileKey: string; path: string } | null> {
  const { rows } = await pool.query<{ fileKey: string; path: string }>(
    'SELECT file_key AS "fileKey", path FROM project_files WHERE uuid = $1',
    [uuid],
  );
  return rows[0] ?? null;
}

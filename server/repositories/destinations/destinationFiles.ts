import type { PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

export interface NewDestinationFile {
  readonly groupId: number;
  readonly name: string;
  readonly bytes: number;
  readonly fileKey: string;
  readonly contentType: string;
}

export async function hasFileGroup(client: Queryable, organisationId: number, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM organisation_file_groups WHERE organisation_id = $1 AND id = $2',
    [organisationId, id],
  );
  return rowCount === 1;
}

/** Whether the organisation has this file group. The group stays until the end of the transaction. */
export async function lockFileGroup(client: PoolClient, organisationId: number, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM organisation_file_groups WHERE organisation_id = $1 AND id = $2 FOR KEY SHARE',
    [organisationId, id],
  );
  return rowCount === 1;
}

/** Stores the file of a destination in its group and returns the key of the one that it replaces, if any. */
export async function replaceDestinationFile(
  client: PoolClient,
  organisationId: number,
  destinationId: number,
  file: NewDestinationFile,
): Promise<string | null> {
  const { rows } = await client.query<{ file_key: string }>(
    'DELETE FROM destination_files WHERE organisation_id = $1 AND destination_id = $2 AND group_id = $3 RETURNING file_key',
    [organisationId, destinationId, file.groupId],
  );
  await client.query(
    `INSERT INTO destination_files (organisation_id, destination_id, group_id, name, bytes, file_key, content_type)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [organisationId, destinationId, file.groupId, file.name, file.bytes, file.fileKey, file.contentType],
  );
  return rows[0]?.file_key ?? null;
}

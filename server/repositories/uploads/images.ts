import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

/** A picture that is there already stays as it is. */
export async function insertImage(
  client: PoolClient,
  organisationId: number,
  picture: { key: string; fileKey: string; contentType: string; bytes: number },
): Promise<void> {
  const { key, fileKey, contentType, bytes } = picture;
  await client.query(
    'INSERT INTO images (key, organisation_id, file_key, content_type, bytes) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (key) DO NOTHING',
    [key, organisationId, fileKey, contentType, bytes],
  );
}

/** Not scoped: anyone with the random key may see the image, as visitors do. */
export async function findImage(pool: Pool, key: string): Promise<{ fileKey: string; contentType: string } | null> {
  const { rows } = await pool.query<{ fileKey: string; contentType: string }>(
    'SELECT file_key AS "fileKey", content_type AS "contentType" FROM images WHERE key = $1',
    [key],
  );
  return rows[0] ?? null;
}

/** The domains of each access key of the organisation whose image this is. Not scoped: apps have no organisation. */
export async function listDomainsOfImage(pool: Pool, key: string): Promise<(readonly string[])[]> {
  const { rows } = await pool.query<{ domains: string[] }>(
    'SELECT k.domains FROM images i JOIN access_keys k ON k.organisation_id = i.organisation_id WHERE i.key = $1',
    [key],
  );
  return rows.map(({ domains }) => domains);
}

/** Whether the image at this URL was uploaded for the organisation. */
export async function isImageOf(client: Queryable, organisationId: number, url: string): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT 1 FROM images WHERE organisation_id = $1 AND '/api/images/' || key = $2",
    [organisationId, url],
  );
  return rows.length > 0;
}

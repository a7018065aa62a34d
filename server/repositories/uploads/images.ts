import type { Pool, PoolClient } from 'pg';

export async function insertImage(
  client: PoolClient,
  organisationId: number,
  picture: { key: string; fileKey: string; contentType: string },
): Promise<void> {
  await client.query('INSERT INTO images (key, organisation_id, file_key, content_type) VALUES ($1, $2, $3, $4)', [
    picture.key,
    organisationId,
    picture.fileKey,
    picture.contentType,
  ]);
}

/** Not scoped: anyone with the random key may see the image, as visitors do. */
export async function findImage(pool: Pool, key: string): Promise<{ fileKey: string; contentType: string } | null> {
  const { rows } = await pool.query<{ fileKey: string; contentType: string }>(
    'SELECT file_key AS "fileKey", content_type AS "contentType" FROM images WHERE key = $1',
    [key],
  );
  return rows[0] ?? null;
}

/** Whether the image at this URL was uploaded for the organisation. */
export async function isImageOf(client: PoolClient, organisationId: number, url: string): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT 1 FROM images WHERE organisation_id = $1 AND '/api/images/' || key = $2",
    [organisationId, url],
  );
  return rows.length > 0;
}

import type { PoolClient } from 'pg';
import type { IconUse, WireIcon } from '@/contract/icons/icons';
import type { Queryable } from '../../database/queryable';

const COLUMNS = `i.id, '/api/images/' || i.image_key AS url, 'custom' AS category, i.name,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('kind', u.kind, 'name', u.name) ORDER BY u.kind DESC, sort_key(u.name) COLLATE "C")
              FROM (SELECT 'category' AS kind, name FROM categories WHERE icon_id = i.id
                    UNION ALL SELECT 'amenity', name FROM amenities WHERE icon_id = i.id) u), '[]') AS used_by`;

type OwnIcon = WireIcon & { readonly name: string; readonly used_by: IconUse[] };

/** The organisation's own icons, by name. */
export async function listIconsOf(client: Queryable, organisationId: number): Promise<OwnIcon[]> {
  const { rows } = await client.query<OwnIcon>(
    `SELECT ${COLUMNS} FROM icons i WHERE i.organisation_id = $1 ORDER BY sort_key(i.name) COLLATE "C", i.id`,
    [organisationId],
  );
  return rows;
}

/** The icon, locked until the end of the transaction: meanwhile no record can take it. */
export async function lockIconOf(client: PoolClient, organisationId: number, id: number): Promise<OwnIcon | null> {
  await client.query('SELECT 1 FROM icons WHERE organisation_id = $1 AND id = $2 FOR UPDATE', [organisationId, id]);
  // Only now are all the records visible that took it before.
  const { rows } = await client.query<OwnIcon>(
    `SELECT ${COLUMNS} FROM icons i WHERE i.organisation_id = $1 AND i.id = $2`,
    [organisationId, id],
  );
  return rows[0] ?? null;
}

/** Whether the organisation has this icon of its own, which then stays until the end of the transaction. */
export async function holdIconOf(client: PoolClient, organisationId: number, id: number): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM icons WHERE organisation_id = $1 AND id = $2 FOR KEY SHARE', [
    organisationId,
    id,
  ]);
  return rowCount === 1;
}

export async function countIconsOf(client: PoolClient, organisationId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM icons WHERE organisation_id = $1',
    [organisationId],
  );
  return rows[0]?.count ?? 0;
}

/** The keys are those of stored images of the organisation. */
export async function insertIcons(
  client: PoolClient,
  organisationId: number,
  icons: readonly { readonly name: string; readonly imageKey: string }[],
): Promise<OwnIcon[]> {
  const { rows } = await client.query<OwnIcon>(
    `WITH i AS (INSERT INTO icons (organisation_id, name, image_key)
       SELECT $1, name, key FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS r (name, key, position)
        ORDER BY position RETURNING *)
     SELECT ${COLUMNS} FROM i ORDER BY i.id`,
    [organisationId, icons.map(({ name }) => name), icons.map(({ imageKey }) => imageKey)],
  );
  return rows;
}

/** Deletes the icon with its image. */
export async function deleteIconOf(client: PoolClient, organisationId: number, id: number): Promise<void> {
  await client.query(
    `DELETE FROM images WHERE organisation_id = $1
        AND key = (SELECT image_key FROM icons WHERE organisation_id = $1 AND id = $2)`,
    [organisationId, id],
  );
}

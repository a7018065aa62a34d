import type { PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';
import type { ImportsOf } from '../destinationImports/imports';

/** The ids that events or offers have in files of a shape. */
export async function listPromotionLinks(
  client: Queryable,
  { organisationId, kind }: ImportsOf,
  shape: string,
): Promise<{ external_id: string; id: number }[]> {
  const { rows } = await client.query<{ external_id: string; id: number }>(
    `SELECT external_id, promotion_id AS id FROM promotion_links
      WHERE organisation_id = $1 AND kind = $2 AND shape = $3 ORDER BY promotion_id`,
    [organisationId, kind, shape],
  );
  return rows;
}

export async function linkPromotion(
  client: PoolClient,
  { organisationId, kind }: ImportsOf,
  link: { readonly shape: string; readonly externalId: string; readonly id: number },
): Promise<void> {
  if (link.externalId === '') return;
  await client.query(
    `INSERT INTO promotion_links (organisation_id, kind, shape, external_id, promotion_id) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (organisation_id, kind, shape, external_id) DO UPDATE SET promotion_id = EXCLUDED.promotion_id`,
    [organisationId, kind, link.shape, link.externalId, link.id],
  );
}

/** The locations of an organisation with the zones of their clocks. */
export async function listZonedLocations(
  client: Queryable,
  organisationId: number,
): Promise<{ id: string; name: string; timeZone: string }[]> {
  const { rows } = await client.query<{ id: string; name: string; timeZone: string }>(
    `SELECT uuid AS id, name, COALESCE(settings ->> 'timezone', 'Europe/London') AS "timeZone" FROM projects
      WHERE organisation_id = $1 ORDER BY id`,
    [organisationId],
  );
  return rows;
}

/** The uuid of an event or offer of an organisation; null where there is none. */
export async function uuidOfPromotion(client: Queryable, organisationId: number, id: number): Promise<string | null> {
  const { rows } = await client.query<{ uuid: string }>(
    'SELECT uuid FROM promotions WHERE organisation_id = $1 AND id = $2',
    [organisationId, id],
  );
  return rows[0]?.uuid ?? null;
}

import type { PoolClient } from 'pg';
import type { PromotionKind } from '@/contract/promotions/promotions';

/** Ids of records that do not exist in the organisation are not written; returns how many were. */
type Replace = (
  client: PoolClient,
  organisationId: number,
  placementId: number,
  ids: readonly number[],
) => Promise<number>;

/** Replaces the events, or the offers, of a place. */
export const replacePlacementPromotions =
  (kind: PromotionKind): Replace =>
  async (client, organisationId, placementId, ids) => {
    await client.query(
      `DELETE FROM placement_promotions x USING promotions p
        WHERE p.id = x.promotion_id AND p.kind = $2 AND x.placement_id = $1`,
      [placementId, kind],
    );
    const { rowCount } = await client.query(
      `INSERT INTO placement_promotions (placement_id, promotion_id)
       SELECT $1, id FROM promotions WHERE organisation_id = $2 AND kind = $3 AND id = ANY ($4::int[])`,
      [placementId, organisationId, kind, ids],
    );
    // Who shows it in a room no longer means every location.
    await client.query(
      'UPDATE promotions SET everywhere = false WHERE organisation_id = $1 AND everywhere AND id = ANY ($2::int[])',
      [organisationId, ids],
    );
    return rowCount ?? 0;
  };

/** Replaces the destinations inside a place. */
export const replaceSubDestinations: Replace = async (client, organisationId, placementId, ids) => {
  await client.query('DELETE FROM placement_sub_destinations WHERE placement_id = $1', [placementId]);
  const { rowCount } = await client.query(
    `INSERT INTO placement_sub_destinations (placement_id, destination_id)
     SELECT $1, id FROM destinations WHERE organisation_id = $2 AND id = ANY ($3::int[])`,
    [placementId, organisationId, ids],
  );
  return rowCount ?? 0;
};

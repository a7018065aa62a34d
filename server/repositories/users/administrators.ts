import type { PoolClient } from 'pg';
import { featureId } from '@/model/access/features';

/**
 * Whether another active user of the organisation holds the feature Users. Until the end of the transaction nobody else
 * gets an answer for it, so that two administrators cannot remove each other at once.
 */
export async function hasOtherAdministrator(
  client: PoolClient,
  organisationId: number,
  userId: number,
): Promise<boolean> {
  await client.query('SELECT id FROM organisations WHERE id = $1 FOR NO KEY UPDATE', [organisationId]);
  const { rows } = await client.query(
    `SELECT 1 FROM users u JOIN user_features f ON f.user_id = u.id AND f.feature_id = $3
      WHERE u.organisation_id = $1 AND u.id <> $2 AND u.active LIMIT 1`,
    [organisationId, userId, featureId('user-admin')],
  );
  return rows.length > 0;
}

import type { PoolClient } from 'pg';
import type { KeptGeneration } from '@/contract/network/generatedNetworks';
import type { Queryable } from '../../database/queryable';

/** Generations of a floor that are kept: with undo, the one before the last may be the one that stands. */
const KEPT = 3;

/** The last automatic networks of a floor, the newest first. */
export async function listGeneratedNetworks(client: Queryable, floorId: number): Promise<KeptGeneration[]> {
  const { rows } = await client.query<{ state: KeptGeneration }>(
    'SELECT state FROM generated_networks WHERE floor_id = $1 ORDER BY id DESC',
    [floorId],
  );
  return rows.map(({ state }) => state);
}

/** Keeps an automatic network of a floor, and drops the oldest. */
export async function insertGeneratedNetwork(
  client: PoolClient,
  { organisationId, floorId }: { readonly organisationId: number; readonly floorId: number },
  { state, now }: { readonly state: KeptGeneration; readonly now: Date },
): Promise<void> {
  await client.query(
    'INSERT INTO generated_networks (organisation_id, floor_id, state, created_at) VALUES ($1, $2, $3, $4)',
    [organisationId, floorId, JSON.stringify(state), now],
  );
  await client.query(
    `DELETE FROM generated_networks WHERE floor_id = $1 AND id NOT IN
       (SELECT id FROM generated_networks WHERE floor_id = $1 ORDER BY id DESC LIMIT $2)`,
    [floorId, KEPT],
  );
}

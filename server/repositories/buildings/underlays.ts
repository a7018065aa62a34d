import type { PoolClient } from 'pg';
import type { WireUnderlay } from '@/contract/buildings/underlays';
import type { Queryable } from '../../database/queryable';

export interface StoredUnderlay {
  readonly underlay: WireUnderlay | null;
  readonly revision: number;
}

/** The underlay of a floor; revision 0 where it has none. */
export async function readUnderlayOf(client: Queryable, floorId: number): Promise<StoredUnderlay> {
  const { rows } = await client.query<WireUnderlay & { revision: number }>(
    'SELECT picture, ratio, x, y, width, turn, opacity, shown, revision FROM floor_underlays WHERE floor_id = $1',
    [floorId],
  );
  if (!rows[0]) return { underlay: null, revision: 0 };
  const { revision, ...underlay } = rows[0];
  return { underlay, revision };
}

/** The same, while nobody else may change it until the transaction ends. */
export async function lockUnderlayOf(client: PoolClient, floorId: number): Promise<StoredUnderlay> {
  await client.query('SELECT 1 FROM floors WHERE id = $1 FOR NO KEY UPDATE', [floorId]);
  return readUnderlayOf(client, floorId);
}

export async function deleteUnderlay(client: PoolClient, floorId: number): Promise<void> {
  await client.query('DELETE FROM floor_underlays WHERE floor_id = $1', [floorId]);
}

export async function putUnderlay(
  client: PoolClient,
  { organisationId, floorId }: { readonly organisationId: number; readonly floorId: number },
  { picture, ratio, x, y, width, turn, opacity, shown }: WireUnderlay,
): Promise<void> {
  await client.query(
    `INSERT INTO floor_underlays (floor_id, organisation_id, picture, ratio, x, y, width, turn, opacity, shown)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (floor_id) DO UPDATE SET picture = $3, ratio = $4, x = $5, y = $6, width = $7, turn = $8, opacity = $9,
       shown = $10, revision = floor_underlays.revision + 1`,
    [floorId, organisationId, picture, ratio, x, y, width, turn, opacity, shown],
  );
}

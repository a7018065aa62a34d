import type { PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

/** Whether the provider wants two people for a version. */
export async function readFourEyes(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ four_eyes: boolean }>('SELECT four_eyes FROM organisations WHERE is_provider');
  return rows[0]?.four_eyes ?? false;
}

export async function setFourEyes(client: PoolClient, isOn: boolean): Promise<void> {
  await client.query('UPDATE organisations SET four_eyes = $1 WHERE is_provider', [isOn]);
}

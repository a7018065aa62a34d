import type { Queryable } from '../../database/queryable';
import { isUuid } from '../../isUuid';

/** The id of a descendant of an organisation; null when no descendant has that uuid. */
export async function findOrganisationBelow(client: Queryable, above: number, uuid: string): Promise<number | null> {
  if (!isUuid(uuid)) return null;
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM organisations WHERE uuid = $1 AND $2 = ANY (ancestors)',
    [uuid, above],
  );
  return rows[0]?.id ?? null;
}

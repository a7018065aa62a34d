import type { Queryable } from '../../database/queryable';
import { isUuid } from '../../isUuid';

/** The id of an organisation below another, however deep; null where there is none of that uuid below it. */
export async function findOrganisationBelow(client: Queryable, above: number, uuid: string): Promise<number | null> {
  if (!isUuid(uuid)) return null;
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM organisations WHERE uuid = $1 AND $2 = ANY (ancestors)',
    [uuid, above],
  );
  return rows[0]?.id ?? null;
}

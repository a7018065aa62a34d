import type { PoolClient } from 'pg';

/** Lets a session work for another organisation as well; false when that organisation no longer exists. */
export async function recordOrganisationSwitch(
  client: PoolClient,
  sessionId: string,
  organisationId: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO session_organisations (session_id, organisation_id, switched_at)
     SELECT $1, id, $3 FROM organisations WHERE id = $2
     ON CONFLICT (session_id, organisation_id) DO UPDATE SET switched_at = EXCLUDED.switched_at`,
    [sessionId, organisationId, now],
  );
  return rowCount === 1;
}

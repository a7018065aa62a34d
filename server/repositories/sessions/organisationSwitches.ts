import type { PoolClient } from 'pg';

/** Lets a session act for an organisation beside those that it may act for already; false where that is gone. */
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

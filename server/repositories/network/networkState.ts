import type { NetworkState } from '@/contract/network/networkState';
import type { Queryable } from '../../database/queryable';
import { findNetworkRevision } from './read';

const MOST_SAVES = 10;

/** The revision of a network and its last saves, as the audit log has them, the newest first. */
export async function readNetworkStateOf(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<NetworkState> {
  const revision = await findNetworkRevision(client, projectId);
  const { rows } = await client.query<NetworkState['saves'][number]>(
    `SELECT (e.properties -> 'attributes' ->> 'revision')::int AS revision, u.uuid AS user_uuid, u.name
       FROM audit_entries e JOIN users u ON u.id = e.causer_id
      WHERE e.organisation_id = $1 AND e.project_id = $2 AND e.tag = 'network'
        AND e.properties -> 'attributes' ->> 'revision' IS NOT NULL
      ORDER BY e.id DESC LIMIT $3`,
    [organisationId, projectId, MOST_SAVES],
  );
  return { revision, saves: rows };
}

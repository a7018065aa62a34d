import type { PoolClient } from 'pg';
import type { PresenceBody, WirePresence } from '@/contract/presence/presence';
import type { Queryable } from '../../database/queryable';
import { PRESENCE_LIFETIME } from '../../database/retention';

/** Tabs of one person, at most: another one replaces the one that was renewed the longest ago. */
const MOST_TABS = 20;

interface Place {
  readonly organisationId: number;
  readonly projectId: number;
}

interface Row extends Omit<WirePresence, 'since'> {
  readonly since: Date;
}

/** The entries of a location that have not expired, of sessions that may still be used. */
export async function listPresences(
  client: Queryable,
  { organisationId, projectId }: Place,
  now: Date,
): Promise<WirePresence[]> {
  const { rows } = await client.query<Row>(
    `SELECT u.uuid AS user_uuid, u.name, u.avatar, p.tab, f.uuid AS floor_id, p.has_unsaved_changes, p.entered_at AS since
       FROM presences p
       JOIN users u ON u.id = p.user_id AND u.active
       JOIN sessions s ON s.id = p.session_id AND s.revoked_at IS NULL AND s.expires_at > $3
                      AND s.credentials_revision = u.credentials_revision
       LEFT JOIN floors f ON f.id = p.floor_id
      WHERE p.organisation_id = $1 AND p.project_id = $2 AND p.seen_at > $4
      ORDER BY p.entered_at, p.user_id, p.tab`,
    [organisationId, projectId, now, expiryAt(now)],
  );
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
}

interface Entry extends Place, Pick<PresenceBody, 'tab' | 'has_unsaved_changes'> {
  readonly userId: number;
  readonly sessionId: string;
  readonly floorId: number | null;
  readonly now: Date;
}

interface Before extends Place {
  readonly isRenewal: boolean;
}

/**
 * Enters with a tab, or renews its entry.
 *
 * @returns the organisations whose locations other people see in another way now; none for a mere renewal
 */
export async function putPresence(client: PoolClient, entry: Entry): Promise<number[]> {
  const { userId, tab, sessionId, organisationId, projectId, floorId, has_unsaved_changes, now } = entry;
  const { rows } = await client.query<Before>(
    `WITH before AS (SELECT * FROM presences WHERE user_id = $1 AND tab = $2),
          written AS (
            INSERT INTO presences AS p
              (user_id, tab, session_id, organisation_id, project_id, floor_id, has_unsaved_changes, entered_at, seen_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
            ON CONFLICT (user_id, tab) DO UPDATE
              SET session_id = $3, organisation_id = $4, project_id = $5, floor_id = $6, has_unsaved_changes = $7, seen_at = $8,
                  entered_at = CASE WHEN p.project_id = $5 AND p.seen_at > $9 THEN p.entered_at ELSE $8 END)
     SELECT organisation_id AS "organisationId", project_id AS "projectId",
            project_id = $5 AND seen_at > $9 AND floor_id IS NOT DISTINCT FROM $6 AND has_unsaved_changes = $7 AS "isRenewal"
       FROM before`,
    [userId, tab, sessionId, organisationId, projectId, floorId, has_unsaved_changes, now, expiryAt(now)],
  );
  const before = rows[0];
  if (before?.isRenewal) return [];
  if (!before) await deleteOldestTabs(client, userId);
  return [...new Set([organisationId, before?.organisationId ?? organisationId])];
}

async function deleteOldestTabs(client: PoolClient, userId: number): Promise<void> {
  await client.query(
    `DELETE FROM presences WHERE user_id = $1
        AND tab IN (SELECT tab FROM presences WHERE user_id = $1 ORDER BY seen_at DESC, tab OFFSET ${MOST_TABS})`,
    [userId],
  );
}

/** False when the tab was not in the location. */
export async function deletePresenceOf(
  client: PoolClient,
  { organisationId, projectId, userId, tab }: Pick<Entry, keyof Place | 'userId' | 'tab'>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'DELETE FROM presences WHERE organisation_id = $1 AND project_id = $2 AND user_id = $3 AND tab = $4',
    [organisationId, projectId, userId, tab],
  );
  return rowCount === 1;
}

/** Leaves every location with the tabs of a session, and returns the organisations of these. */
export async function deletePresencesOfSession(client: PoolClient, sessionId: string): Promise<number[]> {
  const { rows } = await client.query<{ organisationId: number }>(
    'DELETE FROM presences WHERE session_id = $1 RETURNING organisation_id AS "organisationId"',
    [sessionId],
  );
  return [...new Set(rows.map(({ organisationId }) => organisationId))];
}

/** The id of a floor of the location. */
export async function findFloorOf(
  client: Queryable,
  { organisationId, projectId }: Place,
  uuid: string,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM floors WHERE organisation_id = $1 AND project_id = $2 AND uuid = $3',
    [organisationId, projectId, uuid],
  );
  return rows[0]?.id ?? null;
}

const expiryAt = (now: Date): Date => new Date(now.getTime() - PRESENCE_LIFETIME);

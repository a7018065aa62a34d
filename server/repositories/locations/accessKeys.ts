import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { AccessKey } from '@/contract/locations/accessKeys';
import { cutText } from '@/model/text/cutText';
import { batchLoader } from '../../database/batchLoader';
import type { Queryable } from '../../database/queryable';

/** Activity of a key that is kept and shown. */
const ACTIVITY = 100;
/** Characters of an activity. */
export const ACTIVITY_LENGTH = 200;
/** The same thing is written once in this time. */
export const ACTIVITY_SECONDS = 60;

const KEY = `
  SELECT k.uuid, k.key, k.name, k.domains, k.revision,
         COALESCE((SELECT jsonb_agg(jsonb_build_object('id', a.id, 'description', a.description,
                                                       'updated_at', to_char(a.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                                    ORDER BY a.updated_at DESC, a.id DESC)
                     FROM (SELECT id, description, updated_at FROM access_key_activity
                            WHERE access_key_id = k.id ORDER BY updated_at DESC, id DESC LIMIT ${ACTIVITY}) a), '[]') AS activity
    FROM access_keys k`;

export async function listAccessKeysOf(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<AccessKey[]> {
  const { rows } = await client.query<AccessKey>(
    `${KEY} WHERE k.organisation_id = $1 AND k.project_id = $2 ORDER BY k.id`,
    [organisationId, projectId],
  );
  return rows;
}

export async function readAccessKeyOf(
  client: Queryable,
  organisationId: number,
  projectId: number,
  key: string,
): Promise<AccessKey | null> {
  const { rows } = await client.query<AccessKey>(
    `${KEY} WHERE k.organisation_id = $1 AND k.project_id = $2 AND k.key = $3`,
    [organisationId, projectId, key],
  );
  return rows[0] ?? null;
}

/** Lets one transaction at a time add a key to a location, so that two do not count the same ones. */
export async function lockAccessKeys(client: PoolClient, projectId: number): Promise<void> {
  await client.query('SELECT 1 FROM projects WHERE id = $1 FOR NO KEY UPDATE', [projectId]);
}

interface NewAccessKey {
  readonly organisationId: number;
  readonly projectId: number;
  readonly name: string;
  readonly domains?: readonly string[];
}

/** Inserts a key of 192 random bits and returns it. */
export async function insertAccessKey(client: PoolClient, { domains = [], ...key }: NewAccessKey): Promise<string> {
  const { rows } = await client.query<{ key: string }>(
    'INSERT INTO access_keys (organisation_id, project_id, key, name, domains) VALUES ($1, $2, $3, $4, $5) RETURNING key',
    [key.organisationId, key.projectId, randomBytes(24).toString('base64url'), key.name, domains],
  );
  return rows[0]?.key ?? '';
}

/** Changes name and domains; false when the base revision is stale. */
export async function updateAccessKeyOf(
  client: PoolClient,
  owner: { organisationId: number; projectId: number; key: string },
  change: { name: string; domains: readonly string[]; revision?: number | undefined },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE access_keys SET name = $4, domains = $5, revision = revision + 1
      WHERE organisation_id = $1 AND project_id = $2 AND key = $3 AND ($6::int IS NULL OR revision = $6)`,
    [owner.organisationId, owner.projectId, owner.key, change.name, change.domains, change.revision ?? null],
  );
  return rowCount === 1;
}

export async function deleteAccessKeyOf(
  client: PoolClient,
  organisationId: number,
  projectId: number,
  key: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'DELETE FROM access_keys WHERE organisation_id = $1 AND project_id = $2 AND key = $3',
    [organisationId, projectId, key],
  );
  if (rowCount !== 1) return false;
  await client.query('UPDATE projects SET had_access_key = true WHERE id = $1 AND organisation_id = $2', [
    projectId,
    organisationId,
  ]);
  return true;
}

/**
 * Whether apps need a key for what this location has published: one of its keys has domains, or one was deactivated. Not
 * scoped: apps have no organisation.
 */
export async function asksForKey(pool: Pool, projectUuid: string): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT 1 FROM projects p
      WHERE p.uuid = $1
        AND (p.had_access_key OR EXISTS (SELECT 1 FROM access_keys k WHERE k.project_id = p.id AND k.domains <> '{}'))`,
    [projectUuid],
  );
  return rows.length > 0;
}

/** The rights of a page that knows the key. */
export interface DeliveryKey {
  readonly id: number;
  readonly domains: readonly string[];
  readonly organisationId: number;
  readonly projectId: number;
  /** The time zone of the location. */
  readonly zone: string;
}

/** A key as an app names it. */
interface NamedKey {
  readonly projectUuid: string;
  readonly key: string;
}

const finders = new WeakMap<Pool, (named: NamedKey) => Promise<DeliveryKey | null>>();

/** A key of this location; those that many pages name at once are one question. Not scoped: apps have no organisation. */
export function findDeliveryKey(pool: Pool, named: NamedKey): Promise<DeliveryKey | null> {
  const find = finders.get(pool) ?? batchLoader((keys: readonly NamedKey[]) => findDeliveryKeys(pool, keys));
  finders.set(pool, find);
  return find(named);
}

/** The keys of these locations, in their order. */
async function findDeliveryKeys(
  client: Queryable,
  named: readonly NamedKey[],
): Promise<readonly (DeliveryKey | null)[]> {
  const { rows } = await client.query<DeliveryKey & { at: number }>(
    `SELECT given.at::int, k.id, k.domains, k.organisation_id AS "organisationId", k.project_id AS "projectId",
            COALESCE(p.settings->>'timezone', 'Europe/London') AS zone
       FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS given (uuid, key, at)
       JOIN access_keys k ON k.key = given.key
       JOIN projects p ON p.id = k.project_id AND p.uuid = given.uuid`,
    [named.map(({ projectUuid }) => projectUuid), named.map(({ key }) => key)],
  );
  const found: (DeliveryKey | null)[] = named.map(() => null);
  for (const { at, ...key } of rows) found[at - 1] = key;
  return found;
}

/** The keys of a location that is shown to anybody, the oldest first. */
export async function listVisitKeys(
  pool: Pool,
  projectUuid: string,
): Promise<readonly { key: string; domains: readonly string[] }[] | null> {
  const { rows } = await pool.query<{ key: string | null; domains: string[] }>(
    `SELECT k.key, k.domains FROM projects p LEFT JOIN access_keys k ON k.project_id = p.id
      WHERE p.uuid = $1 ORDER BY k.id`,
    [projectUuid],
  );
  if (rows.length === 0) return null;
  return rows.flatMap(({ key, domains }) => (key === null ? [] : [{ key, domains }]));
}

/**
 * Notes what happened with a key: the same thing again only moves its time, once a minute, and the oldest beyond a
 * hundred are deleted, so that strangers cannot fill the table.
 */
export async function noteActivity(client: Queryable, keyId: number, description: string, now: Date): Promise<void> {
  const { rowCount } = await client.query(
    `INSERT INTO access_key_activity AS a (access_key_id, description, updated_at) VALUES ($1, $2, $3)
     ON CONFLICT (access_key_id, description) DO UPDATE SET updated_at = EXCLUDED.updated_at
      WHERE a.updated_at < EXCLUDED.updated_at - interval '${ACTIVITY_SECONDS} seconds'`,
    [keyId, cutText(description, ACTIVITY_LENGTH), now],
  );
  if (rowCount === 1)
    await client.query(
      `DELETE FROM access_key_activity WHERE access_key_id = $1 AND id NOT IN
         (SELECT id FROM access_key_activity WHERE access_key_id = $1 ORDER BY updated_at DESC, id DESC LIMIT ${ACTIVITY})`,
      [keyId],
    );
}

/** The same for a key that is known by its text. */
export async function noteActivityOf(client: PoolClient, key: string, description: string, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: number }>('SELECT id FROM access_keys WHERE key = $1', [key]);
  if (rows[0]) await noteActivity(client, rows[0].id, description, now);
}

import { createHash, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { DevicePrincipal } from '../../principal';

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
/** 256 random bits. */
const newKey = (): string => randomBytes(32).toString('base64url');
const SHOWN_LETTERS = 4;

/** The kiosks of keys, in their order; null for those that open nothing. */
export async function findDevices(pool: Pool, keys: readonly string[]): Promise<(DevicePrincipal | null)[]> {
  const { rows } = await pool.query<DevicePrincipal & { position: number }>(
    `SELECT named.position::int, k.kiosk_id AS "kioskId", k.organisation_id AS "organisationId"
       FROM unnest($1::bytea[]) WITH ORDINALITY AS named (hash, position)
       JOIN device_keys k ON k.hash = named.hash`,
    [keys.map(hashOf)],
  );
  const found = new Map(rows.map(({ position, ...device }) => [position, device]));
  return keys.map((_, at) => found.get(at + 1) ?? null);
}

/** Stores the hash of a code in place of the one before. */
export async function putCommissioningCode(
  client: PoolClient,
  code: { kioskId: number; organisationId: number; code: string; createdBy: number | null; expiresAt: Date },
): Promise<void> {
  await client.query(
    `INSERT INTO commissioning_codes (kiosk_id, organisation_id, hash, created_by, expires_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (kiosk_id) DO UPDATE SET
       hash = EXCLUDED.hash, created_by = EXCLUDED.created_by, expires_at = EXCLUDED.expires_at`,
    [code.kioskId, code.organisationId, hashOf(code.code), code.createdBy, code.expiresAt],
  );
}

/**
 * Uses a code up: only one of several requests gets its kiosk. Not scoped, since who has the code may become the kiosk. Null
 * when it is unknown, used or expired.
 */
export async function takeCommissioningCode(
  client: PoolClient,
  code: string,
  now: Date,
): Promise<(DevicePrincipal & { createdBy: number | null }) | null> {
  const { rows } = await client.query<DevicePrincipal & { createdBy: number | null }>(
    `DELETE FROM commissioning_codes WHERE hash = $1 AND expires_at > $2
     RETURNING kiosk_id AS "kioskId", organisation_id AS "organisationId", created_by AS "createdBy"`,
    [hashOf(code), now],
  );
  return rows[0] ?? null;
}

/**
 * Commissions kiosks and returns their keys, of which only hashes are stored. They wait for their first check-in; a kiosk that
 * is commissioned already is left out.
 */
export async function commission(
  client: PoolClient,
  organisationId: number,
  kioskIds: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number }>(
    `UPDATE kiosks SET plus_id = 'PLUS-' || id, commission_status = 'PN-' || id, decommissioned = false, state = 96,
            progress = NULL, revision = revision + 1
      WHERE organisation_id = $1 AND id = ANY ($2::int[]) AND plus_id IS NULL RETURNING id`,
    [organisationId, [...kioskIds]],
  );
  const keys = new Map(rows.map(({ id }) => [id, newKey()]));
  await client.query(
    `INSERT INTO device_keys (kiosk_id, organisation_id, hash, last_four, created_at)
     SELECT id, $1, hash, last_four, $5 FROM unnest($2::int[], $3::bytea[], $4::text[]) AS made (id, hash, last_four)`,
    [organisationId, [...keys.keys()], [...keys.values()].map(hashOf), [...keys.values()].map(lastFour), now],
  );
  return keys;
}

const lastFour = (key: string): string => key.slice(-SHOWN_LETTERS);

/** Ends the key and the code of a kiosk. */
export async function revokeDevice(client: PoolClient, organisationId: number, kioskId: number): Promise<void> {
  for (const table of ['device_keys', 'commissioning_codes'])
    await client.query(`DELETE FROM ${table} WHERE organisation_id = $1 AND kiosk_id = $2`, [organisationId, kioskId]);
}

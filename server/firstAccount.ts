import { createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Pool } from 'pg';
import { FEATURES } from '@/model/access/features';
import { PROVIDER_UUID } from '@/model/access/provider';
import { inTransaction } from './database/transaction';
import { ACCOUNTS, DEMO_PASSWORD } from './demo/accounts';
import { isMarkedAsDemo } from './repositories/installationMarks';
import { isDatabaseEmpty } from './repositories/organisations/read';
import { insertOrganisation } from './repositories/organisations/write';
import { hashOf, insertLinkToken, listOpenPasswordLinks } from './repositories/session/linkTokens';
import { hasEverSetPassword, lockFirstStaff } from './repositories/users/firstStaff';
import { findCredentials } from './repositories/users/read';
import { insertUser } from './repositories/users/write';
import { insertFirstRoles } from './repositories/users/writeRoles';
import { SettingsError } from './settings';

const DAY = 24 * 60 * 60_000;

/**
 * Rejects a database that the demo has filled, whichever of its accounts are active, and one that contains a demo account:
 * the demo password is published.
 */
export async function assertNoDemo(pool: Pool): Promise<void> {
  if (await isMarkedAsDemo(pool))
    throw new SettingsError([
      'The database is one of the demo, whose passwords are published. Use an empty database, or start the demo with `npm start`.',
    ]);
  for (const { email } of ACCOUNTS) {
    const credentials = await findCredentials(pool, email);
    if (credentials && (await verify(credentials.passwordHash, DEMO_PASSWORD)))
      throw new SettingsError([
        `The database holds the demo account ${email}. Use an empty database, or start the demo with \`npm start\`.`,
      ]);
  }
}

interface FirstAccountOptions {
  readonly email: string | undefined;
  readonly publicUrl: string;
  readonly now: Date;
  /** The secret of the service. */
  readonly secret: Uint8Array;
}

/**
 * Creates the provider's organisation and first account in an empty database. Returns the link to set the password until one
 * was used, then null. Instances and starts within a day give the same link.
 *
 * @throws {SettingsError} when the database is empty and the address of the first account is not set
 */
export async function firstAccountLink(
  pool: Pool,
  { email, publicUrl, now, secret }: FirstAccountOptions,
): Promise<string | null> {
  if (await inTransaction(pool, isDatabaseEmpty)) {
    if (email === undefined)
      throw new SettingsError([
        'FIRST_ACCOUNT_EMAIL is missing: the database is empty, and this is the address of the first account.',
      ]);
    await makeFirstAccount(pool, email);
  }
  return inTransaction(pool, async (client) => {
    const staff = await lockFirstStaff(client);
    if (!staff || (await hasEverSetPassword(client, staff.organisationId))) return null;
    const tokenUntil = (expiresAt: Date) => firstToken(secret, `${staff.id} ${expiresAt.toISOString()}`);
    const links = await listOpenPasswordLinks(client, staff.id, now);
    const open = links.find(({ hash, expiresAt }) => hashOf(tokenUntil(expiresAt)).equals(hash));
    const expiresAt = open?.expiresAt ?? new Date(now.getTime() + DAY);
    const token = tokenUntil(expiresAt);
    if (!open)
      await insertLinkToken(
        client,
        {
          purpose: 'set-password',
          organisationId: staff.organisationId,
          userId: staff.id,
          credentialsRevision: staff.credentialsRevision,
          now,
          expiresAt,
        },
        token,
      );
    return `${publicUrl}/reset-password?${new URLSearchParams({ email: staff.email, token, tfa: '0' })}`;
  });
}

/** Derived instead of drawn, so that every instance can print it although the database holds its hash alone. */
const firstToken = (secret: Uint8Array, link: string): string =>
  createHmac('sha256', secret).update(`first account\0${link}`).digest('base64url');

async function makeFirstAccount(pool: Pool, email: string): Promise<void> {
  const passwordHash = await hash(randomBytes(32));
  await inTransaction(pool, async (client) => {
    // Another instance may have created them between the check and this transaction.
    await client.query('LOCK TABLE organisations IN EXCLUSIVE MODE');
    if (!(await isDatabaseEmpty(client))) return;
    const features = FEATURES.map(({ id }) => id);
    const provider = { uuid: PROVIDER_UUID, parentId: null, name: 'Provider', color: '#0b6e6e' };
    const organisationId = await insertOrganisation(client, {
      ...provider,
      reseller: true,
      isProvider: true,
      features,
    });
    const { administrator: roleId } = await insertFirstRoles(client, organisationId);
    await insertUser(client, { organisationId, roleId, name: 'First account', email, passwordHash, features });
  });
}

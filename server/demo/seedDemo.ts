import { hash } from '@node-rs/argon2';
import { Secret } from 'otpauth';
import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { isEmptyWorld } from '../repositories/organisations';
import type { Storage } from '../storage/storage';
import { DEMO_PASSWORD, seedAccounts } from './accounts';

/** The authenticator secret of secure@riverside.example, printed at the start of the demo. */
export const DEMO_TFA_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/**
 * Fills an empty database with the demo world; one that holds anything is left alone. All rows are one transaction, so
 * that a first start that is killed leaves nothing (D5); files are stored before it.
 */
export async function seedDemo({ pool }: { pool: Pool; storage: Storage }): Promise<boolean> {
  const isEmpty = await inTransaction(pool, isEmptyWorld);
  if (!isEmpty) return false;
  const passwordHash = await hash(DEMO_PASSWORD);
  return inTransaction(pool, async (client) => {
    // Another instance may have been faster between the look and this transaction.
    await client.query('LOCK TABLE organisations IN EXCLUSIVE MODE');
    if (!(await isEmptyWorld(client))) return false;
    await seedAccounts(client, { passwordHash, tfaSecret: Secret.fromBase32(DEMO_TFA_SECRET).base32 });
    return true;
  });
}

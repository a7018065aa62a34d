import type { Pool } from 'pg';
import { inTransaction } from './database/transaction';
import { listStoredSecrets, rewriteSecrets } from './repositories/users/storedSecrets';
import { createSecretBox, isSealed, type SecretBox } from './secretBox';

/** Seals the secrets of authenticators, which the database holds as encrypted text. */
export const createTwoFactorBox = (tokenSecret: Uint8Array): SecretBox => createSecretBox(tokenSecret, 'two-factor');

/**
 * Seals the secrets that an earlier version stored as they are. Returns how many sealed ones do not open, because
 * SESSION_SECRET was changed: their users cannot sign in.
 */
export async function sealStoredSecrets(pool: Pool, box: SecretBox): Promise<number> {
  const stored = await listStoredSecrets(pool);
  if (!stored.every(isSealed))
    await inTransaction(pool, (client) =>
      rewriteSecrets(client, (secret) => (isSealed(secret) ? null : box.seal(secret))),
    );
  return stored.filter((secret) => box.open(secret) === null).length;
}

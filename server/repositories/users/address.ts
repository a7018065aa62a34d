import type { PoolClient } from 'pg';
import { isUniqueViolation } from '../../database/sqlState';

/** Whether a change of a user failed because another user has got the address at the same time. */
export const isAddressConflict = (error: unknown): boolean => isUniqueViolation(error, 'users_email');

/** Where mails to the user go, whatever address others have set; null for an account that nobody has used yet. */
export async function findConfirmedAddress(client: PoolClient, userId: number): Promise<string | null> {
  const { rows } = await client.query<{ confirmed_email: string | null }>(
    'SELECT confirmed_email FROM users WHERE id = $1',
    [userId],
  );
  return rows[0]?.confirmed_email ?? null;
}

/** Takes the present address as confirmed: its owner has set it. */
export async function confirmAddress(client: PoolClient, userId: number): Promise<void> {
  await client.query('UPDATE users SET confirmed_email = email WHERE id = $1', [userId]);
}

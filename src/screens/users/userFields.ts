import type { User } from '@/contract/users/users';

/** The values of a user in the table, for display and sorting. */
export const nameOf = ({ name }: User): string => name;
export const emailOf = ({ email }: User): string => email.toLowerCase();
export const roleOf = ({ roles }: User): string => roles[0]?.display_name ?? '';

/**
 * States of an account that an administrator needs to notice: nobody has used it yet, or two-factor protects it; null
 * for others.
 */
export function userState({ is_used, TFA }: Pick<User, 'is_used' | 'TFA'>): 'invited' | 'twoFactor' | null {
  if (is_used === false) return 'invited';
  return TFA === 1 ? 'twoFactor' : null;
}

import type { User } from '@/contract/users';

/** What the table shows of a user, and sorts by. */
export const nameOf = ({ name }: User): string => name;
export const emailOf = ({ email }: User): string => email.toLowerCase();
export const roleOf = ({ roles }: User): string => roles[0]?.display_name ?? '';

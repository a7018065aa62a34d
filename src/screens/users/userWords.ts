import type { User } from '@/contract/users';

/** The values of a user in the table, for display and sorting. */
export const nameOf = ({ name }: User): string => name;
export const emailOf = ({ email }: User): string => email.toLowerCase();
export const roleOf = ({ roles }: User): string => roles[0]?.display_name ?? '';

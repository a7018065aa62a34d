import type { User } from '@/contract/users';

/** The columns of a user, for display and sorting. */
export const nameOf = ({ name }: User): string => name;
export const emailOf = ({ email }: User): string => email.toLowerCase();
export const roleOf = ({ roles }: User): string => roles[0]?.display_name ?? '';

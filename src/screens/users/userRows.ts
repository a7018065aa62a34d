import type { User } from '@/contract/users';
import { containsText, type Direction, inOrder } from '@/model/content/listOrder';

export const USER_COLUMNS = ['name', 'email', 'role'] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];

/** What a column shows of a user: the address in lower case, of several roles the first. */
export const shownOf = (user: User, column: UserColumn): string =>
  column === 'name' ? user.name : column === 'email' ? user.email.toLowerCase() : (user.roles[0]?.display_name ?? '');

/** The users whose name contains what is searched for, in the order of a column. */
export const userRows = (
  users: readonly User[],
  { search, column, direction }: { search: string; column: UserColumn; direction: Direction },
): User[] =>
  inOrder(
    users.filter(({ name }) => containsText(name, search)),
    (user) => shownOf(user, column),
    direction,
  );

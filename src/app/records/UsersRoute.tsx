import { userCalls } from '@/api/users';
import { UsersScreen } from '@/screens/users/UsersScreen';
import { userKind } from '@/screens/users/userKind';
import { recordRoute } from './recordRoute';

/** The users of the active organisation. */
export const UsersRoute = recordRoute(UsersScreen, userKind, userCalls);

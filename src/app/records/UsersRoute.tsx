import { roleCalls } from '@/api/users/roles';
import { userCalls } from '@/api/users/users';
import { useCurrentUser } from '@/components/currentUser';
import { roleKind } from '@/screens/users/roleKind';
import { UsersScreen } from '@/screens/users/UsersScreen';
import { userKind } from '@/screens/users/userKind';
import { useRecordMachine } from './useRecordMachine';

/** The users of the active organisation, and its roles for provider staff. */
export function UsersRoute() {
  const { uuid } = useCurrentUser().organisation;
  return (
    <UsersScreen
      machine={useRecordMachine(userKind, userCalls, uuid)}
      roleMachine={useRecordMachine(roleKind, roleCalls, uuid)}
    />
  );
}

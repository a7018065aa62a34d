import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActing } from '@/components/acting';
import { UsersScreen } from '@/screens/users/UsersScreen';
import { createUserFormLogic } from './userFormLogic';

/** The users of the organisation, with the chart of their form and the service behind it. */
export function UsersRoute() {
  const client = useQueryClient();
  const { organisation } = useActing();
  const logic = useMemo(() => createUserFormLogic(client, organisation.uuid), [client, organisation.uuid]);
  return <UsersScreen logic={logic} />;
}

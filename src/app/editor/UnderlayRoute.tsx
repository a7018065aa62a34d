import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '@/components/currentUser';
import { UnderlayPart } from '@/screens/editor/underlay/UnderlayPart';
import { provideUnderlay } from './provideUnderlay';

/** The picture under the floor in view, with the service behind it. */
export function UnderlayRoute() {
  const client = useQueryClient();
  const { organisation } = useCurrentUser();
  const machine = useMemo(() => provideUnderlay(client, organisation.uuid), [client, organisation.uuid]);
  return <UnderlayPart machine={machine} />;
}

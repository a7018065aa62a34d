import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectCalls } from '@/api/projects';
import { useCurrentUser } from '@/components/currentUser';
import { LocationsScreen } from '@/screens/locations/LocationsScreen';
import { locationKind } from '@/screens/locations/locationKind';
import { provideRecordForm } from '../records/provideRecordForm';
import { providePublishing } from './providePublishing';

/** The locations of the active organisation: created, published, deleted. */
export function LocationsRoute() {
  const client = useQueryClient();
  const { uuid } = useCurrentUser().organisation;
  const machine = useMemo(() => provideRecordForm(client, locationKind, projectCalls(uuid)), [client, uuid]);
  const publishMachine = useMemo(() => providePublishing(client), [client]);
  return <LocationsScreen machine={machine} publishMachine={publishMachine} />;
}

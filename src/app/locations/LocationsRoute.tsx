import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectCalls } from '@/api/projects';
import { useCurrentUser } from '@/components/currentUser';
import { lazyPart } from '@/components/lazy/lazyPart';
import { LocationsScreen } from '@/screens/locations/LocationsScreen';
import { locationKind } from '@/screens/locations/locationKind';
import { useRecordMachine } from '../records/useRecordMachine';
import { providePublishing } from './providePublishing';

// Few locations have one, and their cards come first.
const LocationImporter = lazyPart(async () => (await import('./LocationImporter')).LocationImporter);

/** The locations of the active organisation: created, published, deleted. */
export function LocationsRoute() {
  const client = useQueryClient();
  const machine = useRecordMachine(locationKind, projectCalls, useCurrentUser().organisation.uuid);
  const publishMachine = useMemo(() => providePublishing(client), [client]);
  return <LocationsScreen machine={machine} publishMachine={publishMachine} Importer={LocationImporter} />;
}

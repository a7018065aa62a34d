import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LocationsScreen } from '@/screens/locations/LocationsScreen';
import { providePublishing } from './providePublishing';

/** The locations with the publishing chart and the service behind it. */
export function LocationsRoute() {
  const client = useQueryClient();
  const publishMachine = useMemo(() => providePublishing(client), [client]);
  return <LocationsScreen publishMachine={publishMachine} />;
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LocationDialog, type LocationDialogProps } from '@/screens/locations/LocationDialog';
import { providePublishing } from './providePublishing';

/** The dialog of a location, which publishes it. */
export function LocationDialogRoute(props: LocationDialogProps) {
  const client = useQueryClient();
  const publishMachine = useMemo(() => providePublishing(client), [client]);
  return <LocationDialog {...props} publishMachine={publishMachine} />;
}

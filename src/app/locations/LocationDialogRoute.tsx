import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import { LocationDialog, type LocationDialogProps } from '@/screens/locations/LocationDialog';
import { providePublishing } from './providePublishing';

// Few locations have one.
const Importer = lazyPart(async () => (await import('./LocationImporter')).LocationImporter);

/** The dialog of a location, which publishes it. */
export function LocationDialogRoute(props: LocationDialogProps) {
  const client = useQueryClient();
  const publishMachine = useMemo(() => providePublishing(client), [client]);
  return <LocationDialog {...props} publishMachine={publishMachine} Importer={Importer} />;
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import { CheckWorkerContext } from '@/screens/checks/checkPort';
import { RouteWorkerContext } from '@/screens/checks/routePort';
import { LocationDialog, type LocationDialogProps } from '@/screens/locations/LocationDialog';
import { openCheckWorker } from '../editor/openCheckWorker';
import { openRouteWorker } from './openRouteWorker';
import { providePublishing } from './providePublishing';

// Few locations have one.
const Importer = lazyPart(async () => (await import('./LocationImporter')).LocationImporter);

/** The dialog of a location, which publishes it. */
export function LocationDialogRoute(props: LocationDialogProps) {
  const client = useQueryClient();
  const publishMachine = useMemo(() => providePublishing(client), [client]);
  return (
    <CheckWorkerContext value={openCheckWorker}>
      <RouteWorkerContext value={openRouteWorker}>
        <LocationDialog {...props} publishMachine={publishMachine} Importer={Importer} />
      </RouteWorkerContext>
    </CheckWorkerContext>
  );
}

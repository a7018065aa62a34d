import { projectCalls } from '@/api/locations/projects';
import { useCurrentUser } from '@/components/currentUser';
import { lazyDialog } from '@/components/lazy/lazyPart';
import { LocationsScreen } from '@/screens/locations/LocationsScreen';
import { locationKind } from '@/screens/locations/locationKind';
import { useRecordMachine } from '../records/useRecordMachine';

const Dialog = lazyDialog(async () => (await import('./LocationDialogRoute')).LocationDialogRoute);

/** The locations of the active organisation: created, published, deleted. */
export function LocationsRoute() {
  const machine = useRecordMachine(locationKind, projectCalls, useCurrentUser().organisation.uuid);
  return <LocationsScreen machine={machine} Dialog={Dialog} />;
}

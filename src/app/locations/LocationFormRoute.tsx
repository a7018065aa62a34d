import { projectCalls } from '@/api/locations/projects';
import { useCurrentUser } from '@/components/currentUser';
import { LocationFormDialog, type LocationFormProps } from '@/screens/locations/LocationFormDialog';
import { locationKind } from '@/screens/locations/locationKind';
import { useRecordMachine } from '../records/useRecordMachine';

/** The dialog that creates or deletes a location. */
export function LocationFormRoute({ editing }: LocationFormProps) {
  const machine = useRecordMachine(locationKind, projectCalls, useCurrentUser().organisation.uuid);
  return <LocationFormDialog machine={machine} editing={editing} />;
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LocationsScreen } from '@/screens/locations/LocationsScreen';
import { createPublishLogic } from './publishLogic';

/** The locations with the publishing chart and the service behind it. */
export function LocationsRoute() {
  const client = useQueryClient();
  const publishLogic = useMemo(() => createPublishLogic(client), [client]);
  return <LocationsScreen publishLogic={publishLogic} />;
}

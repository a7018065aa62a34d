import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { accessKeyCalls } from '@/api/accessKeys';
import { accessKeyKind } from '@/screens/locationOverview/accessKeyKind';
import { LocationOverviewScreen } from '@/screens/locationOverview/LocationOverviewScreen';
import { useRecordMachine } from '../records/useRecordMachine';
import { providePublishing } from './providePublishing';

/** The overview of the location of the address. */
export function LocationOverviewRoute() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const publishMachine = useMemo(() => providePublishing(client), [client]);
  const accessKeyMachine = useRecordMachine(accessKeyKind, accessKeyCalls, id);
  return <LocationOverviewScreen key={id} publishMachine={publishMachine} accessKeyMachine={accessKeyMachine} />;
}

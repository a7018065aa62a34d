import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { accessKeyCalls } from '@/api/locations/accessKeys';
import { overrideCalls } from '@/api/skins/skins';
import { useCurrentUser } from '@/components/currentUser';
import { accessKeyKind } from '@/screens/locationOverview/accessKeyKind';
import { LocationOverviewScreen } from '@/screens/locationOverview/LocationOverviewScreen';
import { overrideKind } from '@/screens/skins/variableKind';
import { provideFloorsImport } from '../floorPlans/provideFloorsImport';
import { readIconFiles } from '../icons/readIconFiles';
import { useRecordMachine } from '../records/useRecordMachine';
import { LocationGate } from './LocationGate';
import { providePublishing } from './providePublishing';

/** The overview of the location of the address. */
export function LocationOverviewRoute() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { uuid: organisation } = useCurrentUser().organisation;
  const publishMachine = useMemo(() => providePublishing(client), [client]);
  const floorsMachine = useMemo(() => provideFloorsImport(client, id, organisation), [client, id, organisation]);
  const accessKeyMachine = useRecordMachine(accessKeyKind, accessKeyCalls, id);
  const overrideMachine = useRecordMachine(overrideKind, overrideCalls, id);
  return (
    <LocationGate>
      <LocationOverviewScreen
        key={id}
        publishMachine={publishMachine}
        floorsMachine={floorsMachine}
        accessKeyMachine={accessKeyMachine}
        overrideMachine={overrideMachine}
        readIconFiles={readIconFiles}
      />
    </LocationGate>
  );
}

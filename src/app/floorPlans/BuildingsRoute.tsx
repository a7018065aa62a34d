import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useCurrentUser } from '@/components/currentUser';
import { BuildingsScreen } from '@/screens/buildings/BuildingsScreen';
import { provideMapApprovalMachine } from '../editor/provideMapApprovalMachine';
import { provideMapUploadMachine } from '../editor/provideMapUploadMachine';
import { LocationGate } from '../locations/LocationGate';
import { provideFloorsImport } from './provideFloorsImport';
import { provideLabelsUpload } from './provideLabelsUpload';

/** The buildings of a location, with the worker that reads floor plans for their uploads. */
export function BuildingsRoute() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { uuid: organisation } = useCurrentUser().organisation;
  const uploadMachine = useMemo(() => provideMapUploadMachine(client), [client]);
  const approvalMachine = useMemo(() => provideMapApprovalMachine(client), [client]);
  const labelsMachine = useMemo(() => provideLabelsUpload(client, id), [client, id]);
  const floorsMachine = useMemo(() => provideFloorsImport(client, id, organisation), [client, id, organisation]);
  return (
    <LocationGate>
      <BuildingsScreen
        key={id}
        uploadMachine={uploadMachine}
        approvalMachine={approvalMachine}
        labelsMachine={labelsMachine}
        floorsMachine={floorsMachine}
      />
    </LocationGate>
  );
}

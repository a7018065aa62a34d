import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { accessKeyCalls } from '@/api/locations/accessKeys';
import { boundingCalls, configCalls, projectDetailsCalls } from '@/api/locations/projectDetails';
import { projectCalls } from '@/api/locations/projects';
import { overrideCalls } from '@/api/skins/skins';
import { useCurrentUser } from '@/components/currentUser';
import { accessKeyKind } from '@/screens/locationOverview/accessKeyKind';
import { detailsKind } from '@/screens/locationSettings/detailsKind';
import type { IntegrationKind } from '@/screens/locationSettings/integrations/integrationKind';
import { LocationSettingsScreen } from '@/screens/locationSettings/LocationSettingsScreen';
import { mapAppKind } from '@/screens/locationSettings/mapAppKind';
import { boundingKind, coloursKind, configKind, logoKind, weekKind } from '@/screens/locationSettings/tabKinds';
import { versionsKind } from '@/screens/locationSettings/versionsKind';
import { locationKind } from '@/screens/locations/locationKind';
import { overrideKind } from '@/screens/skins/variableKind';
import { provideFloorsImport } from '../floorPlans/provideFloorsImport';
import { readIconFiles } from '../icons/readIconFiles';
import { useRecordMachine } from '../records/useRecordMachine';
import { LocationGate } from './LocationGate';
import { provideIntegration } from './provideIntegration';
import { providePublishing } from './providePublishing';

/** The settings of the location of the address. */
export function LocationSettingsRoute() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { uuid: organisation } = useCurrentUser().organisation;
  const machines = {
    readIconFiles,
    accessKey: useRecordMachine(accessKeyKind, accessKeyCalls, id),
    override: useRecordMachine(overrideKind, overrideCalls, id),
    details: useRecordMachine(detailsKind, projectDetailsCalls, id),
    deletion: useRecordMachine(locationKind, projectCalls, organisation),
    logo: useRecordMachine(logoKind, projectDetailsCalls, id),
    week: useRecordMachine(weekKind, projectDetailsCalls, id),
    colours: useRecordMachine(coloursKind, projectDetailsCalls, id),
    mapApp: useRecordMachine(mapAppKind, projectDetailsCalls, id),
    bounding: useRecordMachine(boundingKind, boundingCalls, id),
    versions: useRecordMachine(versionsKind, projectDetailsCalls, id),
    config: useRecordMachine(configKind, configCalls, id),
    integration: useCallback(
      (kind: IntegrationKind, integration: string) => provideIntegration(client, kind, { project: id, integration }),
      [client, id],
    ),
    publishing: useMemo(() => providePublishing(client), [client]),
    floors: useMemo(() => provideFloorsImport(client, id, organisation), [client, id, organisation]),
  };
  return (
    <LocationGate>
      <LocationSettingsScreen key={id} machines={machines} />
    </LocationGate>
  );
}

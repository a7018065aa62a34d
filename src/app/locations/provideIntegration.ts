import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { integrationCalls, runIntegrationTest } from '@/api/imports/integrations';
import { integrationTestMachine } from '@/machines/locations/integrationTest.machine';
import type { IntegrationKind } from '@/screens/locationSettings/integrations/integrationKind';
import type { IntegrationMachines } from '@/screens/locationSettings/settingsMachines';
import { provideRecordForm } from '../records/provideRecordForm';

/** The form and the test of an integration with the service behind them. */
export const provideIntegration = (
  client: QueryClient,
  kind: IntegrationKind,
  { project, integration }: { project: string; integration: string },
): IntegrationMachines => ({
  form: provideRecordForm(client, kind, integrationCalls(project)),
  test: integrationTestMachine.provide({
    actors: {
      test: fromPromise(({ input, signal }) => runIntegrationTest(integration, kind.bodyOf(input.values), signal)),
    },
  }),
});

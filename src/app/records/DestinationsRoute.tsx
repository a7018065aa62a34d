import { destinationCalls } from '@/api/destinations/destinations';
import { notify } from '@/components/feedback/toastStack';
import { lazyDialog } from '@/components/lazy/lazyPart';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { DestinationsScreen } from '@/screens/destinations/DestinationsScreen';
import { destinationKind } from '@/screens/destinations/destinationKind';
import { fileFailed } from '@/screens/destinations/fileFailed';
import { tableWorkbook } from '../imports/writeWorkbook';
import { recordRoute } from './recordRoute';

const callsOf = (organisation: string) =>
  destinationCalls(organisation, (name, error) => notify(fileFailed(name, error), 'error'));

const ImportDialog = lazyDialog(
  async () => (await import('../imports/DestinationImportDialog')).DestinationImportDialog,
);

const Screen = ({ machine }: { machine: RecordFormMachine }) => (
  <DestinationsScreen machine={machine} ImportDialog={ImportDialog} writeWorkbook={tableWorkbook} />
);

/** The destinations of the active organisation. */
export const DestinationsRoute = recordRoute(Screen, destinationKind, callsOf);

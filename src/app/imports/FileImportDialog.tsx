import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '@/components/currentUser';
import { ImportDialog } from '@/screens/destinations/import/ImportDialog';
import { provideFileImport } from './provideFileImport';

/** The import of a file of destinations of the active organisation. */
export function FileImportDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { uuid } = useCurrentUser().organisation;
  const machine = useMemo(() => provideFileImport(client, uuid), [client, uuid]);
  return <ImportDialog machine={machine} onClose={onClose} />;
}

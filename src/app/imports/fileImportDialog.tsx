import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '@/components/currentUser';
import { ImportDialog } from '@/screens/fileImports/ImportDialog';
import type { ImportKind } from '@/screens/fileImports/importKind';
import type { ImportedRecords } from './importedRecords';
import { provideFileImport } from './provideFileImport';

/** A dialog that imports a file of records of the active organisation. */
export const fileImportDialog = (kind: ImportKind, records: ImportedRecords) =>
  function FileImportDialog({ onClose }: { readonly onClose: () => void }) {
    const client = useQueryClient();
    const { uuid: organisation } = useCurrentUser().organisation;
    const machine = useMemo(() => provideFileImport({ client, organisation }, records), [client, organisation]);
    return <ImportDialog kind={kind} machine={machine} onClose={onClose} />;
  };

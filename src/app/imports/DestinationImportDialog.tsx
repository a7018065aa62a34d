import { destinationImport } from '@/screens/destinations/import/destinationImport';
import { destinationRecords } from './destinationRecords';
import { fileImportDialog } from './fileImportDialog';

/** The import of a file of destinations of the active organisation. */
export const DestinationImportDialog = fileImportDialog(destinationImport, destinationRecords);

import { PROMOTION_IMPORT_KINDS } from '@/screens/promotions/import/promotionImport';
import { fileImportDialog } from './fileImportDialog';
import { PROMOTION_RECORDS } from './promotionRecords';

/** The imports of files of events and of offers of the active organisation. */
export const PROMOTION_IMPORT_DIALOGS = {
  event: fileImportDialog(PROMOTION_IMPORT_KINDS.event, PROMOTION_RECORDS.event),
  offer: fileImportDialog(PROMOTION_IMPORT_KINDS.offer, PROMOTION_RECORDS.offer),
} as const;

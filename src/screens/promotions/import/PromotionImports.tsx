import { importsOf } from '../../fileImports/importsOf';
import { PROMOTION_IMPORT_KINDS } from './promotionImport';

/** The notices over the lists, and the reports, of imports of events and of offers. */
export const PROMOTION_IMPORT_PARTS = {
  event: importsOf(PROMOTION_IMPORT_KINDS.event),
  offer: importsOf(PROMOTION_IMPORT_KINDS.offer),
} as const;

import type * as z from 'zod/mini';
import type { FileImport } from '@/contract/fileImports/fileImports';
import { PROMOTION_IMPORT_CALLS, type PromotionImportCalls } from '@/contract/promotionImports/promotionImports';
import type { PromotionKind } from '@/contract/promotions/promotions';
import type { ImportCalls } from '../fileImports/fileImports';
import { call } from '../transport/http';

/** Starts an import of events or offers, or takes one back. @throws ApiError */
export const beginPromotionImport = async (
  kind: PromotionKind,
  organisation: string,
  body: z.input<PromotionImportCalls['start']['body']>,
): Promise<FileImport> =>
  (await call(PROMOTION_IMPORT_CALLS[kind].start, { params: { uuid: organisation }, body })).data;

const callsOf = (kind: PromotionKind): ImportCalls => ({
  kind: `${kind}s`,
  list: async (organisation, query, signal) =>
    (
      await call(PROMOTION_IMPORT_CALLS[kind].list, {
        params: { uuid: organisation },
        query,
        ...(signal && { signal }),
      })
    ).data,
  undo: (organisation, uuid) => beginPromotionImport(kind, organisation, { undo: uuid }),
});

/** The imports of files of both kinds. */
export const PROMOTION_IMPORTS: Readonly<Record<PromotionKind, ImportCalls>> = {
  event: callsOf('event'),
  offer: callsOf('offer'),
};

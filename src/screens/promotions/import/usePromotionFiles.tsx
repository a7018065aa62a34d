import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useNotify } from '@/components/feedback/useNotify';
import { lazyDialog, lazyOptional } from '@/components/lazy/lazyPart';
import { useListParams } from '@/components/recordTable/useListParams';
import type { Promotion, PromotionKind } from '@/contract/promotions/promotions';
import type { ExportFormat, WriteWorkbook } from '../../fileImports/export/exportFile';
import { ImportMenu } from '../../fileImports/menu/ImportMenu';
import { NEWEST_IMPORT } from '../../fileImports/newestImport';
import { text } from '../texts';
import type { PlacesOfPromotions } from './promotionTable';

// The list is shown before what it takes to import.
const partsOf = async (kind: PromotionKind) => (await import('./PromotionImports')).PROMOTION_IMPORT_PARTS[kind];
const NOTICES = {
  event: lazyOptional(async () => (await partsOf('event')).Notices),
  offer: lazyOptional(async () => (await partsOf('offer')).Notices),
} as const;
const REPORTS = {
  event: lazyDialog(async () => (await partsOf('event')).Report),
  offer: lazyDialog(async () => (await partsOf('offer')).Report),
} as const;

/** The parts by which a screen imports and writes files. */
export interface PromotionFileTools {
  /** Loaded when it is opened. */
  readonly ImportDialog: ComponentType<{ readonly onClose: () => void }>;
  readonly writeWorkbook: WriteWorkbook;
}

interface Listed {
  /** Queries that an import makes stale. */
  readonly stale: readonly (readonly unknown[])[];
  /** The rows of the list. */
  readonly rows: readonly Promotion[];
  /** Undefined until they are loaded. */
  readonly places: PlacesOfPromotions | undefined;
}

/** Import and export of events or offers: the menu, the notices over the list, and the dialogs. */
export function usePromotionFiles(
  kind: PromotionKind,
  { ImportDialog, writeWorkbook }: PromotionFileTools,
  { stale, rows, places }: Listed,
): { readonly menu: ReactNode; readonly notices: ReactNode; readonly dialogs: ReactNode } {
  const notify = useNotify();
  const { params, change } = useListParams();
  const [isImporting, setImporting] = useState(false);
  const [Notices, Report] = [NOTICES[kind], REPORTS[kind]];
  const report = params.get('import');
  const count = rows.length;
  const exportShown = async (format: ExportFormat) => {
    if (!places) return;
    const [{ exportFile }, { promotionTable }] = await Promise.all([
      import('../../fileImports/export/exportFile'),
      import('./promotionTable'),
    ]);
    const named = { name: text(`many.${kind}`), sheet: text(`title.${kind}`) };
    await exportFile(promotionTable(rows, places), { format, writeWorkbook, ...named });
  };
  return {
    menu: places && (
      <ImportMenu
        labels={{
          csv: text(`exportCsv.${kind}`, { count }),
          xlsx: text(`exportWorkbook.${kind}`, { count }),
          json: text(`exportJson.${kind}`, { count }),
        }}
        onExport={(format) =>
          void exportShown(format).catch((error: Error) =>
            notify(text('exportFailed', { reason: error.message }), 'error'),
          )
        }
        onImport={() => setImporting(true)}
        onReports={() => change({ import: NEWEST_IMPORT })}
      />
    ),
    notices: !isImporting && (
      <Suspense fallback={null}>
        <Notices stale={stale} onReport={(uuid) => change({ import: uuid })} />
      </Suspense>
    ),
    dialogs: (
      <Suspense fallback={null}>
        {report !== null && (
          <Report
            which={report}
            onChoose={(uuid) => change({ import: uuid }, true)}
            onClose={() => change({ import: null }, true)}
          />
        )}
        {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      </Suspense>
    ),
  };
}

import { LocationRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { categoriesQuery } from '@/api/categories/categories';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { staleByDestinations } from '@/api/destinations/destinations';
import { useCurrentUser } from '@/components/currentUser';
import { useNotify } from '@/components/feedback/useNotify';
import { lazyDialog, lazyOptional } from '@/components/lazy/lazyPart';
import { ListScreen } from '@/components/recordTable/ListScreen';
import { RecordTable } from '@/components/recordTable/RecordTable';
import { selectionColumn } from '@/components/recordTable/selectionColumn';
import { useListParams } from '@/components/recordTable/useListParams';
import { useRecordList } from '@/components/recordTable/useRecordList';
import { useRowSelection } from '@/components/recordTable/useRowSelection';
import type { Destination } from '@/contract/destinations/destinations';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { recordIdOf } from '@/machines/records/recordKind';
import { orderedTags } from '@/model/content/categories/tags';
import type { ExportFormat, WriteWorkbook } from '../fileImports/export/exportFile';
import { ImportMenu } from '../fileImports/menu/ImportMenu';
import { NEWEST_IMPORT } from '../fileImports/newestImport';
import { BatchActions } from './batch/BatchActions';
import { exportLabels } from './csv/exportLabels';
import { DestinationCards } from './list/DestinationCards';
import { DestinationFilters } from './list/DestinationFilters';
import { DESTINATION_COLUMNS } from './list/destinationColumns';
import { filterFromParams, filterToParams, isFiltered, NO_FILTER } from './list/destinationFilter';
import { createRowCache, nameOf } from './list/destinationRows';
import { text } from './texts';

// The list is shown before its dialogs are loaded.
const DestinationDialog = lazyDialog(async () => (await import('./DestinationDialog')).DestinationDialog);
const DeleteBatch = lazyDialog(async () => (await import('./batch/DeleteBatch')).DeleteBatch);
const BatchNotices = lazyOptional(async () => (await import('../batches/BatchNotices')).BatchNotices);
const EditBatch = lazyDialog(async () => (await import('./batch/EditBatch')).EditBatch);
const ImportReport = lazyDialog(async () => (await import('./import/DestinationImports')).DestinationReport);
const ImportNotices = lazyOptional(async () => (await import('./import/DestinationImports')).DestinationNotices);

/** Changes of many destinations. */
const CALLS = ['deleteDestination', 'restoreDestination', 'updateDestination'] as const;

/** A dialog about many destinations, with those it is about as they were when it opened. */
type Batch = { readonly kind: 'delete' | 'edit'; readonly rows: readonly Destination[] };

interface Props {
  readonly machine: RecordFormMachine;
  /** Loaded when it is opened. */
  readonly ImportDialog: ComponentType<{ readonly onClose: () => void }>;
  readonly writeWorkbook: WriteWorkbook;
}

/** The destinations of the organisation as cards or as a table: searched, filtered, selected, edited. */
export function DestinationsScreen({ machine, ImportDialog, writeWorkbook }: Props) {
  const { organisation } = useCurrentUser();
  const notify = useNotify();
  const { params, change } = useListParams();
  const query = useQuery(destinationsQuery(organisation.uuid));
  const categories = useQuery(categoriesQuery(organisation.uuid)).data ?? [];
  const filter = filterFromParams(params);
  const report = params.get('import');
  const look = params.get('view') === 'table' ? 'table' : 'cards';
  const [rowsOf] = useState(createRowCache);
  const list = useRecordList({
    records: query.data,
    idOf: recordIdOf,
    nameOf,
    columns: DESTINATION_COLUMNS,
    rowsOf: (view) =>
      rowsOf(
        query.data ?? [],
        filter,
        view,
        DESTINATION_COLUMNS.filter(({ sortKey }) => sortKey),
      ),
  });
  const selection = useRowSelection(list.rows.map(recordIdOf));
  const tags = useMemo(() => orderedTags((query.data ?? []).flatMap((one) => one.tags)), [query.data]);
  const [batch, setBatch] = useState<Batch | null>(null);
  const [isImporting, setImporting] = useState(false);
  const selected = () => list.rows.filter((row) => selection.ids.has(recordIdOf(row)));
  const exportShown = async (format: ExportFormat) => {
    const { exportDestinations } = await import('./csv/exportDestinations');
    await exportDestinations(organisation.uuid, { format, rows: list.rows, all: query.data ?? [], writeWorkbook });
  };
  const isNarrowed = isFiltered(filter) || list.search !== '';
  return (
    <ListScreen
      kind={{ title: text('title'), one: text('one'), many: text('many') }}
      list={list}
      query={query}
      header={{
        actions: list.count !== undefined && (
          <ImportMenu
            labels={exportLabels(list.rows.length)}
            onExport={(format) =>
              void exportShown(format).catch((error: Error) =>
                notify(text('exportFailed', { reason: error.message }), 'error'),
              )
            }
            onImport={() => setImporting(true)}
            onReports={() => change({ import: NEWEST_IMPORT })}
          />
        ),
        batch: selection.count > 0 && (
          <BatchActions
            selection={selection}
            onEdit={() => setBatch({ kind: 'edit', rows: selected() })}
            onDelete={() => setBatch({ kind: 'delete', rows: selected() })}
          />
        ),
        note: list.count !== undefined && list.count > 0 && (
          <DestinationFilters
            filter={filter}
            categories={categories}
            tags={tags}
            look={look}
            shown={isNarrowed ? list.rows.length : null}
            onFilter={(next) => change(filterToParams(next))}
            onLook={(next) => change({ view: next === 'table' ? next : null })}
          />
        ),
      }}
      notices={
        <Suspense fallback={null}>
          <BatchNotices calls={CALLS} stale={staleByDestinations(organisation.uuid)} shownElsewhere={batch !== null} />
          {!isImporting && (
            <ImportNotices
              stale={staleByDestinations(organisation.uuid)}
              onReport={(uuid) => change({ import: uuid })}
            />
          )}
        </Suspense>
      }
      noMatch={
        isFiltered(filter)
          ? { text: text('noMatch'), onClear: () => change({ ...filterToParams(NO_FILTER), search: null }) }
          : undefined
      }
      empty={{ drawing: <LocationRegular />, text: text('empty') }}
    >
      {list.rows.length > 0 &&
        (look === 'table' ? (
          <RecordTable
            label={text('title')}
            list={list}
            columns={[selectionColumn<Destination>(selection), ...DESTINATION_COLUMNS]}
            selection={selection}
          />
        ) : (
          <DestinationCards list={list} selection={selection} />
        ))}
      <Suspense fallback={null}>
        {list.editing && query.data && (
          <DestinationDialog
            key={list.editingKey}
            machine={machine}
            editing={list.editing}
            destinations={query.data}
            categories={categories}
          />
        )}
        {batch?.kind === 'delete' && (
          <DeleteBatch
            destinations={batch.rows}
            onClose={(left) => {
              selection.set(left);
              setBatch(null);
            }}
          />
        )}
        {batch?.kind === 'edit' && (
          <EditBatch destinations={batch.rows} categories={categories} tags={tags} onClose={() => setBatch(null)} />
        )}
        {report !== null && (
          <ImportReport
            which={report}
            onChoose={(uuid) => change({ import: uuid }, true)}
            onClose={() => change({ import: null }, true)}
          />
        )}
        {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      </Suspense>
    </ListScreen>
  );
}

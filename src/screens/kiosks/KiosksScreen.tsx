import { DesktopRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { kiosksQuery, staleWithKiosks } from '@/api/kiosks/kiosks';
import { projectsQuery } from '@/api/locations/projects';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import { lazyDialog, lazyOptional } from '@/components/lazy/lazyPart';
import type { QrDrawer } from '@/components/media/qrDrawer';
import { ListScreen } from '@/components/recordTable/ListScreen';
import { RecordTable } from '@/components/recordTable/RecordTable';
import { selectionColumn } from '@/components/recordTable/selectionColumn';
import { useListParams } from '@/components/recordTable/useListParams';
import { searchAndSort, useRecordList } from '@/components/recordTable/useRecordList';
import { useRowSelection } from '@/components/recordTable/useRowSelection';
import type { KioskCommissioningMachine } from '@/machines/kiosks/kioskCommissioning.machine';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { recordIdOf } from '@/machines/records/recordKind';
import type { KioskBatchKind } from './batch/KioskBatch';
import { KioskBatchActions } from './batch/KioskBatchActions';
import { KioskCards } from './KioskCards';
import { KioskFilters } from './KioskFilters';
import { kioskColumns } from './kioskColumns';
import { filterFromParams, filterToParams, isFiltered, NO_FILTER, passes } from './kioskFilter';
import { type KioskRow, kioskRows, nameOf, versionName } from './kioskText';
import { text } from './texts';

// The list is shown before its dialog is loaded.
const BatchNotices = lazyOptional(async () => (await import('../batches/BatchNotices')).BatchNotices);
const KioskBatch = lazyDialog(async () => (await import('./batch/KioskBatch')).KioskBatch);
const KioskDialog = lazyDialog(async () => (await import('./KioskDialog')).KioskDialog);

/** Changes of many kiosks. */
const CALLS = ['deleteKiosk', 'decommissionKiosk', 'updateKiosk'] as const;

interface Props {
  readonly machine: RecordFormMachine;
  readonly commissioning: KioskCommissioningMachine;
  readonly drawQr: QrDrawer;
}

/** The kiosks of the organisation as cards or as a table, with their states as they were when the list was loaded. */
export function KiosksScreen({ machine, commissioning, drawQr }: Props) {
  const { organisation, user } = useCurrentUser();
  const { params, change } = useListParams();
  const query = useQuery(kiosksQuery(organisation.uuid));
  const projects = useQuery(projectsQuery(organisation.uuid)).data;
  const { data, dataUpdatedAt: now } = query;
  const rows = useMemo(() => data && kioskRows(data, projects ?? []), [data, projects]);
  const filter = filterFromParams(params);
  const look = params.get('view') === 'table' ? 'table' : 'cards';
  const columns = kioskColumns(now);
  const sortable = columns.filter(({ sortKey }) => sortKey !== undefined);
  const list = useRecordList({
    records: rows,
    idOf: recordIdOf,
    nameOf,
    columns,
    rowsOf: (view) =>
      searchAndSort(
        (rows ?? []).filter((row) => passes(row, filter, now)),
        view,
        sortable,
        nameOf,
      ),
  });
  const selection = useRowSelection(list.rows.map(recordIdOf));
  const [batch, setBatch] = useState<{ readonly kind: KioskBatchKind; readonly rows: readonly KioskRow[] } | null>(
    null,
  );
  const isNarrowed = isFiltered(filter) || list.search !== '';
  return (
    <ListScreen
      kind={{ title: text('title'), one: text('one'), many: text('many') }}
      list={list}
      query={query}
      header={{
        batch: selection.count > 0 && (
          <KioskBatchActions
            selection={selection}
            onOpen={(kind) => setBatch({ kind, rows: list.rows.filter((row) => selection.ids.has(recordIdOf(row))) })}
          />
        ),
        note: data && data.screens.length > 0 && (
          <KioskFilters
            filter={filter}
            locations={(projects ?? []).map(({ uuid, name }) => ({ id: uuid, name }))}
            versions={[...data.versions, ...data.dev_versions].map((one) => ({
              id: String(one.id),
              name: versionName(one),
            }))}
            look={look}
            shown={isNarrowed ? list.rows.length : null}
            loadedAt={formatDateTime(new Date(now).toISOString(), user.time_zone)}
            onFilter={(next) => change(filterToParams(next))}
            onLook={(next) => change({ view: next === 'table' ? next : null })}
          />
        ),
      }}
      notices={
        <Suspense fallback={null}>
          <BatchNotices calls={CALLS} stale={staleWithKiosks(organisation.uuid)} shownElsewhere={batch !== null} />
        </Suspense>
      }
      noMatch={
        isFiltered(filter)
          ? { text: text('noMatch'), onClear: () => change({ ...filterToParams(NO_FILTER), search: null }) }
          : undefined
      }
      empty={{ drawing: <DesktopRegular />, text: text('empty') }}
    >
      {list.rows.length > 0 &&
        (look === 'table' ? (
          <RecordTable
            label={text('title')}
            list={list}
            columns={[selectionColumn<KioskRow>(selection), ...columns]}
            selection={selection}
          />
        ) : (
          <KioskCards list={list} now={now} />
        ))}
      <Suspense fallback={null}>
        {batch && projects && (
          <KioskBatch
            kind={batch.kind}
            kiosks={batch.rows}
            locations={projects}
            onClose={(left) => {
              selection.set(left);
              setBatch(null);
            }}
          />
        )}
        {list.editing && data && projects && (
          <KioskDialog
            key={list.editingKey}
            machine={machine}
            commissioning={commissioning}
            drawQr={drawQr}
            editing={list.editing}
            list={data}
            now={now}
            projects={projects}
          />
        )}
      </Suspense>
    </ListScreen>
  );
}

import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowClockwiseRegular, ArrowDownloadRegular, ErrorCircleRegular, HistoryRegular } from '@fluentui/react-icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { auditTagsQuery, fetchAuditCsv } from '@/api/audit/audit';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser, userHasFeature } from '@/components/currentUser';
import { downloadFile } from '@/components/downloadFile';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import { PageHeader } from '@/components/layout/PageHeader';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { AUDIT_EXPORT_LIMIT } from '@/contract/audit/audit';
import type { AuditLogMachine } from '@/machines/audit/auditLog.machine';
import { AuditFilters } from './AuditFilters';
import { AuditPager } from './AuditPager';
import { AuditTable } from './AuditTable';
import { text } from './texts';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '8px 24px 48px',
  },
});

interface Props {
  readonly machine: AuditLogMachine;
  /** Uuid of the batch whose entries are shown; null for the whole log. */
  readonly batch: string | null;
}

/** The actions in the organisation, or in one batch: filtered, searched and exported. */
export function AuditScreen({ machine, batch }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const client = useQueryClient();
  const currentUser = useCurrentUser();
  const organisation = currentUser.organisation.uuid;
  const log = useMachineActor(machine, { input: { batch } });
  const { request, entries, meta, expanded, error } = useSelector(log, ({ context }) => context);
  const isLoading = useSelector(log, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(log, (snapshot) => snapshot.matches('failed'));
  useEffect(() => {
    const { unsubscribe } = log.on('refreshed', () => notify(text('refreshed')));
    return unsubscribe;
  }, [log, notify]);
  const download = useMutation({
    mutationFn: () => fetchAuditCsv(organisation, request),
    onSuccess: (bytes) => {
      downloadFile('audit-log.csv', new Blob([bytes], { type: 'text/csv' }));
      const { total } = meta;
      if (meta.more) notify(text('exportedNewest', { limit: AUDIT_EXPORT_LIMIT }), 'warning');
      else if (total > AUDIT_EXPORT_LIMIT)
        notify(text('exportedPart', { limit: AUDIT_EXPORT_LIMIT, total }), 'warning');
    },
    onError: notifyError,
  });
  const isBatch = batch !== null;
  const isFiltered = request.tag !== null || request.search !== '';
  const busy = blockedWhile(isLoading);
  return (
    <>
      <PageHeader
        title={text(isBatch ? 'batchTitle' : 'title')}
        {...(isBatch && { trail: [{ to: '/auditing', label: text('title') }] })}
        actions={
          <>
            <ActionButton
              icon={<ArrowDownloadRegular />}
              blockedBy={
                busy ??
                blockedWhile(download.isPending, text('exporting')) ??
                blockedWhile(meta.total === 0, text('nothingToExport'))
              }
              onClick={() => download.mutate()}
            >
              {text('export')}
            </ActionButton>
            <ActionButton
              icon={<ArrowClockwiseRegular />}
              blockedBy={busy}
              onClick={() => {
                log.send({ type: 'refresh' });
                void client.invalidateQueries(auditTagsQuery(organisation));
              }}
            >
              {text('refresh')}
            </ActionButton>
          </>
        }
      />
      <div className={styles.body}>
        <AuditFilters
          tag={request.tag}
          onTag={isBatch ? null : (tag) => log.send({ type: 'setTag', tag })}
          onSearch={(words) => log.send({ type: 'search', text: words })}
          onClear={() => log.send({ type: 'clearSearch' })}
        />
        <AuditTable
          entries={entries}
          expanded={expanded}
          label={text(isBatch ? 'batchTitle' : 'title')}
          isLoading={isLoading}
          linksBatch={!isBatch && userHasFeature(currentUser, 'auditing')}
          onExpand={(id) => log.send({ type: 'expand', id })}
        />
        {isLoading && entries.length === 0 && <Loading label={text('loading')} />}
        {hasFailed && (
          <EmptyState
            icon={<ErrorCircleRegular />}
            title={text('failed')}
            text={error ?? ''}
            action={<Button onClick={() => log.send({ type: 'retry' })}>{text('retry')}</Button>}
          />
        )}
        {!isLoading && !hasFailed && entries.length === 0 && (
          <EmptyState
            icon={<HistoryRegular />}
            title={text(isFiltered ? 'noMatchTitle' : 'emptyTitle')}
            text={text(isFiltered ? 'noMatch' : isBatch ? 'emptyBatch' : 'empty')}
          />
        )}
        {meta.total > 0 && (
          <AuditPager
            meta={meta}
            page={request.page}
            perPage={request.perPage}
            isLoading={isLoading}
            onPage={(page) => log.send({ type: 'setPage', page })}
            onPageSize={(size) => log.send({ type: 'setPageSize', size })}
          />
        )}
      </div>
    </>
  );
}

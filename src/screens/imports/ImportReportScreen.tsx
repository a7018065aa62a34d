import { Button, MessageBar, MessageBarBody, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { importReportQuery } from '@/api/imports/imports';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { useNotify } from '@/components/feedback/useNotify';
import { formatDateTime } from '@/components/formatDateTime';
import { PageHeader } from '@/components/layout/PageHeader';
import { promptPart } from '@/components/lazy/lazyPart';
import type { ImportReport } from '@/contract/imports/imports';
import { grouped } from '@/contract/texts/grouped';
import { ReportSection } from './ReportSection';
import { ReportStatusTag } from './ReportStatusTag';
import { kindLabel, typeLabel } from './reportLabels';
import { text } from './texts';

// They know the words of every field, which a report without rows does without.
const PlannedRows = promptPart(async () => (await import('./PlannedRows')).PlannedRows);
const ReportErrors = promptPart(async () => (await import('./ReportErrors')).ReportErrors);

/** Milliseconds. */
const FAILURE_SHOWN = 30_000;

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    maxWidth: '1120px',
    padding: '8px 24px 48px',
    '@media (max-width: 599px)': { padding: '8px 12px 40px' },
  },
  note: { color: tokens.colorNeutralForeground3 },
  counts: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '6px 24px', margin: 0 },
  count: { margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
  ids: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', listStyle: 'none', margin: 0, padding: 0 },
  id: {
    padding: '2px 8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The report of an import: its changes, its deletions, and the faults of its source. */
export function ImportReportScreen() {
  const styles = useStyles();
  const notify = useNotify();
  const { id = '', reportId = '' } = useParams();
  const query = useQuery(importReportQuery(reportId));
  const { data: report, error } = query;
  useEffect(() => {
    if (error) notify(text('unable'), 'error', FAILURE_SHOWN);
  }, [error, notify]);
  const trail = [
    { to: '/locations', label: text('locations') },
    ...(report ? [{ to: `/locations?open=${id}`, label: report.project.name }] : []),
    { to: `/locations/${id}/import-reports`, label: text('title') },
  ];
  if (!report)
    return (
      <>
        <PageHeader title={text('reportPage')} trail={trail} />
        {query.isPending ? (
          <Loading label={text('loadingReport')} />
        ) : (
          <EmptyState
            icon={<ErrorCircleRegular />}
            title={text('unable')}
            text={error?.message ?? ''}
            action={<Button onClick={() => void query.refetch()}>{text('retry')}</Button>}
          />
        )}
      </>
    );
  const { project, type, mode, date, updated_at, user } = report;
  const times = `${text('actionedAt')}: ${formatDateTime(date)} · ${text('updatedAt')}: ${formatDateTime(updated_at)}`;
  return (
    <>
      <PageHeader
        title={text('reportTitle', { project: project.name, type: typeLabel(type), id: report.id })}
        trail={trail}
        tag={<ReportStatusTag status={report.status} />}
        note={
          <Text className={styles.note}>{`${text('actionedBy')}: ${user?.name ?? text('schedule')} · ${times}`}</Text>
        }
      />
      <div className={styles.body}>
        {mode !== 'active' && (
          <MessageBar intent="info" layout="multiline">
            <MessageBarBody>{text(mode === 'passive' ? 'passive' : 'dryRun')}</MessageBarBody>
          </MessageBar>
        )}
        <ReportSection title={text('updates')} none={text('noUpdates')}>
          {Object.keys(report.updates).length > 0 && (
            <dl className={styles.counts}>
              {Object.entries(report.updates).map(([kind, count]) => (
                <div key={kind} style={{ display: 'contents' }}>
                  <dt>{kindLabel(kind)}</dt>
                  <dd className={styles.count}>{grouped(count)}</dd>
                </div>
              ))}
            </dl>
          )}
        </ReportSection>
        <ReportSection title={text('deletions')} none={text('noDeletions')}>
          {Object.keys(report.deletions).length > 0 && <Deletions deletions={report.deletions} />}
        </ReportSection>
        <ReportSection title={text('errors')} none={text('noErrors')}>
          {report.errors.length > 0 && <ReportErrors errors={report.errors} count={report.error_count} />}
        </ReportSection>
        {report.preview.length > 0 && (
          <ReportSection title={text('preview')} none="">
            <PlannedRows rows={report.preview} count={plannedCount(report)} />
          </ReportSection>
        )}
      </div>
    </>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const plannedCount = ({ updates: { categories: _, ...updates }, deletions }: ImportReport): number =>
  sum(Object.values(updates)) + sum(Object.values(deletions).map(({ length }) => length));

function Deletions({ deletions }: { deletions: ImportReport['deletions'] }) {
  const styles = useStyles();
  return Object.entries(deletions).map(([kind, ids]) => (
    <div key={kind}>
      <Text block weight="semibold">{`${kindLabel(kind)} (${grouped(ids.length)})`}</Text>
      <ul className={styles.ids} aria-label={kindLabel(kind)}>
        {ids.map((one) => (
          <li key={one} className={styles.id} translate="no">
            {one}
          </li>
        ))}
      </ul>
    </div>
  ));
}

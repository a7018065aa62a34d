import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, Text } from '@fluentui/react-components';
import { ErrorCircleRegular, HistoryRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { projectQuery } from '@/api/locations/project';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { PageHeader } from '@/components/layout/PageHeader';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { REPORT_PAGE } from '@/contract/imports/imports';
import type { ImportReportListMachine } from '@/machines/locations/importReportList.machine';
import { ReportTable } from './ReportTable';
import { text } from './texts';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '8px 24px 48px',
    '@media (max-width: 599px)': { padding: '8px 12px 40px' },
  },
  pager: { display: 'flex', alignItems: 'center', gap: '12px' },
});

/** The import reports of a location, newest first; loaded again every thirty seconds while the window has the focus. */
export function ImportReportsScreen({ machine }: { machine: ImportReportListMachine }) {
  const styles = useStyles();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const project = useQuery(projectQuery(id));
  const list = useMachineActor(machine, { input: { project: id, isFocused: document.hasFocus() } });
  const { reports, offset, error } = useSelector(list, ({ context }) => context);
  const isLoading = useSelector(list, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(list, (snapshot) => snapshot.matches('failed'));
  useEffect(() => {
    const focus = () => list.send({ type: 'focus' });
    const blur = () => list.send({ type: 'blur' });
    window.addEventListener('focus', focus);
    window.addEventListener('blur', blur);
    return () => {
      window.removeEventListener('focus', focus);
      window.removeEventListener('blur', blur);
    };
  }, [list]);
  useEffect(() => {
    const { unsubscribe } = list.on('opened', ({ id: report }) =>
      navigate(`/locations/${id}/import-reports/${report}`),
    );
    return unsubscribe;
  }, [list, navigate, id]);
  const retry = <Button onClick={() => list.send({ type: 'retry' })}>{text('retry')}</Button>;
  const isFirst = offset === 0;
  const isLast = reports !== null && reports.length < REPORT_PAGE;
  return (
    <>
      <PageHeader
        title={text('title')}
        trail={[
          { to: '/locations', label: text('locations') },
          ...(project.data ? [{ to: `/locations?open=${id}`, label: project.data.name }] : []),
        ]}
      />
      <div className={styles.body}>
        {isLoading && reports === null && <Loading label={text('loading')} />}
        {hasFailed && reports === null && (
          <EmptyState icon={<ErrorCircleRegular />} title={text('failed')} text={error ?? ''} action={retry} />
        )}
        {hasFailed && reports !== null && (
          <MessageBar intent="error">
            <MessageBarBody>{error}</MessageBarBody>
            <MessageBarActions>{retry}</MessageBarActions>
          </MessageBar>
        )}
        {reports !== null && reports.length === 0 && isFirst && (
          <EmptyState icon={<HistoryRegular />} title={text('emptyTitle')} text={text('empty')} />
        )}
        {reports !== null && reports.length > 0 && (
          <ReportTable
            reports={reports}
            addressOf={(report) => `/locations/${id}/import-reports/${report.id}`}
            onOpen={(report) => list.send({ type: 'openReport', report })}
          />
        )}
        {(!isFirst || (reports !== null && !isLast)) && (
          <div className={styles.pager}>
            <ActionButton
              blockedBy={blockedWhile(isLoading) ?? blockedWhile(isFirst, text('firstPage'))}
              onClick={() => list.send({ type: 'previous' })}
            >
              {text('previous')}
            </ActionButton>
            <Text role="status">{text('page', { page: offset / REPORT_PAGE + 1 })}</Text>
            <ActionButton
              blockedBy={blockedWhile(isLoading) ?? blockedWhile(isLast, text('lastPage'))}
              onClick={() => list.send({ type: 'next' })}
            >
              {text('next')}
            </ActionButton>
          </div>
        )}
      </div>
    </>
  );
}

import { makeStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular, DataBarVerticalRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { downloadFile } from '@/components/downloadFile';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { PageHeader } from '@/components/layout/PageHeader';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type {
  AnalyticsInput,
  AnalyticsMachine,
  AnalyticsFigures as Figures,
} from '@/machines/analytics/analytics.machine';
import { analyticsCsv } from '@/model/analytics/analyticsCsv';
import { NO_RANGE } from '@/model/analytics/dateRange';
import { DEFAULT_ENVIRONMENTS } from '@/model/analytics/services';
import { AnalyticsFigures } from './AnalyticsFigures';
import { AnalyticsFilters } from './AnalyticsFilters';
import { LoadFailed } from './LoadFailed';
import { text } from './texts';
import { UncountedNotice } from './UncountedNotice';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '8px 24px 48px',
    '@media (max-width: 599px)': { padding: '8px 12px 40px' },
  },
});

interface Props {
  readonly machine: AnalyticsMachine;
  readonly input: AnalyticsInput;
  /** The locations of which one is chosen; empty where the figures are of everything. */
  readonly projects: readonly { readonly uuid: string; readonly name: string }[];
  /** The organisation has customers, whose figures are theirs. */
  readonly isReseller: boolean;
}

const isEmpty = ({ services }: Figures) => services.every(({ today, total }) => today === 0 && total === 0);

/** How often the maps of a location, or of everything that the provider has, were used. */
export function AnalyticsScreen({ machine, input, projects, isReseller }: Props) {
  const styles = useStyles();
  const actor = useMachineActor(machine, { input });
  const { entry, zone, request, figures, error, mayChooseEnvironments } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ open: 'loading' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ open: 'failed' }));
  const isDenied = useSelector(actor, (snapshot) => snapshot.matches('denied'));
  if (isDenied)
    return (
      <>
        <PageHeader title={text('title')} />
        <EmptyState
          icon={<DataBarVerticalRegular />}
          title={text('denied')}
          text={text(isReseller ? 'deniedText' : 'noProjects')}
        />
      </>
    );
  const hasRange = entry.start !== '' || entry.end !== '';
  const isFiltered = hasRange || request.environments !== DEFAULT_ENVIRONMENTS;
  const exportFigures = (shown: Figures) =>
    downloadFile(
      'web-analytics.csv',
      new Blob(
        [
          analyticsCsv(shown, {
            part: text('part'),
            label: text('label'),
            today: text('today'),
            total: text('total'),
            services: text('services'),
            hours: text('hours'),
            visitors: text('visitors'),
          }),
        ],
        { type: 'text/csv' },
      ),
    );
  return (
    <>
      <PageHeader
        title={text('title')}
        actions={
          <ActionButton
            icon={<ArrowDownloadRegular />}
            blockedBy={
              blockedWhile(isLoading) ?? blockedWhile(figures === null || isEmpty(figures), text('nothingToExport'))
            }
            onClick={() => figures && exportFigures(figures)}
          >
            {text('export')}
          </ActionButton>
        }
      />
      <div className={styles.body}>
        <AnalyticsFilters
          projects={projects}
          project={request.project}
          entry={entry}
          zone={zone}
          environments={mayChooseEnvironments ? request.environments : null}
          isFiltered={isFiltered}
          send={actor.send}
        />
        {request.project !== null && <UncountedNotice project={request.project} />}
        {isLoading && figures === null && <Loading label={text('loading')} />}
        {hasFailed && <LoadFailed reason={error ?? ''} onRetry={() => actor.send({ type: 'retry' })} />}
        {figures !== null && isEmpty(figures) && !isLoading && (
          <EmptyState
            icon={<DataBarVerticalRegular />}
            title={text('emptyTitle')}
            text={text(request.range === NO_RANGE ? 'empty' : 'noVisits')}
          />
        )}
        {figures !== null && !isEmpty(figures) && <AnalyticsFigures figures={figures} isBusy={isLoading} />}
      </div>
    </>
  );
}

import { Button, makeStyles, SearchBox, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular, HistoryRegular } from '@fluentui/react-icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { projectLogQuery } from '@/api/locations/projectLog';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser } from '@/components/currentUser';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { errorSummaryOf, isMissing } from '@/components/feedback/useListError';
import { PageHeader } from '@/components/layout/PageHeader';
import { containsText } from '@/model/content/search/listOrder';
import { MissingLocation } from '../notFound/MissingLocation';
import { LogEntryRow } from './LogEntryRow';
import { logDays } from './logDays';
import { text } from './texts';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '24px',
    maxWidth: '960px',
    padding: '8px 24px 48px',
    '@media (max-width: 599px)': { padding: '8px 12px 40px' },
  },
  day: { width: '100%' },
  heading: { margin: '0 0 8px' },
  list: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
});

/** The changes of a location, by date. */
export function ProjectLogScreen() {
  const styles = useStyles();
  const { id = '' } = useParams();
  const { user } = useCurrentUser();
  const log = useInfiniteQuery(projectLogQuery(id));
  const [search, setSearch] = useState('');
  const entries = useMemo(() => log.data?.pages.flatMap(({ logs }) => logs) ?? [], [log.data]);
  const found = entries.filter((entry) => containsText(`${entry.description} ${entry.user?.name ?? ''}`, search));
  const project = log.data?.pages[0]?.project;
  if (!log.data && isMissing(log.error)) return <MissingLocation />;
  return (
    <>
      <PageHeader
        title={project ? text('title', { name: project.name }) : text('log')}
        trail={[{ to: '/locations', label: text('locations') }]}
        actions={
          <SearchBox
            aria-label={text('search')}
            placeholder={text('search')}
            value={search}
            onChange={(_event, { value }) => setSearch(value)}
          />
        }
      />
      <div className={styles.body}>
        {log.isPending && <Loading label={text('loading')} />}
        {log.isError && !log.data && (
          <EmptyState
            icon={<ErrorCircleRegular />}
            title={text('failed', { status: errorSummaryOf(log.error).status })}
            text={log.error.message}
            action={<Button onClick={() => void log.refetch()}>{text('retry')}</Button>}
          />
        )}
        {log.data && entries.length === 0 && (
          <EmptyState icon={<HistoryRegular />} title={text('emptyTitle')} text={text('empty')} />
        )}
        {entries.length > 0 && found.length === 0 && <Text role="status">{text('noMatch')}</Text>}
        {logDays(found, user.time_zone).map(({ day, entries: ofDay }) => (
          <section key={day} className={styles.day} aria-label={day}>
            <Subtitle2 as="h2" block translate="no" className={styles.heading}>
              {day}
            </Subtitle2>
            <ul className={styles.list}>
              {ofDay.map((entry) => (
                <LogEntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </section>
        ))}
        {log.hasNextPage && (
          <ActionButton blockedBy={blockedWhile(log.isFetchingNextPage)} onClick={() => void log.fetchNextPage()}>
            {text(log.isFetchingNextPage ? 'loadingMore' : 'more')}
          </ActionButton>
        )}
      </div>
    </>
  );
}

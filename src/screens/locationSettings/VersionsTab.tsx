import { Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { buildsQuery } from '@/api/builds';
import { projectVersionsQuery } from '@/api/projectDetails';
import { useCurrentUser } from '@/components/currentUser';
import { Loading } from '@/components/feedback/Loading';
import { formatDateTime } from '@/components/formatDateTime';
import type { ProjectDetails } from '@/contract/projectDetails';
import { text } from './texts';

const useStyles = makeStyles({
  tab: { display: 'flex', flexDirection: 'column', gap: '32px', maxWidth: '640px' },
  section: { display: 'flex', flexDirection: 'column', gap: '8px', alignItems: 'flex-start' },
  heading: { margin: 0 },
  list: { listStyle: 'none', margin: 0, padding: 0, width: '100%' },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The versions of the wayfinder, and the builds of the location. */
export function VersionsTab({ project }: { project: ProjectDetails }) {
  const styles = useStyles();
  const versions = useQuery(projectVersionsQuery(project.uuid));
  const builds = useQuery(buildsQuery(project.uuid));
  return (
    <div className={styles.tab}>
      <RowSection
        title={text('wayfinderVersion')}
        empty={text('versionsEmpty')}
        query={versions}
        rows={versions.data?.map(({ id, name, created_at }) => ({ id, name, time: created_at }))}
      />
      <RowSection
        title={text('builds')}
        empty={text('buildsEmpty')}
        query={builds}
        rows={builds.data?.map(({ id, build_number, created_at }) => ({
          id,
          name: text('buildNumber', { number: build_number }),
          time: created_at,
        }))}
      />
    </div>
  );
}

interface Props {
  readonly title: string;
  readonly empty: string;
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>;
  readonly rows: readonly { readonly id: number; readonly name: string; readonly time: string }[] | undefined;
}

function RowSection({ title, empty, query, rows }: Props) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  return (
    <section className={styles.section} aria-label={title}>
      <Subtitle2 as="h2" className={styles.heading}>
        {title}
      </Subtitle2>
      {query.error ? (
        <>
          <Text role="alert">{text('listFailed', { reason: query.error.message })}</Text>
          <Button size="small" onClick={() => void query.refetch()}>
            {text('retry')}
          </Button>
        </>
      ) : rows === undefined ? (
        <Loading label={text('loading')} />
      ) : rows.length === 0 ? (
        <Text className={styles.quiet}>{empty}</Text>
      ) : (
        <ul className={styles.list}>
          {rows.map(({ id, name, time }) => (
            <li key={id} className={styles.row}>
              <Text>{name}</Text>
              <Text className={styles.quiet}>{formatDateTime(time, user.time_zone)}</Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

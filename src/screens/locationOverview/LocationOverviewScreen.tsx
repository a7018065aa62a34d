import { Button, makeStyles } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { projectQuery } from '@/api/locations/project';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { PageHeader } from '@/components/layout/PageHeader';
import { LocationOverview } from './LocationOverview';
import { text } from './texts';

const useStyles = makeStyles({
  body: { padding: '8px 24px 48px', '@media (max-width: 599px)': { padding: '8px 12px 40px' } },
});

type Props = Omit<Parameters<typeof LocationOverview>[0], 'project'>;

/** The overview of a location as a page of its own, for provider staff. */
export function LocationOverviewScreen(machines: Props) {
  const styles = useStyles();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const project = useQuery(projectQuery(id));
  return (
    <>
      <PageHeader
        title={project.data?.name ?? text('location')}
        trail={[{ to: '/locations', label: text('locations') }]}
        actions={
          <>
            <Button onClick={() => navigate(`/project-log/${id}`)}>{text('projectLog')}</Button>
            <Button onClick={() => navigate(`/locations/${id}/buildings`)}>{text('buildings')}</Button>
            <Button onClick={() => navigate(`/locations/${id}/settings`)}>{text('settings')}</Button>
          </>
        }
      />
      <div className={styles.body}>
        {project.isPending && <Loading label={text('loading')} />}
        {project.isError && !project.data && (
          <EmptyState
            icon={<ErrorCircleRegular />}
            title={text('failed', { status: errorSummaryOf(project.error).status })}
            text={project.error.message}
            action={<Button onClick={() => void project.refetch()}>{text('retry')}</Button>}
          />
        )}
        {project.data && <LocationOverview project={project.data} {...machines} />}
      </div>
    </>
  );
}

import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular, ErrorCircleRegular, MapRegular, SearchRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { projectsQuery } from '@/api/projects';
import { useCurrentUser } from '@/components/currentUser';
import { EmptyState } from '@/components/feedback/EmptyState';
import { PageHeader } from '@/components/layout/PageHeader';
import { SearchField } from '@/components/recordTable/SearchField';
import type { Project } from '@/contract/projects';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { LocationCard } from './LocationCard';
import { LocationSkeletons } from './LocationSkeletons';

// The list is there before its dialogs are.
const CreateLocationDialog = lazy(async () => ({
  default: (await import('./CreateLocationDialog')).CreateLocationDialog,
}));
const LocationDialog = lazy(async () => ({ default: (await import('./LocationDialog')).LocationDialog }));

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(264px, 1fr))',
    gap: '20px',
    padding: '8px 24px 32px',
    '@media (min-width: 1200px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(272px, 340px))' },
  },
});

const matches = (search: string) => (project: Project) =>
  project.name.toLowerCase().includes(search.trim().toLowerCase());

/** The locations of the organisation as cards: home. */
export function LocationsScreen({ publishMachine }: { publishMachine: PublishingMachine }) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const projects = useQuery(projectsQuery(organisation.uuid));
  const [params, setParams] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const search = params.get('search') ?? '';
  const opened = projects.data?.find(({ uuid }) => uuid === params.get('open'));
  const found = projects.data?.filter(matches(search)) ?? [];

  const change = (key: string, value: string | null, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(key, value);
        else after.delete(key);
        return after;
      },
      { replace },
    );
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setCreating(true)}>
      Create new
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Locations"
        count={projects.data?.length}
        actions={
          <>
            <SearchField label="Search locations" value={search} onSearch={(text) => change('search', text, true)} />
            {projects.data?.length !== 0 && create}
          </>
        }
      />
      {projects.isPending && <LocationSkeletons className={styles.grid} />}
      {projects.isError && (
        <EmptyState
          icon={<ErrorCircleRegular />}
          title="The locations could not be loaded"
          text={projects.error.message}
          action={<Button onClick={() => void projects.refetch()}>Retry</Button>}
        />
      )}
      {projects.data?.length === 0 && (
        <EmptyState
          icon={<MapRegular />}
          title="No locations yet"
          text="A location is a place with its own map: a shopping centre, a hospital, a terminal. Create the first one, then add a building and upload a floor plan."
          action={create}
        />
      )}
      {projects.data && projects.data.length > 0 && found.length === 0 && (
        <EmptyState
          icon={<SearchRegular />}
          title="No match"
          text={`No location is called “${search}”.`}
          action={<Button onClick={() => change('search', null, true)}>Clear</Button>}
        />
      )}
      {found.length > 0 && (
        <ul className={styles.grid} style={{ listStyle: 'none', margin: 0 }} aria-label="Locations">
          {found.map((project) => (
            <li key={project.uuid}>
              <LocationCard project={project} onOpen={() => change('open', project.uuid, false)} />
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {isCreating && <CreateLocationDialog isOpen onClose={() => setCreating(false)} />}
        {opened && (
          <LocationDialog
            project={opened}
            publishMachine={publishMachine}
            onClose={() => change('open', null, false)}
          />
        )}
      </Suspense>
    </>
  );
}

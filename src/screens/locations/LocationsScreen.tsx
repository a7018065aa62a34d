import { makeStyles } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { projectsQuery } from '@/api/locations/projects';
import { useCurrentUser } from '@/components/currentUser';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ListScreen } from '@/components/recordTable/ListScreen';
import { useRecordList } from '@/components/recordTable/useRecordList';
import { LocationCard } from './LocationCard';
import type { LocationDialogProps } from './LocationDialog';
import type { LocationFormProps } from './LocationFormDialog';
import { LocationSkeletons } from './LocationSkeletons';
import { text } from './texts';

// The list is shown before its last tile is loaded.
const CreateTile = lazyPart(async () => (await import('./CreateTile')).CreateTile);

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    padding: '8px 24px 32px',
    margin: 0,
    listStyle: 'none',
    '@media (max-width: 599px)': { padding: '8px 12px 32px' },
    '@media (min-width: 600px) and (max-width: 1199px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 1200px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

interface Props {
  /** Loaded when a location is opened, with all that publishing needs. */
  readonly Dialog: ComponentType<LocationDialogProps>;
  /** Loaded when a location is created or deleted, with the machine of forms. */
  readonly FormDialog: ComponentType<LocationFormProps>;
}

/** The locations of the organisation as cards: the home page. */
export function LocationsScreen({ Dialog, FormDialog }: Props) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const projects = useQuery(projectsQuery(organisation.uuid));
  const list = useRecordList({
    records: projects.data,
    idOf: ({ uuid }) => uuid,
    nameOf: ({ name }) => name,
    columns: [],
  });
  const { editing } = list;
  const opened = editing?.intent === 'edit' ? editing.row : null;
  return (
    <ListScreen
      kind={{ title: text('title'), one: text('one'), many: text('many') }}
      list={list}
      query={projects}
      skeleton={<LocationSkeletons className={styles.grid} />}
      empty={{ drawing: <MapRegular />, text: text('empty') }}
    >
      {list.rows.length > 0 && (
        <ul className={styles.grid} aria-label={text('title')}>
          {list.rows.map((project) => (
            <li key={project.uuid}>
              <LocationCard
                project={project}
                onOpen={() => list.open(project.uuid)}
                onDelete={() => list.requestDelete(project)}
              />
            </li>
          ))}
          <li key="new">
            <Suspense fallback={null}>
              <CreateTile onClick={list.openNew} />
            </Suspense>
          </li>
        </ul>
      )}
      <Suspense fallback={null}>
        {editing && !opened && <FormDialog key={list.editingKey} editing={editing} />}
        {editing && opened && (
          <Dialog project={opened} onDelete={() => list.requestDelete(opened)} onClose={editing.onEnd} />
        )}
      </Suspense>
    </ListScreen>
  );
}

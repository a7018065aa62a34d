import { Badge, Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { Project } from '@/contract/locations/projects';
import { LocationStateTag } from './LocationStateTag';
import { text } from './texts';

// A thumbnail and a menu may be loaded after their card.
const LocationMenu = lazyPart(async () => (await import('./LocationMenu')).LocationMenu);
const FloorThumbnail = lazyPart(async () => (await import('./FloorThumbnail')).FloorThumbnail);

const useStyles = makeStyles({
  card: {
    height: '100%',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    overflow: 'hidden',
    ':hover': { boxShadow: tokens.shadow4 },
    ':focus-within': { boxShadow: tokens.shadow4 },
  },
  banner: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 10',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground4,
    overflow: 'hidden',
    width: '100%',
    padding: 0,
    border: 'none',
    font: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  noMap: {
    display: 'grid',
    justifyItems: 'center',
    gap: '4px',
    fontSize: '32px',
    color: tokens.colorNeutralForeground3,
  },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
  body: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: '6px', padding: '12px' },
  line: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  logo: { width: '24px', height: '24px', objectFit: 'contain', flexShrink: 0 },
  title: { margin: 0, minWidth: 0 },
  name: {
    border: 'none',
    font: 'inherit',
    maxWidth: '100%',
    padding: 0,
    backgroundColor: 'transparent',
    textAlign: 'left',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ':hover': { textDecorationLine: 'underline' },
  },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', padding: '0 8px 12px 12px' },
  space: { flexGrow: 1 },
  // Its place is there before its code.
  menu: { width: '24px', height: '24px' },
});

interface Props {
  readonly project: Project;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** A location: its image, its last edit, and whether visitors see its latest changes. */
export function LocationCard({ project, onOpen, onDelete }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const editor = `/editor/${project.uuid}`;
  // A location without a map has a list alone.
  const openEditor = () => void navigate(`${editor}?viewType=${project.hasMap ? 'map' : 'list'}`);
  return (
    <article className={styles.card} aria-label={project.name}>
      <button
        type="button"
        className={styles.banner}
        aria-label={text('openEditorOf', { name: project.name })}
        onClick={openEditor}
      >
        {project.banner ? (
          <img className={styles.image} src={project.banner} alt="" />
        ) : project.first_floor ? (
          <Suspense fallback={null}>
            <FloorThumbnail floor={project.first_floor} />
          </Suspense>
        ) : (
          <span className={styles.noMap}>
            <MapRegular aria-hidden />
            <Text size={200}>{text('noMap')}</Text>
          </span>
        )}
      </button>
      <div className={styles.body}>
        <div className={styles.line}>
          {project.logo && <img className={styles.logo} src={project.logo} alt="" />}
          <Subtitle2 as="h2" block truncate wrap={false} className={styles.title}>
            <button type="button" className={styles.name} dir="auto" onClick={onOpen} title={project.name}>
              {project.name}
            </button>
          </Subtitle2>
        </div>
        <Text size={200} className={styles.quiet}>
          {text('edited', { time: formatDateTime(project.updated_at, currentUser.user.time_zone) })}
        </Text>
        <div className={styles.tags}>
          <LocationStateTag project={project} />
          {project.is_confirmed === false && (
            <Badge appearance="tint" color="informative">
              {text('unconfirmed')}
            </Badge>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        {project.hasMap && (
          <Button appearance="outline" size="small" onClick={() => navigate(`${editor}?viewType=map`)}>
            {text('mapView')}
          </Button>
        )}
        <Button
          appearance={project.hasMap ? 'subtle' : 'outline'}
          size="small"
          onClick={() => navigate(`${editor}?viewType=list`)}
        >
          {text('listView')}
        </Button>
        <div className={styles.space} />
        <Suspense fallback={<span className={styles.menu} />}>
          <LocationMenu project={project} onOpen={onOpen} onDelete={onDelete} />
        </Suspense>
      </div>
    </article>
  );
}

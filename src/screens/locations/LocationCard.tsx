import {
  Badge,
  Button,
  Menu,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Subtitle2,
  Text,
  tokens,
} from '@fluentui/react-components';
import { MapRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { isStaff, useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { Project } from '@/contract/projects';
import { LocationStateTag } from './LocationStateTag';
import { text } from './texts';

// A thumbnail may be loaded after its card.
const FloorThumbnail = lazyPart(async () => (await import('./FloorThumbnail')).FloorThumbnail);

const useStyles = makeStyles({
  card: {
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
    fontSize: '40px',
    overflow: 'hidden',
  },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
  body: { display: 'flex', flexDirection: 'column', gap: '6px', padding: '12px 14px 8px' },
  title: { margin: 0 },
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
  actions: { display: 'flex', alignItems: 'center', gap: '4px', padding: '0 8px 8px' },
  space: { flexGrow: 1 },
});

/** A location: its image, its last edit, and whether visitors see its latest changes. */
export function LocationCard({ project, onOpen }: { project: Project; onOpen: () => void }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const editor = `/editor/${project.uuid}`;
  return (
    <article className={styles.card} aria-label={project.name}>
      <div className={styles.banner}>
        {project.banner ? (
          <img className={styles.image} src={project.banner} alt="" />
        ) : project.first_floor ? (
          <Suspense fallback={null}>
            <FloorThumbnail floor={project.first_floor} />
          </Suspense>
        ) : (
          <MapRegular aria-hidden />
        )}
      </div>
      <div className={styles.body}>
        <Subtitle2 as="h2" block truncate wrap={false} className={styles.title}>
          <button type="button" className={styles.name} onClick={onOpen} title={project.name}>
            {project.name}
          </button>
        </Subtitle2>
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
          <Button appearance="subtle" size="small" onClick={() => navigate(`${editor}?viewType=map`)}>
            {text('mapView')}
          </Button>
        )}
        <Button appearance="subtle" size="small" onClick={() => navigate(`${editor}?viewType=list`)}>
          {text('listView')}
        </Button>
        <div className={styles.space} />
        <Menu surfaceMotion={FAST_SURFACE_MOTION}>
          <MenuTrigger disableButtonEnhancement>
            <Button
              appearance="subtle"
              size="small"
              icon={<MoreHorizontalRegular />}
              aria-label={text('optionsOf', { name: project.name })}
            />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem onClick={onOpen}>{text('details')}</MenuItem>
              <MenuItem onClick={() => navigate(`/locations/${project.uuid}/buildings`)}>{text('buildings')}</MenuItem>
              <MenuItemLink href={`/preview/${project.uuid}`} target="_blank" rel="noopener">
                {text('preview')}
              </MenuItemLink>
              {isStaff(currentUser) && (
                <MenuItem onClick={() => navigate(`/uploaded-map-files/${project.uuid}`)}>
                  {text('uploadedFiles')}
                </MenuItem>
              )}
            </MenuList>
          </MenuPopover>
        </Menu>
      </div>
    </article>
  );
}

import { Badge, Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClockRegular, HistoryRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { uploadFloorPlanQuery } from '@/api/uploads/uploadFloorPlans';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser } from '@/components/currentUser';
import { FloorPlanThumbnail } from '@/components/floorPlan/FloorPlanThumbnail';
import { formatBytes, formatDateTime } from '@/components/formatDateTime';
import { translate } from '@/contract/texts/translate';
import type { UploadedMapFile } from '@/contract/uploads/uploads';
import { text } from './texts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    overflow: 'hidden',
    ':hover': { boxShadow: tokens.shadow4 },
    ':focus-within': { boxShadow: tokens.shadow4 },
  },
  drawing: { aspectRatio: '16 / 10', backgroundColor: tokens.colorNeutralBackground3, overflow: 'hidden' },
  body: { display: 'flex', flexDirection: 'column', gap: '4px', padding: '12px 14px 8px', flexGrow: 1 },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  name: { margin: 0 },
  tag: { marginTop: '4px' },
  actions: { display: 'flex', gap: '4px', padding: '0 8px 8px' },
});

interface Props {
  readonly upload: UploadedMapFile;
  /** The service is deleting it. */
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
}

/** An uploaded floor plan: of which floor, by whom and when, and whether it is the current one. */
export function UploadCard({ upload, isDeleting, onDelete }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const { up, unit, mirrored } = upload.report;
  const floorPlanResult = useQuery(uploadFloorPlanQuery(upload.uuid, `${up}-${unit}-${mirrored}`));
  const name = upload.building ? `${upload.building.name} : ${upload.floor.name}` : upload.floor.name;
  return (
    <article className={styles.card} aria-label={`${name}, ${upload.filename}`}>
      <div className={styles.drawing}>
        {floorPlanResult.data && <FloorPlanThumbnail floorPlan={floorPlanResult.data} />}
      </div>
      <div className={styles.body}>
        <Subtitle2 as="h2" block truncate wrap={false} dir="auto" title={name} className={styles.name}>
          {name}
        </Subtitle2>
        <Text size={200} className={styles.quiet}>
          {[formatDateTime(upload.created_at, user.time_zone), upload.created_by].filter(Boolean).join(' · ')}
        </Text>
        <Text size={200} className={styles.quiet}>
          {`${upload.filename} · ${formatBytes(upload.bytes)}`}
        </Text>
        <div className={styles.tag}>
          <StateTag upload={upload} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button appearance="subtle" size="small" onClick={() => navigate(`/map-preview/${upload.uuid}`)}>
          {text('preview')}
        </Button>
        <ActionButton
          appearance="subtle"
          size="small"
          blockedBy={blockedWhile(upload.current, translate('map.currentStays')) ?? blockedWhile(isDeleting)}
          onClick={onDelete}
        >
          {isDeleting ? translate('form.deleting') : text('delete')}
        </ActionButton>
      </div>
    </article>
  );
}

function StateTag({ upload }: { upload: UploadedMapFile }) {
  if (upload.current)
    return (
      <Badge appearance="tint" color="success" icon={<CheckmarkCircleRegular />}>
        {text('current')}
      </Badge>
    );
  return upload.approved_at === null ? (
    <Badge appearance="tint" color="warning" icon={<ClockRegular />}>
      {text('pending')}
    </Badge>
  ) : (
    <Badge appearance="tint" color="informative" icon={<HistoryRegular />}>
      {text('approved')}
    </Badge>
  );
}

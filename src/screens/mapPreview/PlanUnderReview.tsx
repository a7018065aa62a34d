import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { translate } from '@/contract/texts/translate';
import type { UploadPreview } from '@/machines/mapApproval.machine';
import { UploadFloorPlan } from './UploadFloorPlan';
import type { RoomReview } from './useRoomReview';

const useStyles = makeStyles({
  plan: { position: 'relative', minHeight: 0 },
  veil: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: tokens.colorBackgroundOverlay,
    zIndex: 2,
  },
  busy: {
    padding: '16px 24px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow16,
  },
});

interface Props {
  readonly preview: UploadPreview;
  readonly review: RoomReview;
  /** Whether it is read again, with a correction. */
  readonly isCorrecting: boolean;
}

/** The floor plan of an upload, veiled while it is read again. */
export function PlanUnderReview({ preview, review, isCorrecting }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.plan}>
      <UploadFloorPlan upload={preview.upload} comparison={preview.comparison} review={review} />
      {isCorrecting && (
        <div className={styles.veil}>
          <div className={styles.busy}>
            <Spinner label={translate('map.correcting')} />
          </div>
        </div>
      )}
    </div>
  );
}

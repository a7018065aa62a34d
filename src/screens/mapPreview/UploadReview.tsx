import { makeStyles, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { lostDestinationsText } from '@/components/floorPlan/lostDestinationsText';
import type { MapApprovalMachine, UploadPreview } from '@/machines/mapApproval.machine';
import { lostDestinations } from '@/model/floorPlan/identity/lostDestinations';
import { PlanUnderReview } from './PlanUnderReview';
import { text } from './texts';
import { UploadFacts } from './UploadFacts';
import { UploadHeader } from './UploadHeader';
import { useRoomReview } from './useRoomReview';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  split: {
    flexGrow: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 900px)': { gridTemplateColumns: '1fr', gridTemplateRows: '55vh auto', overflowY: 'auto' },
  },
});

interface Props {
  readonly approval: ActorRefFrom<MapApprovalMachine>;
  readonly preview: UploadPreview;
  readonly timeZone: string | undefined;
  /** The page that this person returns to. */
  readonly back: { readonly label: string; readonly to: string };
}

/** An upload beside the facts about it: it is corrected, compared with the floor plan of its floor, and approved. */
export function UploadReview({ approval, preview, timeZone, back }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const review = useRoomReview(preview.comparison);
  const state = useSelector(approval, (snapshot) => snapshot.value);
  const error = useSelector(approval, (snapshot) => snapshot.context.error);
  const isBusy = useSelector(approval, (snapshot) => snapshot.hasTag('busy'));
  const { send } = approval;
  const { upload } = preview;
  const lost = lostDestinations(preview.missing_meshes, preview.comparison, review.matches);
  return (
    <div className={styles.page}>
      <UploadHeader
        upload={upload}
        timeZone={timeZone}
        back={{ ...back, go: () => navigate(back.to) }}
        approval={{
          isApproving: state === 'approving',
          isBusy,
          approve: () => send({ type: 'approve', matches: review.matches }),
        }}
      />
      <div className={styles.split}>
        <PlanUnderReview preview={preview} review={review} isCorrecting={state === 'correcting'} />
        <UploadFacts
          preview={preview}
          review={review}
          lost={lost}
          error={error}
          onRetry={state === 'approveFailed' ? () => send({ type: 'retry' }) : null}
          isBusy={isBusy}
          onCorrect={(shape) => send({ type: 'correct', shape })}
        />
      </div>
      <WarningDialog
        isOpen={state === 'confirming'}
        title={text('approveTitle', { name: upload.floor.name })}
        text={lostDestinationsText(lost)}
        labels={{ confirm: text('approve') }}
        onCancel={() => send({ type: 'cancel' })}
        onConfirm={() => send({ type: 'confirm' })}
      />
    </div>
  );
}

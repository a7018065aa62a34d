import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Subtitle2,
  Text,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { labelsAwaiting } from '@/components/floorPlan/awaitedLabels';
import { CorrectionsForm, shapeOf } from '@/components/floorPlan/CorrectionsForm';
import { FloorPlanFacts } from '@/components/floorPlan/FloorPlanFacts';
import { UploadProblemList } from '@/components/floorPlan/UploadProblemList';
import type { UploadPreview } from '@/machines/mapApproval.machine';
import type { FloorShape } from '@/model/floorPlan/floorShape';
import type { lostDestinations } from '@/model/floorPlan/identity/lostDestinations';
import { MissingRooms } from './MissingRooms';
import { RoomComparisonSection } from './RoomComparisonSection';
import { text } from './texts';
import type { RoomReview } from './useRoomReview';

const useStyles = makeStyles({
  side: {
    overflowY: 'auto',
    padding: '20px 24px 32px',
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: '0 0 8px' },
  note: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly preview: UploadPreview;
  readonly review: RoomReview;
  /** Destinations that would lose their room. */
  readonly lost: ReturnType<typeof lostDestinations>;
  readonly error: string | null;
  /** Null where trying again would not help. */
  readonly onRetry: (() => void) | null;
  readonly isBusy: boolean;
  readonly onCorrect: (shape: FloorShape) => void;
}

/** Beside the floor plan of an upload: how it was read, what changes on its floor, and its corrections. */
export function UploadFacts({ preview, review, lost, error, onRetry, isBusy, onCorrect }: Props) {
  const styles = useStyles();
  const { upload, comparison } = preview;
  const shape = shapeOf(upload.report);
  const labels = labelsAwaiting(upload.uuid);
  return (
    <aside className={styles.side} aria-label={text('facts')}>
      {error !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{error}</MessageBarBody>
          {onRetry && (
            <MessageBarActions>
              <Button size="small" onClick={onRetry}>
                {text('retry')}
              </Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
      {labels !== null && !upload.current && (
        <Text className={styles.note}>{text('labelsFollow', { name: labels.file.name })}</Text>
      )}
      {comparison && <RoomComparisonSection comparison={comparison} review={review} blockedBy={blockedWhile(isBusy)} />}
      <MissingRooms lost={lost} kept={preview.kept_meshes} added={preview.new_meshes} />
      <FactSection title={text('plan')}>
        <FloorPlanFacts report={upload.report} />
      </FactSection>
      <FactSection title={text('corrections')}>
        {upload.current ? (
          <Text className={styles.note}>{text('approvedStays')}</Text>
        ) : (
          <CorrectionsForm
            shape={shape}
            blockedBy={blockedWhile(isBusy)}
            onChange={(changed) => onCorrect({ ...shape, ...changed })}
          />
        )}
      </FactSection>
      <FactSection title={text('problems')}>
        <UploadProblemList problems={upload.report.problems} />
      </FactSection>
    </aside>
  );
}

function FactSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <section>
      <Subtitle2 as="h2" block className={styles.title}>
        {title}
      </Subtitle2>
      {children}
    </section>
  );
}

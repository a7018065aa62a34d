import { Button, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { CorrectionsForm, shapeOf } from '@/components/floorPlan/CorrectionsForm';
import { FloorPlanFacts } from '@/components/floorPlan/FloorPlanFacts';
import { FloorPlanThumbnail } from '@/components/floorPlan/FloorPlanThumbnail';
import { UploadProblemList } from '@/components/floorPlan/UploadProblemList';
import type { CheckedFloorPlan } from '@/machines/mapUpload.machine';
import type { ShapeCorrections } from '@/model/floorPlan/floorShape';
import { text } from './texts';

const useStyles = makeStyles({
  block: { display: 'flex', flexDirection: 'column', gap: '20px' },
  drawing: {
    height: '260px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    overflow: 'hidden',
  },
  title: { margin: '0 0 8px' },
  foot: {
    display: 'flex',
    gap: '8px',
    justifyContent: 'flex-end',
    position: 'sticky',
    bottom: '-24px',
    padding: '12px 0',
    marginBottom: '-12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

interface Props {
  readonly checked: CheckedFloorPlan;
  readonly corrections: ShapeCorrections;
  readonly isBusy: boolean;
  readonly onCorrect: (corrections: ShapeCorrections) => void;
  readonly onUpload: () => void;
  readonly onOther: () => void;
}

/** The report of the archive, with the next step. */
export function CheckedUpload({ checked, corrections, isBusy, onCorrect, onUpload, onOther }: Props) {
  const styles = useStyles();
  const { floorPlan, report } = checked;
  const isCorrected = Object.keys(corrections).length > 0;
  return (
    <div className={styles.block}>
      <div className={styles.drawing} role="img" aria-label={text('readPlan')}>
        <FloorPlanThumbnail floorPlan={floorPlan} />
      </div>
      <FloorPlanFacts report={report} />
      <section>
        <Subtitle2 as="h3" block className={styles.title}>
          {text('corrections')}
        </Subtitle2>
        <CorrectionsForm
          shape={{ ...shapeOf(report), ...corrections }}
          blockedBy={blockedWhile(isBusy)}
          onChange={(changed) => onCorrect({ ...corrections, ...changed })}
          onReset={isCorrected ? () => onCorrect({}) : undefined}
        />
      </section>
      <section>
        <Subtitle2 as="h3" block className={styles.title}>
          {text('problems')}
        </Subtitle2>
        <UploadProblemList problems={report.problems} />
      </section>
      <div className={styles.foot}>
        <Button appearance="subtle" onClick={onOther}>
          {text('otherFile')}
        </Button>
        <ActionButton appearance="primary" blockedBy={blockedWhile(isBusy)} onClick={onUpload}>
          {text('upload')}
        </ActionButton>
      </div>
    </div>
  );
}

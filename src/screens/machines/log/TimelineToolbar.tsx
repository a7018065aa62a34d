import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { text } from '../texts';
import { LogFileButtons } from './LogFileButtons';
import { LogFilterFields } from './LogFilterFields';
import { RecordingButtons } from './RecordingButtons';
import { StepControls } from './StepControls';
import type { TimeTravel } from './useTimeTravel';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    padding: '6px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  group: { display: 'flex', alignItems: 'center', gap: '2px' },
  space: { flexGrow: 1 },
});

interface Props {
  readonly travel: TimeTravel;
  readonly problem: string | null;
  readonly onProblem: (problem: string | null) => void;
  readonly onClose: () => void;
}

/** Steps back and forth, filters, and the log as a file. */
export function TimelineToolbar({ travel, problem, onProblem, onClose }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.bar} role="toolbar" aria-label={text('logTools')}>
      <Button
        className={styles.title}
        size="small"
        appearance="transparent"
        icon={<ChevronDownRegular />}
        aria-expanded
        onClick={onClose}
      >
        {text('timeTravel')}
      </Button>
      <StepControls travel={travel} />
      {travel.at >= 0 && (
        <Button size="small" appearance="subtle" onClick={() => travel.select(null)}>
          {text('toPresent')}
        </Button>
      )}
      <span className={styles.space} />
      <LogFilterFields travel={travel} />
      <div className={styles.group}>
        <RecordingButtons travel={travel} onCleared={() => onProblem(null)} />
        <LogFileButtons travel={travel} problem={problem} onProblem={onProblem} />
      </div>
    </div>
  );
}

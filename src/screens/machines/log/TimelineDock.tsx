import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ChevronUpRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { sequenceOf } from '@/machines/inspect/log/sequenceOf';
import type { Statechart } from '@/model/statechart/statechart';
import { text } from '../texts';
import { laneName } from './describeStep';
import { SequenceDiagram } from './SequenceDiagram';
import { StepDetail } from './StepDetail';
import { TimelineToolbar } from './TimelineToolbar';
import type { TimeTravel } from './useTimeTravel';

const useStyles = makeStyles({
  dock: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minHeight: 0,
    minWidth: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    '@media (max-width: 1099px)': { display: 'block' },
  },
  closed: { display: 'block', boxShadow: 'none' },
  handle: { width: '100%', justifyContent: 'flex-start', borderRadius: 0, minHeight: '36px' },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 380px)',
    minHeight: 0,
    '@media (max-width: 1099px)': { display: 'block' },
  },
  aside: {
    minHeight: 0,
    overflowY: 'auto',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 1099px)': { borderLeft: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  empty: { padding: '24px', maxWidth: '64ch', color: tokens.colorNeutralForeground3 },
  note: { padding: '6px 12px', backgroundColor: tokens.colorNeutralBackground3, fontSize: tokens.fontSizeBase200 },
  problem: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  readonly travel: TimeTravel;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly charts: readonly Statechart[];
  readonly onOpenMachine: (machine: string) => void;
}

/** The log of all machines below the drawing: as a sequence diagram, with the chosen step beside it. */
export function TimelineDock({ travel, isOpen, onToggle, charts, onOpenMachine }: Props) {
  const styles = useStyles();
  const [problem, setProblem] = useState<string | null>(null);
  const { steps, step, log, file, isPaused, missed } = travel;
  const lanes = useMemo(() => (step ? sequenceOf(log.steps).lanes : []), [step, log]);
  const fromLane = step && lanes.find(({ id }) => id === (step.source.kind === 'machine' ? step.source.name : ''));
  const from =
    step === null
      ? ''
      : step.source.kind === 'service'
        ? step.source.name
        : fromLane
          ? laneName(fromLane)
          : text(step.source.kind === 'clock' ? 'fromClock' : step.source.kind === 'itself' ? 'fromItself' : 'person');
  const count = log.steps.length;
  if (!isOpen)
    return (
      <div className={mergeClasses(styles.dock, styles.closed)}>
        <Button
          className={styles.handle}
          appearance="subtle"
          icon={<ChevronUpRegular />}
          onClick={onToggle}
          aria-expanded={false}
        >
          {text('timeTravelCount', { count })}
        </Button>
      </div>
    );
  return (
    <section className={styles.dock} aria-label={text('timeTravel')}>
      <div>
        <TimelineToolbar travel={travel} problem={problem} onProblem={setProblem} onClose={onToggle} />
        {problem !== null && (
          <div id="log-problem" role="alert" className={mergeClasses(styles.note, styles.problem)}>
            {problem}
          </div>
        )}
        {file !== null && <div className={styles.note}>{text('showsFile', { file, missing: missed })}</div>}
        {file === null && isPaused && (
          <div className={styles.note} role="status">
            {text('isPaused', { missing: missed })}
          </div>
        )}
        {log.forgotten > 0 && <div className={styles.note}>{text('hasForgotten', { count: log.forgotten })}</div>}
      </div>
      {count === 0 ? (
        <Text className={styles.empty}>{text('emptyLogText')}</Text>
      ) : steps.length === 0 ? (
        <Text className={styles.empty}>{text('noLogMatch')}</Text>
      ) : (
        <div className={styles.body}>
          <SequenceDiagram steps={steps} selected={step?.place ?? null} onSelect={travel.select} />
          <div className={styles.aside}>
            {step ? (
              <StepDetail
                step={step}
                chart={charts.find(({ id }) => id === step.machine) ?? null}
                from={from}
                onOpen={onOpenMachine}
              />
            ) : (
              <Text as="p" className={styles.empty}>
                {text('chooseStep')}
              </Text>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

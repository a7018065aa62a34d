import { makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components';
import { ArrowCircleRightFilled, CheckmarkCircleFilled, CircleRegular, WarningFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { SetupState, SetupStep } from '@/model/setup/setupSteps';
import { text } from './texts';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  icon: { display: 'flex', justifyContent: 'center', width: '24px', fontSize: '20px', flexShrink: 0 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  doubtful: { color: tokens.colorStatusWarningForeground1 },
  next: { color: tokens.colorBrandForeground1 },
  later: { color: tokens.colorNeutralForeground4 },
  unknown: {},
  words: { display: 'flex', flexDirection: 'column', gap: '2px', flex: '1 1 260px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  // Below the words where there is no place beside them.
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '@media (max-width: 599px)': { flexBasis: '100%', paddingLeft: '36px' },
  },
});

interface Props {
  readonly step: SetupStep;
  /** How far the step is, in a sentence. */
  readonly facts: string;
  readonly actions: ReactNode;
}

/** A step of setting up a location: its state, how far it is, and what can be done. */
export function SetupStepRow({ step: { name, state }, facts, actions }: Props) {
  const styles = useStyles();
  return (
    <li className={styles.row} aria-current={state === 'next' ? 'step' : undefined}>
      <span className={mergeClasses(styles.icon, styles[state])} role="img" aria-label={text(`state.${state}`)}>
        <StateIcon state={state} />
      </span>
      <div className={styles.words}>
        <Text weight={state === 'next' ? 'semibold' : 'regular'}>{text(`step.${name}`)}</Text>
        <Text size={200} className={styles.quiet}>
          {facts}
        </Text>
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}

function StateIcon({ state }: { state: SetupState }) {
  switch (state) {
    case 'done':
      return <CheckmarkCircleFilled />;
    case 'doubtful':
      return <WarningFilled />;
    case 'next':
      return <ArrowCircleRightFilled />;
    case 'later':
      return <CircleRegular />;
    case 'unknown':
      return <Spinner size="extra-tiny" />;
  }
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  CheckmarkStarburstRegular,
  ClockRegular,
  DismissCircleRegular,
  FlashRegular,
  RocketRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import type { Version } from '@/contract/versions/versions';
import { text } from './texts';
import { toneOf, type VersionState, versionStateOf } from './versionState';

const useStyles = makeStyles({
  label: { display: 'inline-flex', alignItems: 'center', gap: '6px', verticalAlign: 'bottom' },
  word: { textTransform: 'capitalize' },
  warning: { color: tokens.colorStatusWarningForeground1 },
  danger: { color: tokens.colorStatusDangerForeground1 },
  success: { color: tokens.colorStatusSuccessForeground1 },
});

const ICONS = {
  untested: <WarningRegular />,
  pending: <ClockRegular />,
  rejected: <DismissCircleRegular />,
  approved: <CheckmarkCircleRegular />,
  released: <RocketRegular />,
  forceReleased: <FlashRegular />,
  currentRelease: <CheckmarkStarburstRegular />,
} as const satisfies Record<VersionState, unknown>;

const CAPITALISED: readonly VersionState[] = ['pending', 'rejected', 'approved'];

/** The state of a version by icon and word, in the colour of its row. */
export function StateLabel({ version }: { version: Version }) {
  const styles = useStyles();
  const state = versionStateOf(version);
  const tone = toneOf(version);
  return (
    <span className={mergeClasses(styles.label, tone !== null && styles[tone])}>
      {ICONS[state]}
      <span {...(CAPITALISED.includes(state) && { className: styles.word })}>{text(state)}</span>
    </span>
  );
}

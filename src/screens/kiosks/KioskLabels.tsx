import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ArrowSyncRegular,
  CheckmarkCircleRegular,
  ErrorCircleRegular,
  PlugConnectedRegular,
  PlugDisconnectedRegular,
  QuestionCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import type { Kiosk } from '@/contract/kiosks/kiosks';
import { contactOf, type KioskLevel, kioskStateOf } from '@/model/kiosks/kioskState';
import { ageText, stateText } from './kioskText';
import { text } from './texts';

const useStyles = makeStyles({
  label: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  icon: { flexShrink: 0 },
  good: { color: tokens.colorStatusSuccessForeground1 },
  info: { color: tokens.colorBrandForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  critical: { color: tokens.colorStatusDangerForeground1 },
  neutral: { color: tokens.colorNeutralForeground2 },
});

const ICONS = {
  good: CheckmarkCircleRegular,
  info: ArrowSyncRegular,
  warning: WarningRegular,
  critical: ErrorCircleRegular,
  neutral: QuestionCircleRegular,
} as const satisfies Record<KioskLevel, unknown>;

/** The state of a kiosk by icon, word and colour. */
export function KioskStateLabel({ kiosk }: { kiosk: Pick<Kiosk, 'state' | 'progress'> }) {
  const styles = useStyles();
  const { level } = kioskStateOf(kiosk.state);
  const Icon = ICONS[level];
  return (
    <span className={mergeClasses(styles.label, styles[level])} data-level={level}>
      <Icon className={styles.icon} aria-hidden />
      {stateText(kiosk)}
    </span>
  );
}

interface ContactProps {
  /** ISO 8601. */
  readonly at: string | null;
  /** Milliseconds since 1970 of the figures. */
  readonly now: number;
  /** The age alone, with the time as its tooltip. */
  readonly isShort?: boolean;
}

/** When a kiosk checked in, and how long ago that is: green within one hour, red before that. */
export function KioskContactLabel({ at, now, isShort = false }: ContactProps) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  const contact = contactOf(at, now);
  const Icon = contact === 'recent' ? PlugConnectedRegular : PlugDisconnectedRegular;
  const tone = { recent: styles.good, late: styles.critical, never: styles.neutral }[contact];
  const time = at === null ? undefined : formatDateTime(at, user.time_zone);
  return (
    <span className={mergeClasses(styles.label, tone)} data-contact={contact} title={isShort ? time : undefined}>
      <Icon className={styles.icon} aria-hidden />
      {at === null || time === undefined
        ? text('contact.never')
        : isShort
          ? ageText(at, now)
          : text('checkedInAgo', { time, age: ageText(at, now) })}
    </span>
  );
}

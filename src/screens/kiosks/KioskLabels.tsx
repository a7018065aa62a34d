import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ArrowSyncRegular,
  CheckmarkCircleRegular,
  ClockAlarmRegular,
  ErrorCircleRegular,
  KeyMultipleRegular,
  PlugConnectedRegular,
  PlugDisconnectedRegular,
  QuestionCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import type { Kiosk } from '@/contract/kiosks/kiosks';
import { clockFault } from '@/model/kiosks/clockSkew';
import { contactOf, type KioskLevel, kioskStateOf, type ReportedState } from '@/model/kiosks/kioskState';
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
export function KioskStateLabel({ kiosk }: { kiosk: ReportedState & Pick<Kiosk, 'progress'> }) {
  const styles = useStyles();
  const { level } = kioskStateOf(kiosk);
  const Icon = ICONS[level];
  return (
    <span className={mergeClasses(styles.label, styles[level])} data-level={level}>
      <Icon className={styles.icon} aria-hidden />
      {stateText(kiosk)}
    </span>
  );
}

interface ContactProps {
  readonly kiosk: ReportedState & Pick<Kiosk, 'last_contact'>;
  /** Milliseconds since 1970 of the figures. */
  readonly now: number;
  /** The age alone, with the time as its tooltip. */
  readonly isShort?: boolean;
}

/**
 * When a kiosk checked in, and how long ago that is: green within one hour, red before that. Beside a state that says that it
 * is out of contact, green would say the opposite.
 */
export function KioskContactLabel({ kiosk, now, isShort = false }: ContactProps) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  const at = kiosk.last_contact;
  const contact = contactOf(at, now);
  const isSilent = kioskStateOf(kiosk).name === 'outOfContact';
  const Icon = contact === 'recent' && !isSilent ? PlugConnectedRegular : PlugDisconnectedRegular;
  const tone = { recent: isSilent ? styles.warning : styles.good, late: styles.critical, never: styles.neutral }[
    contact
  ];
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

/** That the clock of a kiosk is wrong, and by how much; nothing where it is right. */
export function KioskClockLabel({ kiosk }: { kiosk: Pick<Kiosk, 'clock_skew'> }) {
  const styles = useStyles();
  const fault = clockFault(kiosk.clock_skew);
  if (!fault) return null;
  const { is, unit, count } = fault;
  return (
    <span className={mergeClasses(styles.label, styles.warning)}>
      <ClockAlarmRegular className={styles.icon} aria-hidden />
      {text(`clock.${is}`, { by: text(`clock.${unit}`, { count }) })}
    </span>
  );
}

/** That two devices use the key of a kiosk; nothing where one does. */
export function KioskKeyLabel({ kiosk }: { kiosk: Pick<Kiosk, 'key_shared'> }) {
  const styles = useStyles();
  if (!kiosk.key_shared) return null;
  return (
    <span className={mergeClasses(styles.label, styles.warning)}>
      <KeyMultipleRegular className={styles.icon} aria-hidden />
      {text('keyShared')}
    </span>
  );
}

/** How urgent a state is: its colour and its icon follow from it. */
export type KioskLevel = 'good' | 'info' | 'warning' | 'critical' | 'neutral';

export const KIOSK_STATES = [
  'upToDate',
  'updated',
  'updating',
  'awaiting',
  'failed',
  'outOfContact',
  'unknown',
] as const;
/** A state as people know it; several codes may share one. */
export type KioskStateName = (typeof KIOSK_STATES)[number];

export interface KioskState {
  readonly name: KioskStateName;
  readonly level: KioskLevel;
}

/** The states by their codes on the wire. */
const STATES: Readonly<Record<number, KioskState>> = {
  2: { name: 'upToDate', level: 'good' },
  3: { name: 'updated', level: 'good' },
  4: { name: 'failed', level: 'critical' },
  5: { name: 'updating', level: 'info' },
  96: { name: 'awaiting', level: 'info' },
  97: { name: 'outOfContact', level: 'warning' },
  98: { name: 'outOfContact', level: 'critical' },
  99: { name: 'outOfContact', level: 'warning' },
};

/** The state of a kiosk by its code; a code that nobody knows is neutral. */
export const kioskStateOf = (code: number): KioskState => STATES[code] ?? { name: 'unknown', level: 'neutral' };

const HOUR = 60 * 60 * 1000;

/** Whether a kiosk has checked in within one hour, that hour included. */
export type KioskContact = 'recent' | 'late' | 'never';

export const CONTACTS: readonly KioskContact[] = ['recent', 'late', 'never'];

/** @param now milliseconds since 1970 of the figures */
export function contactOf(lastContact: string | null, now: number): KioskContact {
  if (lastContact === null) return 'never';
  return now - Date.parse(lastContact) <= HOUR ? 'recent' : 'late';
}

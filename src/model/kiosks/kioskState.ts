/** How urgent a state is: its colour and its icon follow from it. */
export type KioskLevel = 'good' | 'info' | 'warning' | 'critical' | 'neutral';

export const KIOSK_STATES = [
  'upToDate',
  'updated',
  'waiting',
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
const stateOfCode = (code: number): KioskState => STATES[code] ?? { name: 'unknown', level: 'neutral' };

const WAITING: KioskState = { name: 'waiting', level: 'info' };

/** The parts of a kiosk that its state follows from: builds by their numbers, null where nothing is known of one. */
export interface ReportedState {
  readonly state: number;
  readonly running_build?: number | null | undefined;
  readonly shown_build?: number | null | undefined;
}

/** The state of a kiosk. One that is well and shows another build than it is to show waits for that one. */
export function kioskStateOf({ state, running_build: running, shown_build: shown }: ReportedState): KioskState {
  const reported = stateOfCode(state);
  const isBehind = (shown ?? null) !== null && (running ?? null) !== null && running !== shown;
  return reported.level === 'good' && isBehind ? WAITING : reported;
}

const HOUR = 60 * 60 * 1000;

/** Whether a kiosk has checked in within one hour, that hour included. */
export type KioskContact = 'recent' | 'late' | 'never';

export const CONTACTS: readonly KioskContact[] = ['recent', 'late', 'never'];

/** @param now milliseconds since 1970 of the figures */
export function contactOf(lastContact: string | null, now: number): KioskContact {
  if (lastContact === null) return 'never';
  return now - Date.parse(lastContact) <= HOUR ? 'recent' : 'late';
}

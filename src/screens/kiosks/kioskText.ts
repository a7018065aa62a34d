import type { Kiosk, KioskList } from '@/contract/kiosks/kiosks';
import { formatLocale } from '@/contract/texts/locale';
import { type KioskStateName, kioskStateOf, type ReportedState } from '@/model/kiosks/kioskState';
import { text } from './texts';

/** A kiosk with the names of its references. */
export interface KioskRow extends Kiosk {
  readonly location: string;
  readonly version: string;
}

interface Named {
  readonly version: string;
  readonly current_release: boolean;
}

/** The number of a version, marked where it is the current release. */
export const versionName = ({ version, current_release }: Named): string =>
  current_release ? text('currentRelease', { version }) : version;

/** The kiosks with the names of their locations and versions. */
export function kioskRows(
  { screens, versions, dev_versions }: KioskList,
  projects: readonly { readonly uuid: string; readonly name: string }[],
): KioskRow[] {
  const locations = new Map(projects.map(({ uuid, name }) => [uuid, name]));
  const names = new Map([...versions, ...dev_versions].map((one) => [one.id, versionName(one)]));
  return screens.map((kiosk) => ({
    ...kiosk,
    location: (kiosk.project_id !== null && locations.get(kiosk.project_id)) || text('noLocation'),
    version: (kiosk.version_id !== null && names.get(kiosk.version_id)) || text('newest'),
  }));
}

export const nameOf = ({ name }: KioskRow): string => name;

/** The state of a kiosk in words. */
export function stateText(kiosk: ReportedState & Pick<Kiosk, 'progress'>): string {
  const { name } = kioskStateOf(kiosk);
  if (name === 'updating') return text('updating', { percent: kiosk.progress ?? 0 });
  return name === 'waiting' ? text('waitingFor', { number: kiosk.shown_build ?? 0 }) : stateName(name);
}

/** A state in the filter. */
export const stateName = (name: KioskStateName): string => text(`state.${name}`);

/** Which build a kiosk shows, beside the one that it is to show where that is another; null where neither is known. */
export function buildText({ running_build: running = null, shown_build: shown = null }: Kiosk): string | null {
  if (running === null && shown === null) return null;
  if (running === shown) return text('showsBuild', { number: shown ?? 0 });
  if (running === null) return text('toShowBuild', { number: shown ?? 0 });
  return shown === null ? text('showsBuild', { number: running }) : text('showsOtherBuild', { number: running, shown });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago something was: "3 minutes ago".
 * @param at ISO 8601
 * @param now milliseconds since 1970
 */
export function ageText(at: string, now: number): string {
  const age = Math.max(0, now - Date.parse(at));
  const format = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'always' });
  if (age < HOUR) return format.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return format.format(-Math.floor(age / HOUR), 'hour');
  return format.format(-Math.floor(age / DAY), 'day');
}

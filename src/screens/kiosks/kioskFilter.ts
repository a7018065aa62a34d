import {
  CONTACTS,
  contactOf,
  KIOSK_STATES,
  type KioskContact,
  type KioskStateName,
  kioskStateOf,
} from '@/model/kiosks/kioskState';
import type { KioskRow } from './kioskText';

/** Which kiosks the list shows; null for all. */
export interface KioskFilter {
  readonly state: KioskStateName | null;
  /** Uuid of a location, or `none`. */
  readonly location: string | null;
  /** Id of a version, or `newest`. */
  readonly version: string | null;
  readonly contact: KioskContact | null;
}

export const NO_FILTER: KioskFilter = { state: null, location: null, version: null, contact: null };

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((one) => one === value) ?? null;

export const filterFromParams = (params: URLSearchParams): KioskFilter => ({
  state: oneOf(KIOSK_STATES, params.get('state')),
  location: params.get('location'),
  version: params.get('version'),
  contact: oneOf(CONTACTS, params.get('contact')),
});

export const filterToParams = ({ state, location, version, contact }: KioskFilter): Record<string, string | null> => ({
  state,
  location,
  version,
  contact,
});

export const isFiltered = (filter: KioskFilter): boolean => Object.values(filter).some((part) => part !== null);

/**
 * Whether a kiosk passes every part of the filter.
 * @param now milliseconds since 1970 of the figures
 */
export const passes = (row: KioskRow, filter: KioskFilter, now: number): boolean =>
  (filter.state === null || kioskStateOf(row).name === filter.state) &&
  (filter.location === null || (row.project_id ?? 'none') === filter.location) &&
  (filter.version === null || String(row.version_id ?? 'newest') === filter.version) &&
  (filter.contact === null || contactOf(row.last_contact, now) === filter.contact);

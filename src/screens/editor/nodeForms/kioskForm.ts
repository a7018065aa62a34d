import type { NodeChange } from '@/api/network/nodes';
import type { NodeKiosk } from '@/contract/network/nodes';
import { nodeText } from '@/contract/texts/nodeTexts';
import { readDecimal } from '@/model/content/readNumber';
import type { MergeRules } from '@/model/records/mergeForm';

/** A kiosk as it is typed. */
export type KioskForm = Readonly<Record<'name' | 'orientation' | 'description' | 'lat' | 'lon', string>>;

/** A place on the earth is merged as a whole. */
export const KIOSK_MERGE: MergeRules = { together: [['lat', 'lon']] };

const degrees = (value: number | null): string => (value === null ? '' : String(value));

export const toKioskForm = ({ name, orientation, description, lat, lon }: NodeKiosk): KioskForm => ({
  name,
  orientation: degrees(orientation),
  description,
  lat: degrees(lat),
  lon: degrees(lon),
});

interface ReadKiosk {
  readonly fields: Omit<NodeKiosk, 'id'>;
  readonly errors: Partial<KioskForm>;
}

const numberOf = (typed: string): number => readDecimal(typed) ?? Number.NaN;
const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** Reads the typed form as fields, with an error for each invalid one. */
export function readKioskForm(form: KioskForm): ReadKiosk {
  const name = form.name.trim();
  const orientation = numberOf(form.orientation);
  const lat = form.lat.trim() === '' ? null : numberOf(form.lat);
  const lon = form.lon.trim() === '' ? null : numberOf(form.lon);
  return {
    fields: { name, orientation, description: form.description.trim(), lat, lon },
    errors: {
      ...((name === '' || name.length > 100) && { name: nodeText('screenName') }),
      ...(!isWithin(orientation, 0, 360) && { orientation: nodeText('orientation') }),
      ...(lat !== null && !isWithin(lat, -90, 90) && { lat: nodeText('latitude') }),
      ...(lon !== null && !isWithin(lon, -180, 180) && { lon: nodeText('longitude') }),
    },
  };
}

/** The change of a node that gives one of its kiosks the fields that differ; null where none does, or where it has left. */
export const kioskBody =
  (kiosk: NodeKiosk, fields: ReadKiosk['fields']): NodeChange =>
  ({ screens }) => {
    const changed = Object.entries(fields).filter(([field, value]) => value !== kiosk[field as keyof NodeKiosk]);
    if (changed.length === 0) return null;
    const body = { id: kiosk.id, ...Object.fromEntries(changed) };
    return { screens: screens.map(({ id }) => (id === kiosk.id ? body : { id })) };
  };

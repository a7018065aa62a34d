import type { AdvertisedLocation } from '@/contract/advertising/advertising';
import type { Queryable } from '../../database/queryable';
import { completeSettings, type StoredSettings } from '../locations/settings';

/** The locations of an organisation with what their kiosks advertise. */
export async function listAdvertisedOf(client: Queryable, organisationId: number): Promise<AdvertisedLocation[]> {
  const { rows } = await client.query<{ settings: StoredSettings } & Omit<AdvertisedLocation, 'settings'>>(
    `SELECT uuid, name, ad, revision, settings FROM projects WHERE organisation_id = $1 ORDER BY sort_key(name) COLLATE "C", id`,
    [organisationId],
  );
  return rows.map(({ settings, ...location }) => {
    const { timezone, screensaver_portrait, screensaver_landscape } = completeSettings(settings);
    return { ...location, settings: { timezone, screensaver_portrait, screensaver_landscape } };
  });
}

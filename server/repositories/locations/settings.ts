import type { ProjectSettings, Screensaver } from '@/contract/locations/projectDetails';

/** The settings as they are stored: only those that were ever saved. */
export type StoredSettings = Partial<ProjectSettings>;

export const NO_SCREENSAVER: Screensaver = { media: null, enabled: false, transparent: false };
const UNSET: ProjectSettings = {
  address: null,
  skin_id: null,
  timezone: 'Europe/London',
  units: 'C',
  mapapp_enabled: false,
  mapapp_alternative_url: null,
  mapapp_query_parameters: null,
  related_destinations: { automatic: true, count: 3 },
  lat: null,
  lon: null,
  label_color: null,
  map_bounding_first_x: null,
  map_bounding_first_y: null,
  map_bounding_first_lat: null,
  map_bounding_first_lon: null,
  map_bounding_second_x: null,
  map_bounding_second_y: null,
  map_bounding_second_lat: null,
  map_bounding_second_lon: null,
  screensaver_portrait: NO_SCREENSAVER,
  screensaver_landscape: NO_SCREENSAVER,
};

/** With the values of what was never saved. */
export function completeSettings(stored: StoredSettings): ProjectSettings {
  const settings = { ...UNSET, ...stored };
  const { automatic, count } = settings.related_destinations;
  return {
    ...settings,
    has_automated_related_destinations: automatic,
    number_of_automated_related_destinations: count,
  };
}

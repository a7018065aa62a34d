import { text } from './texts';

/** The parameter of the address with the tab. */
export const TAB_PARAMETER = 'tab';

/** The tabs in their order, by their names in the address. */
export const SETTINGS_TABS = [
  { id: 'overview', label: text('overview') },
  { id: 'details', label: text('details') },
  { id: 'logo', label: text('logo') },
  { id: 'opening-hours', label: text('openingHours') },
  { id: 'colours', label: text('colours') },
  { id: 'integrations', label: text('integrations') },
  { id: 'map-app', label: text('mapApp') },
  { id: 'map-bounding', label: text('mapBounding') },
  { id: 'versions', label: text('versions') },
  { id: 'languages', label: text('languages') },
  { id: 'internal', label: text('internal'), isForStaff: true },
] as const satisfies readonly { id: string; label: string; isForStaff?: boolean }[];
export type SettingsTab = (typeof SETTINGS_TABS)[number]['id'];

/** The tabs of a person; the internal configuration is for provider staff. */
export const tabsFor = (isStaff: boolean): readonly { readonly id: SettingsTab; readonly label: string }[] =>
  SETTINGS_TABS.filter((tab) => isStaff || !('isForStaff' in tab));

/** The tab of an address; the first one where it names none that the person has. */
export const tabOf = (name: string | null, isStaff: boolean): SettingsTab =>
  tabsFor(isStaff).find(({ id }) => id === name)?.id ?? 'overview';

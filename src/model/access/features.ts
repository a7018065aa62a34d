/** The features that organisations and users may hold, by their ids on the wire. The specification fixes 17 and 18. */
export const FEATURES = [
  { id: 1, name: 'locations', description: 'Locations' },
  { id: 2, name: 'analytics', description: 'Analytics' },
  { id: 3, name: 'web-analytics', description: 'Web Analytics' },
  { id: 4, name: 'kiosks', description: 'Kiosks' },
  { id: 5, name: 'categories', description: 'Categories' },
  { id: 6, name: 'destinations', description: 'Destinations' },
  { id: 7, name: 'amenities', description: 'Amenities' },
  { id: 8, name: 'offers', description: 'Offers' },
  { id: 9, name: 'events', description: 'Events' },
  { id: 10, name: 'user-admin', description: 'Users' },
  { id: 11, name: 'organisation-settings', description: 'Organisation Profile' },
  { id: 12, name: 'reseller', description: 'Organisations' },
  { id: 13, name: 'auditing', description: 'Audit Logs' },
  { id: 14, name: 'waypoint-editor', description: 'Waypoint Editor' },
  { id: 15, name: 'route-editor', description: 'Route Editor' },
  { id: 16, name: 'user-profile', description: 'My Profile' },
  { id: 17, name: 'publish', description: 'Publish' },
  { id: 18, name: 'kiosk-qr', description: 'Generate Kiosk QR' },
] as const;

export type FeatureName = (typeof FEATURES)[number]['name'];

/** The groups in which forms offer features, in their order. */
export const FEATURE_GROUPS = ['content', 'kiosks', 'administration'] as const;
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];

const KIOSKS: readonly string[] = ['kiosks', 'kiosk-qr'] satisfies FeatureName[];
const ADMINISTRATION: readonly string[] = [
  'analytics',
  'web-analytics',
  'user-admin',
  'organisation-settings',
  'reseller',
  'auditing',
  'user-profile',
] satisfies FeatureName[];

/** The group of a feature by its name; a feature that is not known is about content. */
export const featureGroup = (name: string): FeatureGroup =>
  KIOSKS.includes(name) ? 'kiosks' : ADMINISTRATION.includes(name) ? 'administration' : 'content';

interface Holder {
  readonly organisationFeatures: readonly number[];
  readonly userFeatures: readonly number[];
}

const idOf = new Map<string, number>(FEATURES.map(({ id, name }) => [name, id]));

/** Whether the console knows a feature of this name. */
export const isFeatureName = (name: string): name is FeatureName => idOf.has(name);

/** The id of a feature on the wire. */
export const featureId = (name: FeatureName): number => idOf.get(name) ?? 0;

/** Whether the active organisation and the user both hold the feature. */
export function holdsFeature(holder: Holder, name: FeatureName): boolean {
  const id = idOf.get(name);
  return id !== undefined && holder.organisationFeatures.includes(id) && holder.userFeatures.includes(id);
}

/**
 * Whether somebody may change what these features guard: one of them is enough, and an empty list asks for none.
 *
 * @param setsUp provider staff who act for another organisation: it may have no features yet, so their own decide
 */
export const mayChange = (holder: Holder, wanted: readonly FeatureName[], setsUp: boolean): boolean =>
  wanted.length === 0 ||
  wanted.some((name) => (setsUp ? holder.userFeatures.includes(featureId(name)) : holdsFeature(holder, name)));

/** The names of features as people know them, for a sentence that asks for any of them. */
export const namesOfFeatures = (wanted: readonly FeatureName[]): string =>
  FEATURES.filter(({ name }) => wanted.includes(name))
    .map(({ description }) => description)
    .join(' / ');

/** Whether the organisation holds the feature, whoever the user is. */
export function organisationHolds(holder: Pick<Holder, 'organisationFeatures'>, name: FeatureName): boolean {
  const id = idOf.get(name);
  return id !== undefined && holder.organisationFeatures.includes(id);
}

import type { FeatureName } from '@/model/access/features';

/** Who may open a route. What is refused goes to `/`. */
export type Guard =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  /** The user's own organisation is the provider's. */
  | { readonly kind: 'staff' }
  /** The organisation acted for holds the feature. */
  | { readonly kind: 'feature'; readonly feature: FeatureName }
  /** The user holds the feature. */
  | { readonly kind: 'user-feature'; readonly feature: FeatureName };

export interface RouteEntry {
  readonly path: string;
  readonly title: string;
  readonly guard: Guard;
  /** Without its screen an address leads to `/404`, and no menu names it. */
  readonly hasScreen: boolean;
}

const PUBLIC: Guard = { kind: 'public' };
const SIGNED_IN: Guard = { kind: 'signed-in' };
const STAFF: Guard = { kind: 'staff' };
const holding = (feature: FeatureName): Guard => ({ kind: 'feature', feature });

const page = (path: string, title: string, guard: Guard) => ({ path, title, guard, hasScreen: true }) as const;
const later = (path: string, title: string, guard: Guard) => ({ path, title, guard, hasScreen: false }) as const;

/** Every address of the console. */
export const ROUTES = {
  login: page('/login', 'Sign in', PUBLIC),
  resetPassword: page('/reset-password', 'Reset password', PUBLIC),
  confirmLocation: page('/confirmlocation', 'Confirm location', PUBLIC),
  notFound: page('/404', 'Not Found', PUBLIC),
  preview: page('/preview/:id', 'Preview', PUBLIC),
  mapPreview: page('/map-preview/:id', 'Map preview', PUBLIC),
  home: page('/', 'Locations', SIGNED_IN),
  locations: page('/locations', 'Locations', SIGNED_IN),
  location: later('/locations/:id', 'Location', STAFF),
  locationSettings: later('/locations/:id/settings', 'Location settings', SIGNED_IN),
  buildings: page('/locations/:id/buildings', 'Buildings', SIGNED_IN),
  projectFiles: later('/locations/:id/project-files', 'Project files', STAFF),
  importReports: later('/locations/:id/import-reports', 'Import reports', SIGNED_IN),
  importReport: later('/locations/:id/import-reports/:reportId', 'Import report', SIGNED_IN),
  uploadedMapFiles: page('/uploaded-map-files/:id', 'Uploaded map files', STAFF),
  projectLog: later('/project-log/:id', 'Project log', SIGNED_IN),
  editor: page('/editor/:id', 'Map editor', SIGNED_IN),
  node: later('/node/:id', 'Node', SIGNED_IN),
  destinations: later('/destinations', 'Destinations', holding('destinations')),
  categories: later('/categories', 'Categories', SIGNED_IN),
  amenities: later('/amenities', 'Amenities', SIGNED_IN),
  events: later('/events', 'Events', holding('events')),
  offers: later('/offers', 'Offers', holding('offers')),
  kiosks: later('/kiosks', 'Kiosks', SIGNED_IN),
  skins: later('/skins', 'Skins', SIGNED_IN),
  skin: later('/skins/:id', 'Skin', SIGNED_IN),
  advertising: later('/ads', 'Advertising', SIGNED_IN),
  webAnalytics: later('/web-analytics', 'Web Analytics', SIGNED_IN),
  auditing: later('/auditing', 'Audit Logs', holding('auditing')),
  auditingBatch: later('/auditing/batch/:batch_uuid', 'Audit batch', { kind: 'user-feature', feature: 'auditing' }),
  profile: page('/ViewProfile', 'My Profile', SIGNED_IN),
  users: page('/settings/users', 'Users', holding('user-admin')),
  organisations: page('/settings/organisations', 'Organisations', holding('reseller')),
  organisationDetails: page('/settings/organisation', 'Organisation Profile', holding('organisation-settings')),
  versions: later('/versions', 'Version manager', STAFF),
  creation: page('/admin/organisation-administration/create', 'Create organisation relations', STAFF),
  anything: later('*', 'Not Found', PUBLIC),
  /** Not among the addresses of the specification: the mails of the demo world. */
  mailbox: page('/dev/mail', 'Mailbox', STAFF),
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof ROUTES;
/** The routes that have their screen. */
export type ScreenName = {
  [Name in RouteName]: (typeof ROUTES)[Name]['hasScreen'] extends true ? Name : never;
}[RouteName];

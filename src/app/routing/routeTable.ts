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
  /** A list whose records are also made from the top bar and the palette, at `?open=new`. */
  readonly addsNew: boolean;
}

const PUBLIC: Guard = { kind: 'public' };
const SIGNED_IN: Guard = { kind: 'signed-in' };
const STAFF: Guard = { kind: 'staff' };
const requires = (feature: FeatureName): Guard => ({ kind: 'feature', feature });

const page = (path: string, title: string, guard: Guard) =>
  ({ path, title, guard, hasScreen: true, addsNew: false }) as const;
/** A list of records with Add New. */
const list = (path: string, title: string, guard: Guard) =>
  ({ path, title, guard, hasScreen: true, addsNew: true }) as const;
const withoutScreen = (path: string, title: string, guard: Guard) =>
  ({ path, title, guard, hasScreen: false, addsNew: false }) as const;

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
  location: withoutScreen('/locations/:id', 'Location', STAFF),
  locationSettings: withoutScreen('/locations/:id/settings', 'Location settings', SIGNED_IN),
  buildings: page('/locations/:id/buildings', 'Buildings', SIGNED_IN),
  projectFiles: withoutScreen('/locations/:id/project-files', 'Project files', STAFF),
  importReports: withoutScreen('/locations/:id/import-reports', 'Import reports', SIGNED_IN),
  importReport: withoutScreen('/locations/:id/import-reports/:reportId', 'Import report', SIGNED_IN),
  uploadedMapFiles: page('/uploaded-map-files/:id', 'Uploaded map files', STAFF),
  projectLog: withoutScreen('/project-log/:id', 'Project log', SIGNED_IN),
  editor: page('/editor/:id', 'Map editor', SIGNED_IN),
  node: withoutScreen('/node/:id', 'Node', SIGNED_IN),
  destinations: withoutScreen('/destinations', 'Destinations', requires('destinations')),
  categories: list('/categories', 'Categories', SIGNED_IN),
  amenities: withoutScreen('/amenities', 'Amenities', SIGNED_IN),
  events: withoutScreen('/events', 'Events', requires('events')),
  offers: withoutScreen('/offers', 'Offers', requires('offers')),
  kiosks: withoutScreen('/kiosks', 'Kiosks', SIGNED_IN),
  skins: withoutScreen('/skins', 'Skins', SIGNED_IN),
  skin: withoutScreen('/skins/:id', 'Skin', SIGNED_IN),
  advertising: withoutScreen('/ads', 'Advertising', SIGNED_IN),
  webAnalytics: withoutScreen('/web-analytics', 'Web Analytics', SIGNED_IN),
  auditing: withoutScreen('/auditing', 'Audit Logs', requires('auditing')),
  auditingBatch: withoutScreen('/auditing/batch/:batch_uuid', 'Audit batch', {
    kind: 'user-feature',
    feature: 'auditing',
  }),
  profile: page('/ViewProfile', 'My Profile', SIGNED_IN),
  users: page('/settings/users', 'Users', requires('user-admin')),
  organisations: page('/settings/organisations', 'Organisations', requires('reseller')),
  organisationDetails: page('/settings/organisation', 'Organisation Profile', requires('organisation-settings')),
  versions: withoutScreen('/versions', 'Version manager', STAFF),
  creation: page('/admin/organisation-administration/create', 'Create organisation relations', STAFF),
  anything: withoutScreen('*', 'Not Found', PUBLIC),
  /** Not among the addresses of the specification: the mails of the demo world. */
  mailbox: page('/dev/mail', 'Mailbox', STAFF),
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof ROUTES;
/** The routes that have their screen. */
export type ScreenName = {
  [Name in RouteName]: (typeof ROUTES)[Name]['hasScreen'] extends true ? Name : never;
}[RouteName];

import { PLAIN_LISTS } from '@/contract/plainLists';
import type { PlainList } from '@/contract/plainRecords';
import type { FeatureName } from '@/model/access/features';
import { text } from '../texts';

/** Who may open a route. Everyone else is redirected to `/`. */
export type Guard =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  /** The user's own organisation is the provider. */
  | { readonly kind: 'staff' }
  /** The visualizer is open, see `visualizerAccess`. */
  | { readonly kind: 'visualizer' }
  /** The active organisation has the feature. */
  | { readonly kind: 'feature'; readonly feature: FeatureName }
  /** The user has the feature. */
  | { readonly kind: 'user-feature'; readonly feature: FeatureName };

export interface RouteEntry {
  readonly path: string;
  readonly title: string;
  readonly guard: Guard;
  /** Without a screen the address shows Not Found, and no menu has it. */
  readonly hasScreen: boolean;
  /** A list whose records can also be created from the top bar and the palette, at `?open=new`. */
  readonly addsNew: boolean;
  /** Features of which the user needs one to change something there; without it they read. None: nothing is needed. */
  readonly changes: readonly FeatureName[];
}

const PUBLIC: Guard = { kind: 'public' };
const SIGNED_IN: Guard = { kind: 'signed-in' };
const STAFF: Guard = { kind: 'staff' };
const requires = (feature: FeatureName): Guard => ({ kind: 'feature', feature });

const page = (path: string, title: string, guard: Guard, ...changes: readonly FeatureName[]) =>
  ({ path, title, guard, changes, hasScreen: true, addsNew: false }) as const;
/** A list of records with Add New. */
const list = (path: string, title: string, guard: Guard, ...changes: readonly FeatureName[]) =>
  ({ path, title, guard, changes, hasScreen: true, addsNew: true }) as const;
const withoutScreen = (path: string, title: string, guard: Guard) =>
  ({ path, title, guard, changes: [], hasScreen: false, addsNew: false }) as const;

type PlainRoute = RouteEntry & { readonly hasScreen: true };

/** The pages of plain records, by their plurals. */
const PLAIN_ROUTES = Object.fromEntries(
  PLAIN_LISTS.map((one) => [one.list, list(one.path, one.title, SIGNED_IN, one.feature)]),
) as Readonly<Record<PlainList, PlainRoute>>;

/** Every address of the console. */
export const ROUTES = {
  login: page('/login', text('signIn'), PUBLIC),
  resetPassword: page('/reset-password', text('resetPassword'), PUBLIC),
  confirmLocation: page('/confirmlocation', text('confirmLocation'), PUBLIC),
  notFound: page('/404', text('notFound'), PUBLIC),
  preview: page('/preview/:id', text('preview'), PUBLIC),
  mapPreview: page('/map-preview/:id', text('mapPreview'), PUBLIC),
  home: page('/', text('locations'), SIGNED_IN, 'locations'),
  locations: page('/locations', text('locations'), SIGNED_IN, 'locations'),
  location: page('/locations/:id', text('location'), STAFF, 'locations'),
  locationSettings: page('/locations/:id/settings', text('locationSettings'), SIGNED_IN, 'locations'),
  buildings: page('/locations/:id/buildings', text('buildings'), SIGNED_IN, 'locations'),
  projectFiles: page('/locations/:id/project-files', text('projectFiles'), STAFF),
  importReports: page('/locations/:id/import-reports', text('importReports'), SIGNED_IN, 'locations'),
  importReport: page('/locations/:id/import-reports/:reportId', text('importReport'), SIGNED_IN, 'locations'),
  uploadedMapFiles: page('/uploaded-map-files/:id', text('uploadedMapFiles'), STAFF, 'locations'),
  projectLog: page('/project-log/:id', text('projectLog'), SIGNED_IN, 'locations'),
  editor: page('/editor/:id', text('mapEditor'), SIGNED_IN),
  node: page('/node/:id', text('node'), SIGNED_IN),
  destinations: list('/destinations', text('destinations'), requires('destinations'), 'destinations'),
  categories: list('/categories', text('categories'), SIGNED_IN, 'categories'),
  ...PLAIN_ROUTES,
  events: page('/events', text('events'), requires('events'), 'events'),
  offers: page('/offers', text('offers'), requires('offers'), 'offers'),
  kiosks: list('/kiosks', text('kiosks'), SIGNED_IN, 'kiosks'),
  skins: list('/skins', text('skins'), SIGNED_IN, 'locations', 'kiosks'),
  skin: page('/skins/:id', text('skin'), SIGNED_IN, 'locations', 'kiosks'),
  advertising: page('/ads', text('advertising'), SIGNED_IN, 'locations'),
  webAnalytics: page('/web-analytics', text('webAnalytics'), SIGNED_IN, 'web-analytics'),
  auditing: page('/auditing', text('auditLogs'), requires('auditing')),
  auditingBatch: page('/auditing/batch/:batch_uuid', text('auditBatch'), {
    kind: 'user-feature',
    feature: 'auditing',
  }),
  profile: page('/ViewProfile', text('myProfile'), SIGNED_IN),
  users: page('/settings/users', text('users'), requires('user-admin'), 'user-admin'),
  organisations: page('/settings/organisations', text('organisations'), requires('reseller'), 'reseller'),
  organisationDetails: page(
    '/settings/organisation',
    text('organisationProfile'),
    requires('organisation-settings'),
    'organisation-settings',
  ),
  versions: page('/versions', text('versionManager'), STAFF),
  creation: page('/admin/organisation-administration/create', text('createOrganisationRelations'), STAFF),
  anything: withoutScreen('*', text('notFound'), PUBLIC),
  /** Not in the specification: the display of a kiosk. */
  kiosk: page('/kiosk', text('kiosk'), PUBLIC),
  /** Not in the specification: the mails of the demo world. */
  mailbox: page('/dev/mail', text('mailbox'), STAFF),
  /** Not in the specification: the state machines of the console, for developers. */
  machines: page('/machines', text('machines'), { kind: 'visualizer' }),
} as const satisfies Record<string, RouteEntry>;

/** Milliseconds. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a device that has signed in is known by its subnet. */
export const KNOWN_SUBNET_LIFETIME = 30 * DAY;
/** How long a tab counts as present after it was seen. */
export const PRESENCE_LIFETIME = 45_000;
/** How long a retry of a call gets the answer of the first one. */
const ANSWER_LIFETIME = DAY;
/** The console shows batches for a day. */
const BATCH_LIFETIME = 7 * DAY;
const JOB_LIFETIME = 30 * DAY;
/** An event may be a day late, so the id of a visit is kept for longer than that. */
const VISIT_LIFETIME = 2 * DAY;
/** A deletion is undone within an hour. */
const DELETED_LIFETIME = DAY;

/** Rows that the housekeeping deletes once `since` is as long ago as `age`. */
export interface Swept {
  /** A time of the row, the first column of an index. */
  readonly since: string;
  /** Milliseconds; 0 where `since` is the moment at which the row ends. */
  readonly age: number;
  /** Condition of the rows concerned, with the columns of the table; all rows by default. */
  readonly where?: string;
}

/** How long the rows of a table are kept, and what deletes them. */
export type Retention =
  | { readonly swept: readonly Swept[] }
  /** Those that are no longer wanted are deleted where newer ones are written. */
  | { readonly until: string; readonly by: string }
  /** Deleted with the rows of another table, by a foreign key. */
  | { readonly with: string; readonly because: string }
  | { readonly forEver: string };

const BY_PEOPLE = 'people make it and delete it';
const ofRecord = (table: string): Retention => ({ with: table, because: 'it is a part of it' });

/**
 * The age of every table of the newest schema, by its name: a migration that creates a table comes with a line here. A test
 * compares the two, and tries what is swept on both databases.
 */
export const RETENTION: Readonly<Record<string, Retention>> = {
  access_key_activity: { until: 'the newest hundred of a key', by: 'repositories/locations/accessKeys.ts' },
  access_keys: { forEver: BY_PEOPLE },
  amenities: { forEver: BY_PEOPLE },
  analytics_hours: { forEver: 'statistics compare years; a row for each hour with visits' },
  analytics_months: { forEver: 'statistics compare years; a row for each month with visits' },
  analytics_visits: { swept: [{ since: 'received_at', age: VISIT_LIFETIME }] },
  attempts: { swept: [{ since: 'window_ends', age: 0 }] },
  audit_blocks: { forEver: 'sums of the audit log, which is kept' },
  audit_checkpoints: { forEver: 'counts of the audit log, by which a missing entry is noticed' },
  audit_entries: { forEver: 'who changed what is asked for years later' },
  audit_rollup: { forEver: 'a row that says how far the audit log is summed up' },
  audit_tags: { forEver: 'sums of the audit log, which is kept' },
  batch_rows: ofRecord('jobs'),
  buildings: { forEver: BY_PEOPLE },
  builds: {
    until: 'the newest ten of a location, those chosen and those shown',
    by: 'repositories/publishing/builds.ts',
  },
  carried_rooms: { until: 'the newest of a floor', by: 'repositories/uploads/carriedRooms.ts' },
  categories: { forEver: BY_PEOPLE },
  commissioning_codes: { swept: [{ since: 'expires_at', age: 0 }] },
  deleted_destinations: { swept: [{ since: 'deleted_at', age: DELETED_LIFETIME }] },
  destination_categories: ofRecord('destinations'),
  destination_files: ofRecord('destinations'),
  destination_import_mappings: { forEver: 'one for each shape of file, for the next file of it' },
  destination_import_rows: ofRecord('destination_imports'),
  destination_imports: {
    with: 'jobs',
    because: 'it is the work of one; the newest hundred of each kind of record of an organisation at most',
  },
  destination_links: ofRecord('destinations'),
  destinations: { forEver: BY_PEOPLE },
  device_keys: { until: 'the kiosk is decommissioned', by: 'repositories/kiosks/devices.ts' },
  dynamic_routes: { forEver: BY_PEOPLE },
  features: { forEver: 'fixed by the program' },
  floor_labels: ofRecord('floors'),
  floor_underlays: ofRecord('floors'),
  floors: { forEver: BY_PEOPLE },
  generated_networks: { until: 'the newest three of a floor', by: 'repositories/network/generatedNetworks.ts' },
  icons: { forEver: BY_PEOPLE },
  idempotency_keys: { swept: [{ since: 'created_at', age: ANSWER_LIFETIME }] },
  images: { until: 'nothing refers to it', by: 'jobs/sweepPictures.ts' },
  import_reports: { until: 'the newest two hundred of a location', by: 'repositories/imports/queue.ts' },
  import_steps: { until: 'the import has ended', by: 'repositories/imports/steps.ts' },
  imported_destinations: ofRecord('destinations'),
  installation_marks: { forEver: 'a fixed number of rows' },
  integrations: { forEver: BY_PEOPLE },
  jobs: {
    swept: [
      { since: 'updated_at', age: JOB_LIFETIME, where: `state IN ('succeeded', 'failed', 'cancelled')` },
      {
        since: 'updated_at',
        age: BATCH_LIFETIME,
        where: `state IN ('succeeded', 'failed', 'cancelled') AND kind = 'batch'`,
      },
    ],
  },
  joints: { forEver: BY_PEOPLE },
  kiosk_configs: ofRecord('kiosks'),
  kiosks: { forEver: BY_PEOPLE },
  known_subnets: { swept: [{ since: 'signed_in_at', age: KNOWN_SUBNET_LIFETIME }] },
  layer_kinds: { until: 'the newest five thousand of an organisation', by: 'repositories/buildings/layerKinds.ts' },
  link_tokens: { swept: [{ since: 'expires_at', age: 0 }] },
  mails: { until: 'it is sent, or given up after two hours', by: 'mail/mailer.ts' },
  meshes: ofRecord('floors'),
  node_amenities: ofRecord('nodes'),
  nodes: { forEver: BY_PEOPLE },
  organisation_features: ofRecord('organisations'),
  organisation_file_groups: ofRecord('organisations'),
  organisation_integrations: ofRecord('organisations'),
  organisations: { forEver: BY_PEOPLE },
  outline_corrections: { until: 'the newest of a floor', by: 'repositories/buildings/outlines.ts' },
  placement_promotions: ofRecord('project_destinations'),
  placement_sub_destinations: ofRecord('project_destinations'),
  presences: { swept: [{ since: 'seen_at', age: PRESENCE_LIFETIME }] },
  project_configs: ofRecord('projects'),
  project_destinations: { forEver: BY_PEOPLE },
  project_files: { forEver: BY_PEOPLE },
  projects: { forEver: BY_PEOPLE },
  promotion_destinations: ofRecord('promotions'),
  promotion_links: ofRecord('promotions'),
  promotion_projects: ofRecord('promotions'),
  promotions: { forEver: BY_PEOPLE },
  publications: { until: 'nothing shows it', by: 'repositories/publishing/publications.ts' },
  related_destinations: ofRecord('destinations'),
  role_permissions: ofRecord('roles'),
  roles: { forEver: BY_PEOPLE },
  route_cases: { forEver: BY_PEOPLE },
  schema_migrations: { forEver: 'a row for each migration' },
  session_organisations: ofRecord('sessions'),
  sessions: {
    swept: [
      { since: 'expires_at', age: 0 },
      { since: 'revoked_at', age: 0 },
    ],
  },
  skin_variables: ofRecord('skins'),
  skins: { forEver: BY_PEOPLE },
  stored_files: { until: 'its file is deleted', by: 'jobs/sweep/sweepStorage.ts' },
  transit_group_nodes: ofRecord('transit_groups'),
  transit_groups: { forEver: BY_PEOPLE },
  translations: { forEver: BY_PEOPLE },
  travel_types: { forEver: 'fixed by the program' },
  uploaded_map_files: { forEver: BY_PEOPLE },
  user_features: ofRecord('users'),
  users: { forEver: BY_PEOPLE },
  variable_overrides: ofRecord('skin_variables'),
  version_organisations: ofRecord('versions'),
  versions: { forEver: BY_PEOPLE },
};

/** Everything that is swept, with its table. */
export const sweptTables = (): readonly (Swept & { readonly table: string })[] =>
  Object.entries(RETENTION).flatMap(([table, kept]) =>
    'swept' in kept ? kept.swept.map((one) => ({ ...one, table })) : [],
  );

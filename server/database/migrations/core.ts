import type { Migration } from '../migration';

/**
 * The first schema. Every row of a tenant has its organisation's id, so that each query can be scoped by it; deletion
 * cascades to owned rows. Lengths are metres, times are timestamptz.
 */
export const core: Migration = {
  version: 1,
  name: 'core',
  sql: `
CREATE TABLE organisations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  parent_id integer REFERENCES organisations (id),
  name text NOT NULL,
  color text NOT NULL DEFAULT '#000000',
  logo text,
  info text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  reseller boolean NOT NULL DEFAULT false,
  is_provider boolean NOT NULL DEFAULT false,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON organisations (parent_id);

CREATE TABLE features (id integer PRIMARY KEY, name text NOT NULL UNIQUE, description text NOT NULL);

CREATE TABLE organisation_features (
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  feature_id integer NOT NULL REFERENCES features (id),
  PRIMARY KEY (organisation_id, feature_id)
);

CREATE TABLE roles (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  name text NOT NULL,
  display_name text NOT NULL,
  description text NOT NULL DEFAULT '',
  UNIQUE (organisation_id, name)
);

CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  role_id integer REFERENCES roles (id) ON DELETE SET NULL,
  name text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  avatar text,
  notify boolean NOT NULL DEFAULT true,
  time_zone text NOT NULL DEFAULT 'Europe/London',
  tfa_secret text,
  tfa_last_step bigint NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE INDEX ON users (organisation_id);

CREATE TABLE user_features (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  feature_id integer NOT NULL REFERENCES features (id),
  PRIMARY KEY (user_id, feature_id)
);

-- A token names its session and its own jti; after a refresh the one before it is good for another minute.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('session', 'password-step')),
  jti uuid NOT NULL,
  previous_jti uuid,
  previous_until timestamptz,
  refreshed_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  wrong_codes integer NOT NULL DEFAULT 0
);
CREATE INDEX ON sessions (user_id);
CREATE INDEX ON sessions (expires_at);

-- Organisations beside its own that a session has switched into.
CREATE TABLE session_organisations (
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  switched_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session_id, organisation_id)
);

-- Counters shared by all instances: 'sign-in:account:...', 'sign-in:address:...'.
CREATE TABLE attempts (
  key text PRIMARY KEY,
  count integer NOT NULL,
  window_ends timestamptz NOT NULL
);

CREATE TABLE projects (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  name text NOT NULL,
  description text,
  logo text,
  banner text,
  settings jsonb NOT NULL DEFAULT '{}',
  revision integer NOT NULL DEFAULT 1,
  -- Counts every saved change of nodes, paths and transit groups.
  network_revision integer NOT NULL DEFAULT 0,
  -- Counts every change that visitors would see; the publication holds the one that it was made from.
  content_revision integer NOT NULL DEFAULT 0,
  published_revision integer,
  published_at timestamptz,
  published_by integer REFERENCES users (id) ON DELETE SET NULL,
  publication_id integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON projects (organisation_id);

CREATE TABLE buildings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  name text NOT NULL,
  shortname text NOT NULL,
  overview boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0
);
CREATE INDEX ON buildings (project_id);

CREATE TABLE floors (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  building_id integer NOT NULL REFERENCES buildings (id) ON DELETE CASCADE,
  name text NOT NULL,
  shortname text NOT NULL,
  "order" integer NOT NULL DEFAULT 0,
  compile boolean NOT NULL DEFAULT true,
  elevation double precision NOT NULL DEFAULT 0,
  plan_key text,
  plan_updated_at timestamptz,
  upload_id integer
);
CREATE INDEX ON floors (project_id);
CREATE INDEX ON floors (building_id);

CREATE TABLE uploaded_map_files (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  floor_id integer NOT NULL REFERENCES floors (id) ON DELETE CASCADE,
  filename text NOT NULL,
  bytes bigint NOT NULL,
  file_key text NOT NULL,
  plan_key text NOT NULL,
  report jsonb NOT NULL,
  mesh_names text[] NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  approved_at timestamptz,
  approved_by integer REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ON uploaded_map_files (floor_id);
CREATE INDEX ON uploaded_map_files (project_id, created_at DESC);
ALTER TABLE floors ADD FOREIGN KEY (upload_id) REFERENCES uploaded_map_files (id) ON DELETE SET NULL;

CREATE TABLE floor_labels (
  floor_id integer NOT NULL REFERENCES floors (id) ON DELETE CASCADE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  object_name text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (floor_id, object_name)
);

CREATE TABLE meshes (
  floor_id integer NOT NULL REFERENCES floors (id) ON DELETE CASCADE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  object_name text NOT NULL,
  type text NOT NULL CHECK (type IN ('destination', 'floor')),
  linked_floor_id integer REFERENCES floors (id) ON DELETE SET NULL,
  location_id text,
  PRIMARY KEY (floor_id, object_name)
);

CREATE TABLE categories (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  parent_id integer REFERENCES categories (id) ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  icon_id integer,
  color text NOT NULL DEFAULT '#5b6b7d'
);
CREATE INDEX ON categories (organisation_id);

CREATE TABLE destinations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  parent_id integer REFERENCES destinations (id) ON DELETE SET NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  logo text,
  map_logo text,
  tags text[] NOT NULL DEFAULT '{}',
  opening_hours jsonb,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON destinations (organisation_id, lower(name), id);

CREATE TABLE destination_categories (
  destination_id integer NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  category_id integer NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  PRIMARY KEY (destination_id, category_id)
);

CREATE TABLE project_destinations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  floor_id integer NOT NULL REFERENCES floors (id) ON DELETE CASCADE,
  object_name text NOT NULL,
  destination_id integer NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  location_id text,
  location_status text CHECK (location_status IN ('COMING_SOON', 'NEW', 'TEMPORARILY_CLOSED')),
  flagship boolean NOT NULL DEFAULT false,
  revision integer NOT NULL DEFAULT 1,
  UNIQUE (floor_id, object_name)
);
CREATE INDEX ON project_destinations (project_id);
CREATE INDEX ON project_destinations (destination_id);

CREATE TABLE travel_types (
  id integer PRIMARY KEY,
  name text NOT NULL,
  details text NOT NULL,
  mapicon_url_entry text,
  jointype text NOT NULL UNIQUE,
  accessable integer NOT NULL CHECK (accessable IN (0, 1, 2)),
  speed double precision NOT NULL,
  wait double precision NOT NULL DEFAULT 0
);

CREATE TABLE dynamic_routes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  name text NOT NULL,
  seconds double precision NOT NULL DEFAULT 0
);
CREATE INDEX ON dynamic_routes (project_id);

CREATE TABLE nodes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  floor_id integer NOT NULL REFERENCES floors (id) ON DELETE CASCADE,
  x double precision NOT NULL,
  y double precision NOT NULL,
  z double precision NOT NULL,
  name text NOT NULL DEFAULT '',
  open boolean NOT NULL DEFAULT true,
  mesh text,
  dynamic_route_id integer REFERENCES dynamic_routes (id) ON DELETE SET NULL
);
CREATE INDEX ON nodes (project_id);
CREATE INDEX ON nodes (floor_id);

CREATE TABLE joints (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  floor_id integer NOT NULL REFERENCES floors (id) ON DELETE CASCADE,
  from_node integer NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
  to_node integer NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
  travel text NOT NULL,
  direction smallint NOT NULL CHECK (direction IN (-1, 0, 1)),
  weight double precision NOT NULL,
  multiplier double precision NOT NULL,
  multiplier_z double precision NOT NULL,
  CHECK (from_node <> to_node)
);
CREATE INDEX ON joints (project_id);
CREATE INDEX ON joints (floor_id);
CREATE INDEX ON joints (from_node);
CREATE INDEX ON joints (to_node);

CREATE TABLE transit_groups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  name text NOT NULL,
  travel text NOT NULL,
  type text NOT NULL CHECK (type IN ('BI', 'FROM', 'TO')),
  weight double precision NOT NULL,
  multiplier double precision NOT NULL
);
CREATE INDEX ON transit_groups (project_id);

CREATE TABLE transit_group_nodes (
  group_id integer NOT NULL REFERENCES transit_groups (id) ON DELETE CASCADE,
  node_id integer NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (group_id, node_id)
);
CREATE INDEX ON transit_group_nodes (node_id);

CREATE TABLE screens (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid text NOT NULL UNIQUE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer REFERENCES projects (id) ON DELETE SET NULL,
  node_id integer REFERENCES nodes (id) ON DELETE SET NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  orientation double precision NOT NULL DEFAULT 0,
  state integer NOT NULL DEFAULT 96,
  last_contact timestamptz
);
CREATE INDEX ON screens (organisation_id);
CREATE INDEX ON screens (project_id);

CREATE TABLE publications (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  snapshot_key text NOT NULL,
  content_revision integer NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON publications (project_id);
ALTER TABLE projects ADD FOREIGN KEY (publication_id) REFERENCES publications (id) ON DELETE SET NULL;

-- Long work, leased by an instance; a lease that runs out is taken over by another.
CREATE TABLE jobs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer REFERENCES projects (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('publish', 'build', 'import', 'export')),
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  stage text NOT NULL DEFAULT '',
  progress double precision NOT NULL DEFAULT 0,
  payload jsonb NOT NULL DEFAULT '{}',
  error text,
  attempts integer NOT NULL DEFAULT 0,
  cancel_requested boolean NOT NULL DEFAULT false,
  leased_by text,
  leased_until timestamptz,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX jobs_waiting ON jobs (created_at) WHERE state IN ('queued', 'running');
-- One publish or build of a location at a time.
CREATE UNIQUE INDEX jobs_one_per_project ON jobs (project_id) WHERE state IN ('queued', 'running') AND kind IN ('publish', 'build');

CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL,
  tag text NOT NULL,
  event text NOT NULL,
  subject_type text NOT NULL,
  subject text NOT NULL,
  description text NOT NULL,
  causer_id integer REFERENCES users (id) ON DELETE SET NULL,
  project_id integer,
  batch_uuid uuid,
  properties jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON audit_entries (organisation_id, id DESC);
CREATE INDEX ON audit_entries (project_id, id DESC);

-- The answer of a write by the key that its caller gave, so that a retry has one effect.
CREATE TABLE idempotency_keys (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL,
  call text NOT NULL,
  fingerprint text NOT NULL,
  status integer,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX ON idempotency_keys (created_at);
`,
};

import type { Migration } from '../../migration';

/** How often the maps of a location were used, by hour. Nothing here is about a person. */
export const analytics: Migration = {
  version: 30,
  name: 'analytics',
  sql: `
CREATE TABLE analytics_hours (
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  environment text NOT NULL CHECK (environment IN ('live', 'stagging', 'dev')),
  service text NOT NULL CHECK (length(service) BETWEEN 1 AND 50),
  -- The hour begins then, in UTC.
  hour timestamptz NOT NULL,
  -- Visits that did something in this hour.
  sessions integer NOT NULL,
  -- Visits that began in this hour.
  visitors integer NOT NULL,
  PRIMARY KEY (project_id, environment, hour, service)
);
-- The sums of a year are read from an index alone.
CREATE INDEX analytics_hours_of_project
  ON analytics_hours (project_id, environment, hour) INCLUDE (service, sessions, visitors);
CREATE INDEX analytics_hours_of_organisation ON analytics_hours (organisation_id);

-- Tells visits apart for two days. The ids are random, live for one visit and stand nowhere else.
CREATE TABLE analytics_visits (
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  environment text NOT NULL,
  service text NOT NULL,
  session uuid NOT NULL,
  -- An hour in which the visit did something; -infinity for the visit itself.
  hour timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (project_id, environment, service, session, hour)
);
CREATE INDEX analytics_visits_by_age ON analytics_visits (received_at);
`,
};

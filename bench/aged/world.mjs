/** The world of a customer with twenty locations, on its first day and after a year; and the ids that calls are made with. */
import { createHash } from 'node:crypto';
import { sweepTables } from '../../server/jobs/sweep/sweepTables.ts';
import { sumMonths } from '../../server/repositories/analytics/months.ts';
import { countNextBlock, countNextTags } from '../../server/repositories/audit/auditBlocks.ts';

export const EMAIL = 'manager@riverside.example';
export const STAFF = 'staff@atrium.example';
/** Kiosks of the published location: one may check in twenty times in a minute. */
const DEVICES = 60;
export const deviceKey = (at) => `${'k'.repeat(40)}${String(at % DEVICES).padStart(3, '0')}`;
const LOCATIONS = 20;
const KIOSKS = 200;
const PEOPLE = 50;
const VISITS_A_DAY = 10_000;
const DAYS = 365;
/** Entries of the audit log that a person makes on a day. */
const CHANGES_A_DAY = 20;

const OWN = `(SELECT id, organisation_id FROM users WHERE email = '${EMAIL}')`;
const PUBLISHED = `(SELECT id FROM projects WHERE organisation_id = (SELECT organisation_id FROM ${OWN} o) AND publication_id IS NOT NULL ORDER BY id LIMIT 1)`;
const MALLS = `(SELECT p.*, row_number() OVER (ORDER BY p.id) AS at FROM projects p JOIN ${OWN} u USING (organisation_id))`;

/** An import of every location in each hour of so many days, as jobs and as reports with their last results. */
const imports = (days) => `
  INSERT INTO jobs (organisation_id, project_id, kind, state, stage, progress, created_at, updated_at)
  SELECT p.organisation_id, p.id, 'import', 'succeeded', 'Done', 100, h, h
    FROM generate_series(now() - interval '${days} days', now() - interval '1 hour', interval '1 hour') h, ${MALLS} p;
  INSERT INTO import_reports (organisation_id, project_id, job_id, source, type, mode, status, created_at, updated_at, planned, applied)
  SELECT j.organisation_id, j.project_id, j.id, i.uuid::text, i.type, 'active', 'successful', j.created_at, j.created_at, 0, 0
    FROM jobs j JOIN integrations i ON i.project_id = j.project_id WHERE j.kind = 'import' AND j.stage = 'Done'
     AND NOT EXISTS (SELECT FROM import_reports r WHERE r.job_id = j.id) ORDER BY j.id;
  DELETE FROM import_reports r WHERE id NOT IN
    (SELECT n.id FROM import_reports n WHERE n.project_id = r.project_id ORDER BY n.id DESC LIMIT 200);`;

/** Hours with visits of so many days, before the last so many. */
const hours = (days, before) => `
  INSERT INTO analytics_hours (organisation_id, project_id, environment, service, hour, sessions, visitors)
  SELECT p.organisation_id, p.id, 'live', s, h, ${Math.round(VISITS_A_DAY / LOCATIONS / 28)}, 4
    FROM generate_series(date_trunc('hour', now()) - interval '${days + before} days', date_trunc('hour', now()) - interval '${before} days' - interval '1 hour', interval '1 hour') h,
         unnest('{web-map-ui,kiosk-map-ui}'::text[]) s, ${MALLS} p WHERE extract(hour FROM h) BETWEEN 8 AND 21
  ON CONFLICT DO NOTHING;`;

/** The first day: everything that people have made, a day of imports, and the month of visits that the screens show. */
const FRESH = `
  INSERT INTO projects (organisation_id, name) SELECT organisation_id, 'Mall ' || n
    FROM ${OWN} u, generate_series(1, ${LOCATIONS} - (SELECT count(*)::int FROM projects JOIN ${OWN} o USING (organisation_id))) n;
  INSERT INTO buildings (organisation_id, project_id, name, shortname, position)
    SELECT organisation_id, id, 'Hall', 'H', 1 FROM ${MALLS} p WHERE name LIKE 'Mall %';
  INSERT INTO floors (organisation_id, project_id, building_id, name, shortname, "order")
    SELECT b.organisation_id, b.project_id, b.id, 'Level ' || n, n::text, n FROM buildings b JOIN ${MALLS} p ON p.id = b.project_id, generate_series(0, 1) n
     WHERE p.name LIKE 'Mall %';
  INSERT INTO integrations (organisation_id, project_id, type, mode, position, config)
    SELECT organisation_id, id, 'json-feed', 2, 1, '{"url": "https://feed.example/shops.json", "schedule": "none"}' FROM ${MALLS} p
     WHERE NOT EXISTS (SELECT FROM integrations i WHERE i.project_id = p.id);
  INSERT INTO kiosks (organisation_id, project_id, name, uid, state, last_contact)
    SELECT p.organisation_id, p.id, 'Kiosk ' || n, 'aged-' || n, 2, now() FROM generate_series(1, ${KIOSKS}) n JOIN ${MALLS} p ON p.at = 1 + n % ${LOCATIONS};
  INSERT INTO users (organisation_id, name, email, password_hash, role_id)
    SELECT o.organisation_id, 'Person ' || n, 'person' || n || '@aged.example', u.password_hash, u.role_id
      FROM ${OWN} o JOIN users u ON u.id = o.id, generate_series(1, ${PEOPLE} - 1) n;
  UPDATE access_keys SET domains = '{}' WHERE organisation_id = (SELECT organisation_id FROM ${OWN} o);
  ${imports(1)}
  ${hours(32, 0)}
  INSERT INTO audit_entries (organisation_id, causer_id, project_id, tag, event, subject_type, subject, description)
    SELECT u.organisation_id, u.id, p.id, t, 'updated', 'destination', 'Shop ' || n, 'Changed shop ' || n
      FROM ${OWN} u JOIN ${MALLS} p USING (organisation_id), unnest('{destination,project,skin,kiosk,user}'::text[]) t, generate_series(1, 5) n;`;

/** A year more, before the sweeps of its last day. */
const YEAR = `
  ${imports(DAYS)}
  ${hours(DAYS - 32, 32)}
  INSERT INTO jobs (organisation_id, project_id, kind, state, stage, progress, created_at, updated_at)
  SELECT organisation_id, id, 'publish', 'succeeded', 'Done', 100, d, d
    FROM generate_series(now() - interval '${DAYS} days', now() - interval '1 day', interval '7 days') d, ${MALLS} p;
  INSERT INTO builds (uuid, organisation_id, project_id, build_number, zip_key, bytes, snapshot_key, content_revision, created_at)
  SELECT gen_random_uuid(), p.organisation_id, p.id, COALESCE(b.build_number, 0) + n, b.zip_key, b.bytes, b.snapshot_key, b.content_revision, now() - interval '70 days' + n * interval '7 days'
    FROM ${MALLS} p JOIN LATERAL (SELECT * FROM builds b ORDER BY b.project_id = p.id DESC, b.id DESC LIMIT 1) b ON true, generate_series(1, 9) n;
  INSERT INTO audit_entries (organisation_id, causer_id, project_id, tag, event, subject_type, subject, description, created_at)
  SELECT u.organisation_id, u.id, p.id, (ARRAY['destination', 'project', 'skin', 'kiosk', 'user'])[1 + n % 5], (ARRAY['updated', 'created', 'deleted'])[1 + n % 3],
         'destination', 'Shop ' || n % 700, 'Changed shop ' || n % 700, now() - interval '${DAYS} days' + n * interval '${(DAYS * 86_400) / (DAYS * CHANGES_A_DAY)} seconds'
    FROM generate_series(1, ${DAYS * CHANGES_A_DAY} - 1) n, (SELECT u.id, u.organisation_id, row_number() OVER (ORDER BY u.id) AS at FROM users u JOIN ${OWN} o USING (organisation_id)) u(id, organisation_id, at)
    JOIN ${MALLS} p ON p.at = 1 + u.at % ${LOCATIONS} ORDER BY n;
  INSERT INTO analytics_visits (project_id, environment, service, session, hour, received_at)
  SELECT p.id, 'live', 'web-map-ui', md5(p.id || ' ' || n)::uuid, h, now() - n * interval '${(4 * 86_400) / (4 * VISITS_A_DAY)} seconds'
    FROM generate_series(1, ${4 * VISITS_A_DAY}) n JOIN ${MALLS} p ON p.at = 1 + n % ${LOCATIONS}, unnest(ARRAY['-infinity'::timestamptz, date_trunc('hour', now())]) h;
  INSERT INTO idempotency_keys (user_id, key, call, fingerprint, answer, created_at)
  SELECT u.id, 'key ' || n, 'call', 'x', '{}', now() - n * interval '5 minutes' FROM users u, generate_series(1, 600) n;
  INSERT INTO sessions (id, user_id, purpose, jti, expires_at, signed_in_at, credentials_revision)
  SELECT gen_random_uuid(), u.id, 'session', gen_random_uuid(), now() + interval '12 hours' - n * interval '1 hour', now() - n * interval '1 hour', u.credentials_revision
    FROM users u, generate_series(1, 40) n;
  INSERT INTO known_subnets (user_id, subnet, signed_in_at) SELECT id, '10.0.' || n, now() - n * interval '1 day' FROM users, generate_series(1, 60) n;
  INSERT INTO attempts (key, count, window_ends) SELECT 'visits:address:' || n, 1, now() + interval '1 hour' - n * interval '1 second' FROM generate_series(1, 20000) n;
  INSERT INTO stored_files (key, bytes, sha256) SELECT 'aged/' || n, 1, repeat('0', 64) FROM generate_series(1, 20000) n;`;

/** Fills a database of the demo as the first day leaves it, or a year, with the sweeps that the service makes. */
export async function fill(pool, isAged) {
  await pool.query(FRESH);
  await pool.query(
    `WITH units AS (
       UPDATE kiosks SET plus_id = 'plus ' || id, project_id = ${PUBLISHED}
        WHERE id IN (SELECT k.id FROM kiosks k WHERE k.uid LIKE 'aged-%' ORDER BY k.id LIMIT ${DEVICES})
        RETURNING id, organisation_id)
     INSERT INTO device_keys (kiosk_id, organisation_id, hash, last_four, created_at)
     SELECT u.id, u.organisation_id, ($1::bytea[])[row_number() OVER (ORDER BY u.id)], 'kkkk', now() FROM units u`,
    [Array.from({ length: DEVICES }, (_, at) => createHash('sha256').update(deviceKey(at)).digest())],
  );
  await pool.query(
    `UPDATE builds SET download_key = $1, download_until = now() + interval '1 day'
    WHERE id = (SELECT max(b.id) FROM builds b JOIN projects p ON p.id = b.project_id JOIN ${OWN} u ON u.organisation_id = p.organisation_id)`,
    ['d'.repeat(43)],
  );
  if (isAged) {
    for (const statement of YEAR.split(';')) if (statement.trim() !== '') await pool.query(statement);
    await sweepTables(pool, new Date());
  }
  while (await countNextBlock(pool, new Date()));
  while (await countNextTags(pool, new Date()));
  await sumMonths(pool, new Date());
  await pool.query('VACUUM ANALYZE');
}

/** Ids of records of the customer, by the kinds of the policies and the parameters that are none of a record. */
export async function idsOf(pool) {
  const one = async (sql) => String(Object.values((await pool.query(sql)).rows[0] ?? { none: '' })[0]);
  const org = `(SELECT organisation_id FROM users WHERE email = '${EMAIL}')`;
  const project = `(SELECT id FROM projects WHERE organisation_id = ${org} AND publication_id IS NOT NULL ORDER BY id LIMIT 1)`;
  const of = (table, column = 'id', where = 'true') =>
    one(`SELECT ${column} FROM ${table} WHERE organisation_id = ${org} AND ${where} ORDER BY id LIMIT 1`);
  return {
    organisation: await one(`SELECT uuid FROM organisations WHERE id = ${org}`),
    project: await one(`SELECT uuid FROM projects WHERE id = ${project}`),
    building: await of('buildings', 'uuid', `project_id = ${project}`),
    floor: await of('floors', 'uuid', `project_id = ${project} AND plan_key IS NOT NULL`),
    'uploaded-map-file': await of('uploaded_map_files', 'uuid'),
    category: await of('categories'),
    destination: await of('destinations'),
    'project-destination': await of('project_destinations'),
    node: await of('nodes', 'id', `project_id = ${project}`),
    user: await one(`SELECT uuid FROM users WHERE email = '${EMAIL}'`),
    job: await one(`SELECT uuid FROM jobs WHERE project_id = ${project} ORDER BY id DESC LIMIT 1`),
    'import-report': await one(`SELECT id FROM import_reports WHERE project_id = ${project} ORDER BY id DESC LIMIT 1`),
    kiosk: await one(
      `SELECT k.id FROM kiosks k JOIN device_keys d ON d.kiosk_id = k.id WHERE k.uid LIKE 'aged-%' LIMIT 1`,
    ),
    skin: await of('skins'),
    variable: await of('skin_variables'),
    amenity: await of('amenities'),
    image: await one(`SELECT key FROM images WHERE organisation_id = ${org} LIMIT 1`),
    build: await one(`SELECT max(build_number) FROM builds WHERE project_id = ${project}`),
    accessKey: await one(`SELECT key FROM access_keys WHERE project_id = ${project} LIMIT 1`),
    networkRevision: await one(`SELECT network_revision FROM projects WHERE id = ${project}`),
  };
}

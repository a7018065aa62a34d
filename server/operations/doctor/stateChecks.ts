import type { Check } from './check';

const IMAGE = '^/api/images/';

/** A column that holds the address of an image of the service. */
const imageOf = (table: string, column: string): Check => ({
  name: `${table}: ${column} is an image that exists`,
  sql: `SELECT '${table} ' || t.id AS found FROM ${table} t WHERE t.${column} ~ '${IMAGE}'
          AND NOT EXISTS (SELECT FROM images i WHERE i.key = regexp_replace(t.${column}, '${IMAGE}', ''))`,
});

/** Names of rooms in `table` that no floor plan of their floor ever had. A newer floor plan may lack a room. */
const roomOf = (table: string, column: string): Check => ({
  name: `${table}: ${column} is a room of a floor plan of its floor`,
  sql: `SELECT '${table} of floor ' || f.uuid || ': ' || t.${column} AS found FROM ${table} t JOIN floors f ON f.id = t.floor_id
         WHERE f.plan_key IS NOT NULL AND t.${column} IS NOT NULL
           AND NOT EXISTS (SELECT FROM uploaded_map_files u WHERE u.floor_id = f.id AND t.${column} = ANY (u.mesh_names))
           AND NOT EXISTS (SELECT FROM outline_corrections c WHERE c.floor_id = f.id AND t.${column} = ANY (c.mesh_names))`,
});

/** Triggers, jobs, revisions, the audit log, and references that are no foreign keys. */
export const stateChecks: readonly Check[] = [
  {
    name: 'every trigger is enabled',
    sql: `SELECT t.tgname || ' on ' || t.tgrelid::regclass AS found FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
           WHERE c.relnamespace = 'public'::regnamespace AND t.tgenabled IN ('D', 'R')`,
  },
  {
    name: 'a running job is leased by somebody',
    sql: `SELECT 'job ' || uuid AS found FROM jobs
           WHERE state = 'running' AND (leased_until IS NULL OR leased_until < now() - interval '1 hour')`,
  },
  {
    name: 'a lease ends soon',
    sql: `SELECT 'job ' || uuid AS found FROM jobs WHERE leased_until > now() + interval '1 day'`,
  },
  {
    name: 'the revision of a network is one that its saves have reached',
    sql: `SELECT 'location ' || p.uuid AS found FROM projects p
           WHERE p.network_revision > p.content_revision
              OR p.network_revision < (SELECT max((a.properties #>> '{attributes,revision}')::bigint) FROM audit_entries a
                                        WHERE a.project_id = p.id AND a.tag = 'network' AND a.subject_type = 'project')
              OR (p.network_revision = 0 AND EXISTS (SELECT FROM nodes n WHERE n.project_id = p.id))`,
  },
  {
    name: 'no audit entry is missing since it was counted',
    sql: `SELECT 'entries ' || (c.after + 1) || ' to ' || c.up_to || ': ' || count(a.id) || ' of ' || c.entries AS found
            FROM (SELECT up_to, entries, lag(up_to, 1, 0::bigint) OVER (ORDER BY up_to) AS after FROM audit_checkpoints) c
            LEFT JOIN audit_entries a ON a.id > c.after AND a.id <= c.up_to
           GROUP BY c.up_to, c.after, c.entries HAVING count(a.id) <> c.entries`,
  },
  {
    name: 'the database has one id',
    sql: `SELECT count(*) || ' ids' AS found FROM installation_marks WHERE name = 'database' AND value IS NOT NULL
          HAVING count(*) <> 1`,
  },
  imageOf('organisations', 'logo'),
  imageOf('users', 'avatar'),
  imageOf('projects', 'logo'),
  imageOf('projects', 'banner'),
  imageOf('destinations', 'logo'),
  imageOf('destinations', 'map_logo'),
  imageOf('promotions', 'image'),
  roomOf('project_destinations', 'object_name'),
  roomOf('meshes', 'object_name'),
  roomOf('floor_labels', 'object_name'),
  roomOf('nodes', 'mesh'),
  {
    name: 'a floor shows a floor plan of its uploads or corrections',
    sql: `SELECT 'floor ' || f.uuid AS found FROM floors f WHERE f.plan_key IS NOT NULL
             AND NOT EXISTS (SELECT FROM uploaded_map_files u WHERE u.floor_id = f.id AND u.plan_key = f.plan_key)
             AND NOT EXISTS (SELECT FROM outline_corrections c WHERE c.floor_id = f.id AND c.plan_key = f.plan_key)`,
  },
  {
    name: 'a chosen build is of the location that chose it',
    sql: `SELECT 'location ' || p.uuid AS found FROM projects p JOIN builds b ON b.id = p.project_build_id WHERE b.project_id <> p.id
          UNION ALL SELECT 'kiosk ' || k.id FROM kiosks k JOIN builds b ON b.id = k.project_build_id
           WHERE b.project_id <> k.project_id`,
  },
  {
    name: 'a publication shows the snapshot of its build',
    sql: `SELECT 'publication ' || n.uuid AS found FROM publications n JOIN builds b ON b.id = n.build_id
           WHERE b.snapshot_key IS DISTINCT FROM n.snapshot_key OR b.project_id <> n.project_id`,
  },
];

import type { QueryResult, QueryResultRow } from 'pg';
import type { AuditEntry } from '@/contract/audit/audit';
import { relativeTime } from '@/model/content/hours/relativeTime';
import { changedProperties } from './changedProperties';

/** A part of the audit log of an organisation. */
export interface TrailFilter {
  readonly organisationId: number;
  readonly tag?: string | undefined;
  readonly batch?: string | undefined;
  readonly search?: string | undefined;
}

export interface TrailPage {
  readonly limit: number;
  readonly offset: number;
  /** The entries with a smaller id alone; null for all. */
  readonly below: number | null;
  /** Adds the email addresses of the causers, which only provider staff may see. */
  readonly withEmail: boolean;
  readonly now: Date;
}

/** Prepares a statement that it gets as text, and no other one. */
interface TrailClient {
  query<R extends QueryResultRow>(
    statement: string | { readonly text: string; readonly values: unknown[] },
    values?: unknown[],
  ): Promise<QueryResult<R>>;
}

/** Entries of a search or a batch that are counted; a log may have millions of them. */
export const MOST_COUNTED = 10_000;
/** Newest entries that a text is looked for in whose letters are too few for the index. */
const MOST_UNINDEXED = 20_000;
/** The index finds words by three letters or digits in a row. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

interface TrailRow extends Omit<AuditEntry, 'id' | 'datetime' | 'datetime_diff' | 'properties'> {
  readonly id: string;
  readonly datetime: Date;
  readonly properties: unknown;
}

/** People and locations whose names have the searched text. */
interface Named {
  readonly users: readonly number[];
  readonly projects: readonly number[];
}

/** They are looked up beforehand: the planner then knows whether the index of texts is enough. */
async function namedIn(client: TrailClient, { organisationId, search }: TrailFilter): Promise<Named> {
  if (search === undefined || search === '') return { users: [], projects: [] };
  const { rows } = await client.query<{ users: number[]; projects: number[] }>(
    `SELECT ARRAY(SELECT id FROM users WHERE strpos(search_name, searchable($2)) > 0) AS users,
            ARRAY(SELECT id FROM projects WHERE organisation_id = $1 AND strpos(search_name, searchable($2)) > 0) AS projects`,
    [organisationId, search],
  );
  return rows[0] ?? { users: [], projects: [] };
}

const NEWEST = `AND e.id >= COALESCE((SELECT id FROM audit_entries WHERE organisation_id = $1
  ORDER BY id DESC OFFSET ${MOST_UNINDEXED} LIMIT 1), 0)`;

/** `FROM` and `WHERE` of the entries, with the values. A search looks at the texts of an entry, its person and its location. */
async function trailSql(client: TrailClient, filter: TrailFilter): Promise<{ from: string; values: unknown[] }> {
  const { organisationId, tag, batch, search } = filter;
  const { users, projects } = await namedIn(client, filter);
  const values: unknown[] = [organisationId];
  const value = (given: unknown) => `$${values.push(given)}`;
  const found = (term: string) => [
    `e.search_text LIKE lower(${value(`%${term.replace(/[\\%_]/g, '\\$&')}%`)})`,
    ...(users.length > 0 ? [`e.causer_id = ANY (${value(users)}::int[])`] : []),
    ...(projects.length > 0 ? [`e.project_id = ANY (${value(projects)}::int[])`] : []),
  ];
  const isSearched = search !== undefined && search !== '';
  const conditions = [
    tag === undefined ? '' : `AND e.tag = ${value(tag)}`,
    batch === undefined ? '' : `AND e.batch_uuid = ${value(batch)}`,
    isSearched ? `AND (${found(search).join(' OR ')})` : '',
    isSearched && !INDEXED.test(search) ? NEWEST : '',
  ];
  return { from: `FROM audit_entries e WHERE e.organisation_id = $1 ${conditions.join(' ')}`, values };
}

/** The entries, newest first. Their columns are read of one page alone, so that a far page costs no more than its index. */
export async function listTrail(
  client: TrailClient,
  filter: TrailFilter,
  { limit, offset, below, withEmail, now }: TrailPage,
): Promise<AuditEntry[]> {
  const { from, values } = await trailSql(client, filter);
  const next = values.length;
  const isBelow = below === null ? '' : `AND e.id < $${next + 4}`;
  const text = `SELECT a.id, a.tag, a.event, a.subject, a.subject_type, a.description, a.batch_uuid, a.properties,
            a.created_at AS datetime, p.name AS location_name,
            CASE WHEN a.causer_id IS NOT NULL THEN 'user' WHEN a.event = 'sign-in-failed' THEN 'stranger'
                 ELSE 'service' END AS causer_type,
            CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.uuid, 'name', u.name)
              || CASE WHEN $${next + 1} THEN jsonb_build_object('email', u.email) ELSE '{}' END END AS causer,
            CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('uuid', p.uuid, 'name', p.name) END AS parent
       FROM (SELECT e.id ${from} ${isBelow} ORDER BY e.id DESC LIMIT $${next + 2} OFFSET $${next + 3}) page
       JOIN audit_entries a ON a.id = page.id
       LEFT JOIN users u ON u.id = a.causer_id
       LEFT JOIN projects p ON p.id = a.project_id AND p.organisation_id = a.organisation_id
      ORDER BY a.id DESC`;
  const given = [...values, withEmail, limit, offset, ...(below === null ? [] : [below])];
  const { rows } = await queryOnce<TrailRow>(client, filter, text, given);
  return rows.map(({ id, datetime, properties, ...row }) => ({
    ...row,
    id: Number(id),
    datetime: datetime.toISOString(),
    datetime_diff: relativeTime(datetime, now, 'en-GB'),
    properties: changedProperties(properties),
  }));
}

/** Counts the entries up to `most`; a greater number of them counts as one more. */
export async function countTrail(client: TrailClient, filter: TrailFilter, most = MOST_COUNTED): Promise<number> {
  const { from, values } = await trailSql(client, filter);
  const text = `SELECT count(*)::int AS count FROM (SELECT 1 ${from} LIMIT ${most + 1}) AS counted`;
  const { rows } = await queryOnce<{ count: number }>(client, filter, text, values);
  return rows[0]?.count ?? 0;
}

/**
 * A search is planned for its own text each time: whether the index of texts or the order of the log finds it sooner depends
 * on how common it is. A statement that is prepared would get one plan for all texts.
 */
const queryOnce = <Row extends QueryResultRow>(
  client: TrailClient,
  { search }: TrailFilter,
  text: string,
  values: unknown[],
): Promise<QueryResult<Row>> =>
  search === undefined ? client.query<Row>(text, values) : client.query<Row>({ text, values });

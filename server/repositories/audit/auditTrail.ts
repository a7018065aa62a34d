import type { AuditEntry } from '@/contract/audit/audit';
import { relativeTime } from '@/model/content/hours/relativeTime';
import type { Queryable } from '../../database/queryable';
import type { SingleStatementClient } from '../../database/transaction';
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
  /** Adds the email addresses of the causers, which only provider staff may see. */
  readonly withEmail: boolean;
  readonly now: Date;
}

interface TrailRow extends Omit<AuditEntry, 'id' | 'datetime' | 'datetime_diff' | 'properties'> {
  readonly id: string;
  readonly datetime: Date;
  readonly properties: unknown;
}

/** Searches the texts of an entry, the person who caused it and its location. */
const FOUND = (term: string) => `AND (
  strpos(lower(concat_ws(' ', e.description, e.tag, e.event, e.subject_type, e.subject)), lower(${term})) > 0
  OR e.causer_id = ANY (ARRAY(SELECT id FROM users WHERE strpos(lower(name), lower(${term})) > 0))
  OR e.project_id = ANY (ARRAY(SELECT id FROM projects WHERE organisation_id = $1 AND strpos(lower(name), lower(${term})) > 0)))`;

/** `FROM` and `WHERE` of the entries, with the values. */
function trailSql({ organisationId, tag, batch, search }: TrailFilter): { from: string; values: unknown[] } {
  const values: unknown[] = [organisationId];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [
    tag === undefined ? '' : `AND e.tag = ${value(tag)}`,
    batch === undefined ? '' : `AND e.batch_uuid = ${value(batch)}`,
    search === undefined || search === '' ? '' : FOUND(value(search)),
  ];
  return { from: `FROM audit_entries e WHERE e.organisation_id = $1 ${conditions.join(' ')}`, values };
}

/** The entries, newest first. Their columns are read of one page alone, so that a far page costs no more than its index. */
export async function listTrail(
  client: SingleStatementClient,
  filter: TrailFilter,
  { limit, offset, withEmail, now }: TrailPage,
): Promise<AuditEntry[]> {
  const { from, values } = trailSql(filter);
  const next = values.length;
  const { rows } = await client.query<TrailRow>(
    `SELECT a.id, a.tag, a.event, a.subject, a.subject_type, a.description, a.batch_uuid, a.properties,
            a.created_at AS datetime, p.name AS location_name,
            CASE WHEN a.causer_id IS NOT NULL THEN 'user' WHEN a.event = 'sign-in-failed' THEN 'stranger'
                 ELSE 'service' END AS causer_type,
            CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.uuid, 'name', u.name)
              || CASE WHEN $${next + 1} THEN jsonb_build_object('email', u.email) ELSE '{}' END END AS causer,
            CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('uuid', p.uuid, 'name', p.name) END AS parent
       FROM (SELECT e.id ${from} ORDER BY e.id DESC LIMIT $${next + 2} OFFSET $${next + 3}) page
       JOIN audit_entries a ON a.id = page.id
       LEFT JOIN users u ON u.id = a.causer_id
       LEFT JOIN projects p ON p.id = a.project_id AND p.organisation_id = a.organisation_id
      ORDER BY a.id DESC`,
    [...values, withEmail, limit, offset],
  );
  return rows.map(({ id, datetime, properties, ...row }) => ({
    ...row,
    id: Number(id),
    datetime: datetime.toISOString(),
    datetime_diff: relativeTime(datetime, now, 'en-GB'),
    properties: changedProperties(properties),
  }));
}

export async function countTrail(client: Queryable, filter: TrailFilter): Promise<number> {
  const { from, values } = trailSql(filter);
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count ${from}`, values);
  return rows[0]?.count ?? 0;
}

/** The tags of the audit log of an organisation with the number of their entries, by name. */
export async function listTags(client: Queryable, organisationId: number): Promise<{ tag: string; count: number }[]> {
  const { rows } = await client.query<{ tag: string; count: number }>(
    'SELECT tag, count(*)::int AS count FROM audit_entries WHERE organisation_id = $1 GROUP BY tag ORDER BY tag',
    [organisationId],
  );
  return rows;
}

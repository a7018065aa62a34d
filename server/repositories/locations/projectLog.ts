import { LOG_PAGE, type LogEntry } from '@/contract/locations/projectLog';
import type { Queryable } from '../../database/queryable';
import { changedProperties } from '../audit/changedProperties';

interface LogRow extends Omit<LogEntry, 'id' | 'created_at' | 'properties'> {
  readonly id: string;
  readonly created_at: Date;
  readonly properties: unknown;
}

/**
 * The entries about a location, newest first. `withEmail`: the addresses of their causers, which only provider staff may
 * see.
 */
export async function listLogOf(
  client: Queryable,
  { organisationId, projectId }: { organisationId: number; projectId: number },
  { before, withEmail }: { before: number | null; withEmail: boolean },
): Promise<LogEntry[]> {
  const { rows } = await client.query<LogRow>(
    `SELECT a.id, a.event AS action, a.description, a.created_at, a.properties,
            CASE WHEN u.id IS NOT NULL THEN jsonb_strip_nulls(jsonb_build_object('email', CASE WHEN $5 THEN u.email END))
              || jsonb_build_object('name', u.name, 'avatar', u.avatar, 'uuid', u.uuid, 'time_zone', u.time_zone) END AS user
       FROM audit_entries a LEFT JOIN users u ON u.id = a.causer_id
      WHERE a.organisation_id = $1 AND a.project_id = $2 AND ($3::bigint IS NULL OR a.id < $3)
      ORDER BY a.id DESC LIMIT $4`,
    [organisationId, projectId, before, LOG_PAGE, withEmail],
  );
  return rows.map(({ id, created_at, properties, ...row }) => ({
    ...row,
    id: Number(id),
    created_at: created_at.toISOString(),
    properties: changedProperties(properties),
  }));
}

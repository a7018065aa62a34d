import type { Integration } from '@/contract/imports/integrations';
import type { Schedule } from '@/model/importing/nextRun';
import type { Queryable } from '../../database/queryable';

/** A location with its sources. */
export interface Importer {
  readonly organisationId: number;
  readonly projectId: number;
  /** Of the location. */
  readonly timeZone: string;
  readonly sources: readonly ScheduledSource[];
}

export interface ScheduledSource {
  readonly id: string;
  readonly type: Integration['type'];
  readonly mode: Integration['mode'];
  readonly schedule: Schedule;
}

const IMPORTER = `SELECT p.organisation_id AS "organisationId", p.id AS "projectId",
  COALESCE(p.settings ->> 'timezone', 'Europe/London') AS "timeZone",
  COALESCE((SELECT jsonb_agg(jsonb_build_object('id', i.uuid, 'type', i.type, 'mode', i.mode, 'schedule', i.config -> 'schedule')
                             ORDER BY i.position, i.id) FROM integrations i WHERE i.project_id = p.id), '[]') AS sources
  FROM projects p`;

/** The sources of a location; null when it belongs to another organisation. */
export async function findImporter(client: Queryable, organisationId: number, uuid: string): Promise<Importer | null> {
  const { rows } = await client.query<Importer>(`${IMPORTER} WHERE p.organisation_id = $1 AND p.uuid = $2`, [
    organisationId,
    uuid,
  ]);
  return rows[0] ?? null;
}

/** Every location that has sources, of all organisations: for the schedule. */
export async function listImporters(client: Queryable): Promise<Importer[]> {
  const { rows } = await client.query<Importer>(
    `${IMPORTER} WHERE EXISTS (SELECT 1 FROM integrations i WHERE i.project_id = p.id) ORDER BY p.id`,
  );
  return rows;
}

import type { PoolClient } from 'pg';
import type { FileImport, ImportedKind, ImportedRow } from '@/contract/fileImports/fileImports';
import type { FileMapping } from '@/model/importing/rows/filePlan';
import type { Queryable } from '../../database/queryable';

/** Imports of one kind of an organisation that are kept. */
const KEPT = 100;

export interface RequestedFileImport {
  readonly kind: ImportedKind;
  readonly organisationId: number;
  readonly job: string;
  readonly file: string;
  readonly shape: string;
  readonly mapping: FileMapping;
  readonly createsCategories: boolean;
  readonly rows: readonly { readonly row: number; readonly values: { readonly name?: string | undefined } }[];
  readonly now: Date;
}

/** Stores an import whose job is queued, and the mapping for the next file of its shape. Returns its uuid. */
export async function insertFileImport(client: PoolClient, one: RequestedFileImport): Promise<string> {
  const { rows } = await client.query<{ id: number; uuid: string }>(
    `INSERT INTO destination_imports (organisation_id, job_id, file, shape, create_categories, created_at, kind)
     SELECT $1, id, $3, $4, $5, $6, $7 FROM jobs WHERE uuid = $2 RETURNING id, uuid`,
    [one.organisationId, one.job, one.file, one.shape, one.createsCategories, one.now, one.kind],
  );
  const { id, uuid } = rows[0] ?? { id: 0, uuid: '' };
  await client.query(
    `INSERT INTO destination_import_rows (import_id, position, row, name, step)
     SELECT $1, r.position, (r.step ->> 'row')::int, left(COALESCE(r.step -> 'values' ->> 'name', ''), 200), r.step
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS r (step, position)`,
    [id, JSON.stringify(one.rows)],
  );
  await client.query(
    `INSERT INTO destination_import_mappings (organisation_id, shape, mapping, updated_at, kind) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (organisation_id, kind, shape) DO UPDATE SET mapping = EXCLUDED.mapping, updated_at = EXCLUDED.updated_at`,
    [one.organisationId, one.shape, JSON.stringify(one.mapping), one.now, one.kind],
  );
  await client.query(
    `DELETE FROM destination_imports WHERE organisation_id = $1 AND kind = $3
        AND id NOT IN (SELECT id FROM destination_imports WHERE organisation_id = $1 AND kind = $3 ORDER BY id DESC LIMIT $2)`,
    [one.organisationId, KEPT, one.kind],
  );
  return uuid;
}

type ListedImport = Omit<FileImport, 'created_at' | 'undo_until'> & { readonly createdAt: Date };

const countOf = (outcome: string) => `(count(*) FILTER (WHERE outcome = '${outcome}'))::int AS ${outcome}`;

/** Whose imports, and of which records. */
export interface ImportsOf {
  readonly organisationId: number;
  readonly kind: ImportedKind;
}

/** The imports of an organisation since then, newest first; only one of them where it is named. */
export async function listFileImports(
  client: Queryable,
  { organisationId, kind }: ImportsOf,
  { since, uuid = null }: { readonly since: Date; readonly uuid?: string | null },
): Promise<readonly ListedImport[]> {
  const { rows } = await client.query<ListedImport>(
    `SELECT i.uuid, i.file, j.state, j.uuid AS job, j.progress, i.undo_job_id IS NOT NULL AS is_undo, j.error,
            i.created_at AS "createdAt", cardinality(i.categories) AS categories_created, c.*
       FROM destination_imports i JOIN jobs j ON j.id = COALESCE(i.undo_job_id, i.job_id)
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS rows, ${['added', 'changed', 'same', 'refused', 'undone', 'kept'].map(countOf).join(', ')},
                (count(*) FILTER (WHERE reason <> '' AND outcome IS NOT NULL))::int AS noted,
                (count(*) FILTER (WHERE outcome IS NULL AND j.state IN ('cancelled', 'failed')))::int AS stopped
           FROM destination_import_rows r WHERE r.import_id = i.id) c
      WHERE i.organisation_id = $1 AND i.kind = $4 AND i.created_at >= $2 AND ($3::uuid IS NULL OR i.uuid = $3)
      ORDER BY i.id DESC LIMIT 20`,
    [organisationId, since, uuid, kind],
  );
  return rows;
}

/**
 * The rows of an import that have a result, in the order of the file.
 * @param which `noted` for those with a reason alone: refused, left by its undo, or without a part of them
 */
export async function listImportedRows(
  client: Queryable,
  { organisationId, kind }: ImportsOf,
  { uuid, which }: { readonly uuid: string; readonly which: 'noted' | 'all' },
): Promise<ImportedRow[]> {
  const { rows } = await client.query<ImportedRow>(
    `SELECT r.row, r.name, r.outcome, r.reason,
            CASE WHEN r.before IS NULL THEN '{}' ELSE ARRAY(SELECT jsonb_object_keys(r.step -> 'values'))
                 || CASE WHEN r.step ? 'main' THEN '{main_destination}'::text[] ELSE '{}' END END AS fields
       FROM destination_import_rows r JOIN destination_imports i ON i.id = r.import_id
      WHERE i.organisation_id = $1 AND i.kind = $4 AND i.uuid = $2 AND r.outcome IS NOT NULL AND ($3 OR r.reason <> '') ORDER BY r.position`,
    [organisationId, uuid, which === 'all', kind],
  );
  return rows;
}

/** The fields that were chosen for the last file of a shape; null where there was none. */
export async function readMapping<Field extends string>(
  client: Queryable,
  { organisationId, kind }: ImportsOf,
  shape: string,
): Promise<Record<string, Field> | null> {
  const { rows } = await client.query<{ mapping: Record<string, Field> }>(
    'SELECT mapping FROM destination_import_mappings WHERE organisation_id = $1 AND kind = $3 AND shape = $2',
    [organisationId, shape, kind],
  );
  return rows[0]?.mapping ?? null;
}

/** The ids that destinations have in files of a shape. */
export async function listLinks(
  client: Queryable,
  organisationId: number,
  shape: string,
): Promise<{ external_id: string; id: number }[]> {
  const { rows } = await client.query<{ external_id: string; id: number }>(
    `SELECT external_id, destination_id AS id FROM destination_links
      WHERE organisation_id = $1 AND shape = $2 ORDER BY destination_id`,
    [organisationId, shape],
  );
  return rows;
}

/** Marks an import as one that is taken back by a queued job. */
export async function setUndoJob(client: PoolClient, organisationId: number, uuid: string, job: string): Promise<void> {
  await client.query(
    `UPDATE destination_imports SET undo_job_id = (SELECT id FROM jobs WHERE uuid = $3)
      WHERE organisation_id = $1 AND uuid = $2`,
    [organisationId, uuid, job],
  );
}

import type { PoolClient } from 'pg';
import type { ImportedKind } from '@/contract/fileImports/fileImports';
import type { PlaceValues } from '@/model/importing/places/placeFields';
import type { MainPlace } from '@/model/importing/places/plannedPlace';
import type { Queryable } from '../../database/queryable';
import type { DestinationRecord } from '../destinations/destinationWrites';

/** The change that a row asks for. */
export interface PlaceStep {
  readonly externalId: string;
  /** The destination that it changes; null for a new one. */
  readonly id: number | null;
  readonly values: Partial<PlaceValues>;
  readonly main?: MainPlace;
}

/** A destination before an import changed it, with the translations that the import wrote. */
export interface PlaceBefore extends DestinationRecord {
  readonly translations?: Readonly<Record<string, { readonly before: string; readonly after: string }>>;
}

export interface RunningImport {
  readonly id: number;
  readonly kind: ImportedKind;
  readonly shape: string;
  readonly isUndo: boolean;
  readonly isPlanned: boolean;
  readonly createsCategories: boolean;
  readonly categories: readonly number[];
}

export async function readRunningImport(client: Queryable, jobId: number): Promise<RunningImport | null> {
  const { rows } = await client.query<RunningImport>(
    `SELECT id, kind, shape, COALESCE(undo_job_id = $1, false) AS "isUndo", is_planned AS "isPlanned",
            create_categories AS "createsCategories", categories
       FROM destination_imports WHERE job_id = $1 OR undo_job_id = $1`,
    [jobId],
  );
  return rows[0] ?? null;
}

/** The rows of an import that is not planned yet, as the file has them. */
export async function listSourceRows<Row>(client: Queryable, importId: number): Promise<Row[]> {
  const { rows } = await client.query<{ step: Row }>(
    'SELECT step FROM destination_import_rows WHERE import_id = $1 ORDER BY position',
    [importId],
  );
  return rows.map(({ step }) => step);
}

/** The plan of a row; its step is what its kind of record writes. */
export interface PlannedRow {
  readonly row: number;
  readonly name: string;
  readonly step: object | null;
  readonly turn: number;
  readonly outcome: 'same' | 'refused' | null;
  readonly reason: string;
  /** The id of the record. */
  readonly destinationId: number | null;
}

/** Rows of one statement. */
const PIECE = 1000;

/** Stores the plan of an import, and the categories that were created for it. */
export async function storePlan(
  client: PoolClient,
  importId: number,
  rows: readonly PlannedRow[],
  categories: readonly number[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += PIECE)
    await client.query(
      `UPDATE destination_import_rows r SET step = s.step, turn = s.turn, outcome = s.outcome, reason = s.reason,
              name = left(s.name, 200), destination_id = s."destinationId"
         FROM jsonb_to_recordset($2::jsonb) AS s (row int, name text, step jsonb, turn int, outcome text, reason text, "destinationId" int)
        WHERE r.import_id = $1 AND r.row = s.row`,
      [importId, JSON.stringify(rows.slice(at, at + PIECE))],
    );
  await client.query('UPDATE destination_imports SET is_planned = true, categories = $2 WHERE id = $1', [
    importId,
    categories,
  ]);
}

export interface WaitingRow<Step = unknown> {
  readonly position: number;
  readonly row: number;
  readonly name: string;
  readonly step: Step;
  /** Why values were left out of it, in words. */
  readonly reason: string;
}

/** The next rows that are to be written, main destinations first. */
export async function nextSteps<Step>(client: Queryable, importId: number, count: number): Promise<WaitingRow<Step>[]> {
  const { rows } = await client.query<WaitingRow<Step>>(
    `SELECT position, row, name, step, reason FROM destination_import_rows
      WHERE import_id = $1 AND outcome IS NULL ORDER BY turn, position LIMIT $2`,
    [importId, count],
  );
  return rows;
}

export async function countSteps(client: Queryable, importId: number): Promise<{ count: number; left: number }> {
  const { rows } = await client.query<{ count: number; left: number }>(
    `SELECT count(*)::int AS count, (count(*) FILTER (WHERE outcome IS NULL))::int AS left
       FROM destination_import_rows WHERE import_id = $1`,
    [importId],
  );
  return rows[0] ?? { count: 0, left: 0 };
}

export interface WrittenRow {
  readonly outcome: 'added' | 'changed' | 'same' | 'refused' | 'undone' | 'kept';
  readonly reason: string;
  readonly destinationId?: number;
  readonly revision?: number;
  readonly before?: object;
}

export async function setOutcome(
  client: PoolClient,
  importId: number,
  position: number,
  { outcome, reason, destinationId, revision, before }: WrittenRow,
): Promise<void> {
  await client.query(
    `UPDATE destination_import_rows SET outcome = $3, reason = $4, destination_id = COALESCE($5, destination_id),
            revision = COALESCE($6, revision), before = COALESCE($7::jsonb, before)
      WHERE import_id = $1 AND position = $2`,
    [
      importId,
      position,
      outcome,
      reason,
      destinationId ?? null,
      revision ?? null,
      before ? JSON.stringify(before) : null,
    ],
  );
}

/** The destination that a row of the import has made or changed. */
export async function destinationOfRow(client: Queryable, importId: number, row: number): Promise<number | null> {
  const { rows } = await client.query<{ destination_id: number | null }>(
    'SELECT destination_id FROM destination_import_rows WHERE import_id = $1 AND row = $2 LIMIT 1',
    [importId, row],
  );
  return rows[0]?.destination_id ?? null;
}

export async function linkDestination(
  client: PoolClient,
  organisationId: number,
  link: { readonly shape: string; readonly externalId: string; readonly id: number },
): Promise<void> {
  if (link.externalId === '') return;
  await client.query(
    `INSERT INTO destination_links (organisation_id, shape, external_id, destination_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (organisation_id, shape, external_id) DO UPDATE SET destination_id = EXCLUDED.destination_id`,
    [organisationId, link.shape, link.externalId, link.id],
  );
}

export interface UndoableRow<Before = unknown> {
  readonly position: number;
  readonly name: string;
  readonly outcome: 'added' | 'changed';
  readonly destinationId: number;
  readonly revision: number;
  readonly before: Before | null;
}

/** The next rows that are to be taken back, the last ones first. */
export async function nextUndoable<Before>(
  client: Queryable,
  importId: number,
  count: number,
): Promise<UndoableRow<Before>[]> {
  const { rows } = await client.query<UndoableRow<Before>>(
    `SELECT position, name, outcome, destination_id AS "destinationId", revision, before FROM destination_import_rows
      WHERE import_id = $1 AND outcome IN ('added', 'changed') ORDER BY turn DESC, position DESC LIMIT $2`,
    [importId, count],
  );
  return rows;
}

/** Deletes the categories of an import that nobody has changed or uses. Returns their names. */
export async function deleteUnusedCategories(
  client: PoolClient,
  organisationId: number,
  ids: readonly number[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `DELETE FROM categories c WHERE c.organisation_id = $1 AND c.id = ANY ($2) AND c.revision = 1
        AND NOT EXISTS (SELECT FROM destination_categories d WHERE d.category_id = c.id)
        AND NOT EXISTS (SELECT FROM categories s WHERE s.parent_id = c.id) RETURNING name`,
    [organisationId, ids],
  );
  return rows.map(({ name }) => name);
}

import * as z from 'zod/mini';
import { MAX_INTEGER, moment, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, signedIn, withFeature } from '../policy';

/** Reports of one answer, unless another number is asked for. */
export const REPORT_PAGE = 25;

export const reportStatuses = ['requested', 'running', 'completed', 'successful', 'failed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** `active` changes destinations, `passive` and `dry-run` report what would change. */
export const reportModes = ['active', 'passive', 'dry-run'] as const;

/** One import of one source, without what may be long. */
export const importReportEntrySchema = z.object({
  id: z.int(),
  status: z.enum(reportStatuses),
  /** The kind of source, or `dry run`. */
  type: z.string(),
  /** Null for an import by its schedule. */
  user: z.nullable(z.object({ name: z.string() })),
  date: moment,
  updated_at: moment,
  project: z.object({ uuid, name: z.string() }),
});
export type ImportReportEntry = z.infer<typeof importReportEntrySchema>;

export const reportErrorSchema = z.object({
  /** Counts from 1 in the source. */
  row: z.int(),
  field: z.nullable(z.string()),
  message: z.string(),
  /** The kind of cause, and the words of the source: rows of one cause are listed together. */
  code: z.optional(z.string()),
  value: z.optional(z.string()),
});
export type ReportError = z.infer<typeof reportErrorSchema>;

const plannedRowSchema = z.object({
  kind: z.enum(['add', 'change', 'delete']),
  /** The id of the record in its source. */
  external_id: z.string(),
  name: z.string(),
  /** The fields that differ. */
  fields: z.array(z.string()),
});
export type PlannedRow = z.infer<typeof plannedRowSchema>;

export const importReportSchema = z.extend(importReportEntrySchema, {
  mode: z.enum(reportModes),
  /** How many were changed, or would be, by kind. */
  updates: z.record(z.string(), z.int()),
  /** Ids in the source of those deleted, by kind of record. */
  deletions: z.record(z.string(), z.array(z.string())),
  /** Why nothing could be imported, or what was wrong with single rows. */
  errors: z.union([z.string(), z.array(reportErrorSchema)]),
  /** Rows with errors, also those that are not listed. */
  error_count: z.int(),
  /** The first of the rows that a passive import or a dry run would change. */
  preview: z.array(plannedRowSchema),
});
export type ImportReport = z.infer<typeof importReportSchema>;

export const importStatusSchema = z.object({
  status: z.enum(['no_integrations', 'no_data', ...reportStatuses]),
  created_at: z.nullable(moment),
  updated_at: z.nullable(moment),
  /** When the importer runs by itself; null where it does not. */
  next_run_at: z.nullable(moment),
  /** The last dry run, with one of its reports: of a source that failed, where one did. Null before the first one. */
  dry_run: z.nullable(z.object({ report: z.int(), status: z.enum(reportStatuses), updated_at: moment })),
});
export type ImportStatus = z.infer<typeof importStatusSchema>;

const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));

const pageQuery = z.object({
  limit: z.optional(whole(1, 100)),
  offset: z.optional(whole(0, MAX_INTEGER)),
});
const reportList = z.object({ reports: z.array(importReportEntrySchema) });

export const listImports = endpoint({
  name: 'listImports',
  method: 'GET',
  path: 'import/list',
  summary: 'The import reports of all locations of the organisation, newest first.',
  policy: withFeature('locations', signedIn),
  answers: 'signed-in-with-content',
  query: pageQuery,
  data: reportList,
});

export const listImportReports = endpoint({
  name: 'listImportReports',
  method: 'GET',
  path: 'projects/{id}/import-reports',
  summary: 'The import reports of a location, newest first.',
  policy: withFeature('locations', ownedRecord('project', 'id')),
  answers: 'members-with-content',
  query: pageQuery,
  data: reportList,
});

export const readImportReport = endpoint({
  name: 'readImportReport',
  method: 'GET',
  path: 'import-reports/{id}',
  summary: 'What an import has changed and what was wrong with its source.',
  policy: withFeature('locations', ownedRecord('import-report', 'id')),
  answers: 'members-with-content',
  data: z.object({ report: importReportSchema }),
});

export const readImportStatus = endpoint({
  name: 'readImportStatus',
  method: 'GET',
  path: 'projects/{uuid}/import-status',
  summary: 'How the last import of a location ended, and when the next one begins.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  data: importStatusSchema,
});

export const runImporter = endpoint({
  name: 'runImporter',
  method: 'POST',
  path: 'projects/{uuid}/run-importer',
  summary: 'Starts a job that imports from every source of the location; a dry run changes nothing.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: z.optional(z.object({ dry_run: z.optional(z.boolean()) })),
  data: z.object({ job: uuid, reports: z.array(z.int()) }),
});

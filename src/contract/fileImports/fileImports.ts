import * as z from 'zod/mini';
import { moment, tidied, uuid } from '../common';
import { jobStates } from '../jobs/jobs';

/** The records that a file may bring in. */
export type ImportedKind = 'destinations' | 'events' | 'offers';

/** Long enough to say in words what is too long. */
export const LONG_TEXT = 10_000;
/** A value of a row that it need not have. */
export const rowText = (most: number) => z.optional(z.string().check(tidied(), z.maxLength(most)));

export const fileRule = z.string().check(tidied(), z.minLength(1), z.maxLength(200));
/** The names of the columns of a file, as a short text: `shapeOf`. */
export const shapeRule = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** A row of a file, and what tells its record from others. */
export const rowKeys = {
  /** As the file counts. */
  row: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  external_id: z._default(z.string().check(tidied(), z.maxLength(200)), ''),
  own_id: z._default(z.string().check(tidied(), z.maxLength(20)), ''),
} as const;

/** Takes back the import with this uuid. */
export const undoBody = z.object({ undo: uuid });

const importedOutcomes = ['added', 'changed', 'same', 'refused', 'undone', 'kept', 'stopped'] as const;

/** The effect of a row, with the reason where it was refused, could not be taken back, or lacks a part. */
export const importedRowSchema = z.object({
  row: z.int(),
  name: z.string(),
  outcome: z.enum(importedOutcomes),
  /** Empty where there is none. */
  reason: z.string(),
  /** That the import has changed of a record that was there. */
  fields: z.array(z.string()),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

export const fileImportSchema = z.object({
  uuid,
  /** The name of the file. */
  file: z.string(),
  /** That of its job: of the undo, once it was asked for. */
  state: z.enum(jobStates),
  job: uuid,
  /** 0 to 100. */
  progress: z.number(),
  is_undo: z.boolean(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int(),
  undone: z.int(),
  /** Rows that the undo has left, since somebody has changed their records. */
  kept: z.int(),
  stopped: z.int(),
  /** Rows with a reason: refused, kept, or imported without a part of them, such as a logo that could not be fetched. */
  noted: z.int(),
  categories_created: z.int(),
  error: z.nullable(z.string()),
  created_at: moment,
  /** Until when all of it can be taken back; null where it cannot, or was. */
  undo_until: z.nullable(moment),
});
export type FileImport = z.infer<typeof fileImportSchema>;

/** Questions about the imports of files of one kind. */
export const importQuery = {
  /** The import whose rows are listed. */
  results: z.optional(uuid),
  /** `all` for every row of it, not only those that need attention. */
  rows: z.optional(z.literal('all')),
  /** `all` for the last twenty imports, also those of earlier days. */
  kept: z.optional(z.literal('all')),
  shape: z.optional(shapeRule),
} as const;

export const listedImports = {
  imports: z.array(fileImportSchema),
  results: z.array(importedRowSchema),
  /** Records that files of this shape have made, by their ids in them. */
  links: z.array(z.object({ external_id: z.string(), id: z.int() })),
} as const;

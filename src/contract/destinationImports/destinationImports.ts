import * as z from 'zod/mini';
import { isPlaceField, type PlaceField } from '@/model/importing/places/placeFields';
import { isTranslatedField } from '@/model/importing/places/translatedFields';
import { MOST_TABLE_ROWS } from '@/model/importing/tables/table';
import { moment, tidied, uuid } from '../common';
import { openingHoursRule } from '../destinations/openingHours';
import { endpoint } from '../endpoint';
import { jobStates } from '../jobs/jobs';
import { activeOrganisation, withFeature } from '../policy';

const text = (most: number) => z.optional(z.string().check(tidied(), z.maxLength(most)));
/** Long enough to say in words what is too long. */
const LONG = 10_000;
const VALUE = 4000;

/** Of one destination. */
const MOST_TRANSLATIONS = 60;
const translatedFieldRule = z.string().check(z.maxLength(40), z.refine(isTranslatedField));

/** A place as a row of a file describes it; absent fields stay as they are. */
const valuesRule = z.object({
  name: text(VALUE),
  description: text(LONG),
  categories: z.optional(
    z.array(z.string().check(tidied(), z.minLength(1), z.maxLength(VALUE))).check(z.maxLength(50)),
  ),
  tags: z.optional(z.array(z.string().check(tidied(), z.minLength(1), z.maxLength(VALUE))).check(z.maxLength(100))),
  main_destination: text(VALUE),
  review: z.optional(z.number().check(z.minimum(0), z.maximum(5), z.multipleOf(0.5))),
  opening_hours: z.optional(z.nullable(openingHoursRule)),
  translations: z.optional(
    z
      .record(translatedFieldRule, z.string().check(tidied(), z.minLength(1), z.maxLength(LONG)))
      .check(z.refine((all) => Object.keys(all).length <= MOST_TRANSLATIONS)),
  ),
  website: text(VALUE),
  phone: text(VALUE),
  email: text(VALUE),
  booking: text(VALUE),
  social: text(VALUE),
  logo: text(VALUE),
  note: text(LONG),
  unit: text(VALUE),
  address: text(VALUE),
});

const rowRule = z.object({
  /** As the file counts. */
  row: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  external_id: z._default(z.string().check(tidied(), z.maxLength(200)), ''),
  own_id: z._default(z.string().check(tidied(), z.maxLength(20)), ''),
  values: valuesRule,
  unread_hours: z._default(z.string().check(tidied(), z.maxLength(VALUE)), ''),
});

const fieldRule = z.string().check(z.maxLength(40), z.refine(isPlaceField)) as z.ZodMiniType<PlaceField, PlaceField>;
const mappingRule = z.record(z.string().check(z.maxLength(200)), fieldRule);
/** The names of the columns of a file, as a short text: `shapeOf`. */
const shapeRule = z.string().check(z.regex(/^[0-9a-f]{16}$/));

export const importedOutcomes = ['added', 'changed', 'same', 'refused', 'undone', 'kept', 'stopped'] as const;

/** The effect of a row, with the reason where it was refused, could not be taken back, or lacks a part. */
export const importedRowSchema = z.object({
  row: z.int(),
  name: z.string(),
  outcome: z.enum(importedOutcomes),
  /** Empty where there is none. */
  reason: z.string(),
  /** That the import has changed of a destination that was there. */
  fields: z.array(z.string()),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

export const destinationImportSchema = z.object({
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
  /** Rows that the undo has left, since somebody has changed their destinations. */
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
export type DestinationImport = z.infer<typeof destinationImportSchema>;

export const startDestinationImport = endpoint({
  name: 'startDestinationImport',
  method: 'POST',
  path: 'organisations/{uuid}/destination-imports',
  summary: 'Imports the rows of a file as destinations in the service, or takes such an import back.',
  policy: withFeature('destinations', activeOrganisation('uuid')),
  answers: 'members-with-content',
  body: z.union([
    z.object({
      file: z.string().check(tidied(), z.minLength(1), z.maxLength(200)),
      shape: shapeRule,
      /** The field of each column, which the next file of this shape begins with. */
      mapping: mappingRule,
      /** Whether categories that are missing are created; otherwise their rows are refused. */
      create_categories: z.boolean(),
      rows: z.array(rowRule).check(z.minLength(1), z.maxLength(MOST_TABLE_ROWS)),
    }),
    /** Takes back the import with this uuid. */
    z.object({ undo: uuid }),
  ]),
  bodyLimit: 16 * 1024 * 1024,
  data: destinationImportSchema,
  addition: true,
});

export const listDestinationImports = endpoint({
  name: 'listDestinationImports',
  method: 'GET',
  path: 'organisations/{uuid}/destination-imports',
  summary:
    'The imports of files of the last day, or the last twenty, newest first; the rows of one that need attention, or all of them; what is known of a kind of file.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  query: z.object({
    /** The import whose rows are listed. */
    results: z.optional(uuid),
    /** `all` for every row of it, not only those that need attention. */
    rows: z.optional(z.literal('all')),
    /** `all` for the last twenty imports, also those of earlier days. */
    kept: z.optional(z.literal('all')),
    shape: z.optional(shapeRule),
    /** `all` for those of each destination. */
    translations: z.optional(z.literal('all')),
  }),
  data: z.object({
    imports: z.array(destinationImportSchema),
    results: z.array(importedRowSchema),
    /** Of the last file of this shape; null where there was none. */
    mapping: z.nullable(mappingRule),
    /** Destinations that files of this shape have made, by their ids in them. */
    links: z.array(z.object({ external_id: z.string(), id: z.int() })),
    /** Names and descriptions of destinations in other languages, by the field of an import: `name:de`. */
    translations: z.array(z.object({ id: z.int(), texts: z.record(z.string(), z.string()) })),
  }),
  addition: true,
});

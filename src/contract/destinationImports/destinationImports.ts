import * as z from 'zod/mini';
import { isPlaceField, type PlaceField } from '@/model/importing/places/placeFields';
import { isTranslatedField } from '@/model/importing/places/translatedFields';
import { MOST_TABLE_ROWS } from '@/model/importing/tables/table';
import { tidied } from '../common';
import { openingHoursRule } from '../destinations/openingHours';
import { endpoint } from '../endpoint';
import {
  fileImportSchema,
  fileRule,
  importQuery,
  LONG_TEXT,
  listedImports,
  rowKeys,
  rowText,
  shapeRule,
  undoBody,
} from '../fileImports/fileImports';
import { activeOrganisation, withFeature } from '../policy';

const VALUE = 4000;

/** Of one destination. */
const MOST_TRANSLATIONS = 60;
const translatedFieldRule = z.string().check(z.maxLength(40), z.refine(isTranslatedField));

/** A place as a row of a file describes it; absent fields stay as they are. */
const valuesRule = z.object({
  name: rowText(VALUE),
  description: rowText(LONG_TEXT),
  categories: z.optional(
    z.array(z.string().check(tidied(), z.minLength(1), z.maxLength(VALUE))).check(z.maxLength(50)),
  ),
  tags: z.optional(z.array(z.string().check(tidied(), z.minLength(1), z.maxLength(VALUE))).check(z.maxLength(100))),
  main_destination: rowText(VALUE),
  review: z.optional(z.number().check(z.minimum(0), z.maximum(5), z.multipleOf(0.5))),
  opening_hours: z.optional(z.nullable(openingHoursRule)),
  translations: z.optional(
    z
      .record(translatedFieldRule, z.string().check(tidied(), z.minLength(1), z.maxLength(LONG_TEXT)))
      .check(z.refine((all) => Object.keys(all).length <= MOST_TRANSLATIONS)),
  ),
  website: rowText(VALUE),
  phone: rowText(VALUE),
  email: rowText(VALUE),
  booking: rowText(VALUE),
  social: rowText(VALUE),
  logo: rowText(VALUE),
  note: rowText(LONG_TEXT),
  unit: rowText(VALUE),
  address: rowText(VALUE),
});

const rowRule = z.object({
  ...rowKeys,
  values: valuesRule,
  unread_hours: z._default(z.string().check(tidied(), z.maxLength(VALUE)), ''),
});

const fieldRule = z.string().check(z.maxLength(40), z.refine(isPlaceField)) as z.ZodMiniType<PlaceField, PlaceField>;
const mappingRule = z.record(z.string().check(z.maxLength(200)), fieldRule);
export const startDestinationImport = endpoint({
  name: 'startDestinationImport',
  method: 'POST',
  path: 'organisations/{uuid}/destination-imports',
  summary: 'Imports the rows of a file as destinations in the service, or takes such an import back.',
  policy: withFeature('destinations', activeOrganisation('uuid')),
  answers: 'members-with-content',
  body: z.union([
    z.object({
      file: fileRule,
      shape: shapeRule,
      /** The field of each column, which the next file of this shape begins with. */
      mapping: mappingRule,
      /** Whether categories that are missing are created; otherwise their rows are refused. */
      create_categories: z.boolean(),
      rows: z.array(rowRule).check(z.minLength(1), z.maxLength(MOST_TABLE_ROWS)),
    }),
    undoBody,
  ]),
  bodyLimit: 16 * 1024 * 1024,
  data: fileImportSchema,
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
    ...importQuery,
    /** `all` for those of each destination. */
    translations: z.optional(z.literal('all')),
  }),
  data: z.object({
    ...listedImports,
    /** Of the last file of this shape; null where there was none. */
    mapping: z.nullable(mappingRule),
    /** Names and descriptions of destinations in other languages, by the field of an import: `name:de`. */
    translations: z.array(z.object({ id: z.int(), texts: z.record(z.string(), z.string()) })),
  }),
  addition: true,
});

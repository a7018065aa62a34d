import * as z from 'zod/mini';
import { isFitData } from '@/model/content/categories/additionalDataTypes';
import { colour, rowId, tidied, uuid } from '../common';
import { translate } from '../texts/translate';

/** Six colours of a destination on the map; they count while `override` is on. */
export const colourSettingsSchema = z.object({
  override: z.boolean(),
  label_normal: colour,
  label_hover: colour,
  label_selected: colour,
  mesh_normal: colour,
  mesh_hover: colour,
  mesh_selected: colour,
});
export type ColourSettings = z.infer<typeof colourSettingsSchema>;

/** A value of a type of `destinations/types`: a text, or the address of an uploaded file. */
export const additionalDataSchema = z.object({
  id: z.int(),
  title: z.string(),
  type: z.union([z.string(), z.number()]),
  value: z.string(),
  /** 4 is an uploaded file. */
  stored_data_type: z.int(),
  /** 4 is a file upload, otherwise a text. */
  default_data_type: z.int(),
  helper_text: z.string(),
});

/** Additional data as visitors see it. */
export const placedDataSchema = z.pick(additionalDataSchema, { title: true, type: true, value: true });

const MOST_ADDITIONAL_DATA = 50;

export const additionalDataRule = z
  .array(
    z
      .object({
        title: z._default(z.string().check(tidied(), z.maxLength(100)), ''),
        type: z.union([z.string().check(z.maxLength(20)), rowId], translate('destination.dataTypeMissing')),
        value: z.string().check(tidied(), z.maxLength(2000)),
        stored_data_type: z._default(z.int().check(z.minimum(0), z.maximum(100)), 1),
      })
      .check(z.refine(isFitData, translate('destination.dataAddress'))),
  )
  .check(z.maxLength(MOST_ADDITIONAL_DATA));

/** A file of a destination in a group of its organisation. */
export const destinationFileSchema = z.object({
  organisation_file_group_id: rowId,
  name: z.string(),
  bytes: z.optional(z.int()),
});

/** Stars of a review: 0 for none, up to 5 in halves. */
export const reviewRule = z.number().check(z.minimum(0), z.maximum(5), z.multipleOf(0.5));

export const appleCategorySchema = z.object({ uuid, name: z.string() });
export const additionalDataTypeSchema = z.object({
  id: z.int(),
  name: z.string(),
  default_data_type: z.int(),
  helper_text: z.string(),
});

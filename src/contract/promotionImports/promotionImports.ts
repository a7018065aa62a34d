import * as z from 'zod/mini';
import { isPromotionField, type PromotionField } from '@/model/importing/promotions/promotionFields';
import { MOST_TABLE_ROWS } from '@/model/importing/tables/table';
import { tidied } from '../common';
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
import type { PromotionKind } from '../promotions/promotions';

const names = z.optional(z.array(z.string().check(tidied(), z.minLength(1), z.maxLength(400))).check(z.maxLength(500)));
/** By the clock of its locations, or in UTC with a `Z`. */
const clock = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}Z?$/)));

/** An event or offer as a row of a file describes it; absent fields stay as they are. */
const valuesRule = z.object({
  name: rowText(LONG_TEXT),
  short_description: rowText(LONG_TEXT),
  long_description: rowText(LONG_TEXT),
  website: rowText(LONG_TEXT),
  start: clock,
  end: clock,
  show_from: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  repeats: rowText(LONG_TEXT),
  destinations: names,
  locations: names,
  everywhere: z.optional(z.boolean()),
});

const rowRule = z.object({ ...rowKeys, values: valuesRule });

const fieldRule = z.string().check(z.maxLength(40), z.refine(isPromotionField)) as z.ZodMiniType<
  PromotionField,
  PromotionField
>;
const mappingRule = z.record(z.string().check(z.maxLength(200)), fieldRule);

const callsOf = (kind: PromotionKind) => {
  const Name = kind === 'event' ? 'Event' : 'Offer';
  const feature = kind === 'event' ? 'events' : 'offers';
  const path = `organisations/{uuid}/${kind}-imports` as const;
  return {
    start: endpoint({
      name: `start${Name}Import`,
      method: 'POST',
      path,
      summary: `Imports the rows of a file as ${kind}s in the service, or takes such an import back.`,
      policy: withFeature(feature, activeOrganisation('uuid')),
      answers: 'members-with-content',
      body: z.union([
        z.object({
          file: fileRule,
          shape: shapeRule,
          /** The field of each column, which the next file of this shape begins with. */
          mapping: mappingRule,
          rows: z.array(rowRule).check(z.minLength(1), z.maxLength(MOST_TABLE_ROWS)),
        }),
        undoBody,
      ]),
      bodyLimit: 16 * 1024 * 1024,
      data: fileImportSchema,
      addition: true,
    }),
    list: endpoint({
      name: `list${Name}Imports`,
      method: 'GET',
      path,
      summary: `The imports of files of ${kind}s of the last day, or the last twenty, newest first; the rows of one that need attention, or all of them; what is known of a kind of file.`,
      policy: withFeature(feature, activeOrganisation('uuid')),
      answers: 'members-with-content',
      query: z.object(importQuery),
      data: z.object({
        ...listedImports,
        /** Of the last file of this shape; null where there was none. */
        mapping: z.nullable(mappingRule),
      }),
      addition: true,
    }),
  };
};

export type PromotionImportCalls = ReturnType<typeof callsOf>;

/** The imports of files of both kinds. */
export const PROMOTION_IMPORT_CALLS: Readonly<Record<PromotionKind, PromotionImportCalls>> = {
  event: callsOf('event'),
  offer: callsOf('offer'),
};

import * as z from 'zod/mini';
import { colour, MAX_INTEGER, rowIdWith, tidied, trimmedText } from '../common';
import { recordEndpoints } from '../recordEndpoints';
import { translate } from '../texts/translate';

export const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  icon_id: z.nullable(z.int()),
  /** 0 for a main category, otherwise its parent, a main category. */
  parent_id: z.int(),
  color: z.optional(colour),
  revision: z.optional(z.int()),
});
export type Category = z.infer<typeof categorySchema>;

const iconRule = rowIdWith(translate('category.iconMissing'));

export const categoryRule = z.object({
  name: trimmedText(100, translate('category.nameMissing'), translate('category.nameLength')),
  description: z._default(z.string().check(tidied(), z.maxLength(5000)), ''),
  icon_id: iconRule,
  parent_id: z._default(
    z
      .int()
      .check(
        z.minimum(0, translate('category.parentUnknown')),
        z.maximum(MAX_INTEGER, translate('category.parentUnknown')),
      ),
    0,
  ),
  color: z.optional(colour),
});

export const {
  list: listCategories,
  create: createCategory,
  update: updateCategory,
  remove: deleteCategory,
} = recordEndpoints({
  kind: 'category',
  many: 'categories',
  record: categorySchema,
  rule: categoryRule,
  features: ['categories'],
  answers: { read: 'members', write: 'members-with-content' },
  create: { summary: 'Creates a category, or with parent_id a sub-category.' },
  remove: {
    summary:
      'Deletes a category with its sub-categories. Their destinations get the category `move_to` instead, without which none may be left without one.',
    query: z.object({ move_to: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
  },
});

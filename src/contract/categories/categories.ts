import * as z from 'zod/mini';
import { baseRevision, colour, MAX_INTEGER, noData, rowIdWith, tidied, trimmedText } from '../common';
import { endpoint } from '../endpoint';
import { activeOrganisation, ownedRecord, withFeature } from '../policy';
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

export const listCategories = endpoint({
  name: 'listCategories',
  method: 'GET',
  path: 'organisations/{uuid}/categories',
  summary: 'The categories of an organisation.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  data: z.array(categorySchema),
});

export const createCategory = endpoint({
  name: 'createCategory',
  method: 'POST',
  path: 'organisations/{uuid}/categories',
  summary: 'Creates a category, or with parent_id a sub-category.',
  policy: withFeature('categories', activeOrganisation('uuid')),
  answers: 'members-with-content',
  body: categoryRule,
  data: categorySchema,
});

export const updateCategory = endpoint({
  name: 'updateCategory',
  method: 'PUT',
  path: 'categories/{id}',
  summary: 'Changes a category of the active organisation.',
  policy: withFeature('categories', ownedRecord('category', 'id')),
  answers: 'members-with-content',
  body: z.extend(categoryRule, { revision: baseRevision }),
  data: categorySchema,
});

export const deleteCategory = endpoint({
  name: 'deleteCategory',
  method: 'DELETE',
  path: 'categories/{id}',
  summary:
    'Deletes a category with its sub-categories. Their destinations get the category `move_to` instead, without which none may be left without one.',
  policy: withFeature('categories', ownedRecord('category', 'id')),
  answers: 'members-with-content',
  query: z.object({ move_to: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
  data: noData,
});

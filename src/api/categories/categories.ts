import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type Category,
  type categoryRule,
  categorySchema,
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
} from '@/contract/categories/categories';
import { destinationsKey } from '../destinations/keys';
import { PROJECT_DATA_KEY } from '../network/keys';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { CATEGORY_CACHE, sessionCache } from '../transport/sessionCache';
import { categoriesKey } from './keys';

/** The list of each organisation, until the page is loaded again or the organisation switched. */
const cache = sessionCache(CATEGORY_CACHE, categorySchema);

/** The categories of an organisation; the destination form asks for the same list. */
export const categoriesQuery = (organisation: string) =>
  queryOptions({
    queryKey: categoriesKey(organisation),
    queryFn: async ({ signal }) => {
      const cached = cache.read(organisation);
      if (cached) return cached;
      const { data } = await call(listCategories, { params: { uuid: organisation }, signal });
      cache.write(organisation, data);
      return data;
    },
  });

/** The calls of the form of a category; destinations show the names and colours of theirs. */
export const categoryCalls = (organisation: string): RecordCalls<Category, z.input<typeof categoryRule>> => {
  const changed = <Answer>(answer: Answer): Answer => {
    cache.clear(organisation);
    return answer;
  };
  return {
    create: async (body) => changed(await call(createCategory, { params: { uuid: organisation }, body })),
    update: async (id, body) => changed(await call(updateCategory, { params: { id }, body })),
    remove: async (id, moveTo = null) =>
      changed(await call(deleteCategory, { params: { id }, query: { ...(moveTo !== null && { move_to: moveTo }) } })),
    stale: [categoriesKey(organisation), destinationsKey(organisation), PROJECT_DATA_KEY],
  };
};

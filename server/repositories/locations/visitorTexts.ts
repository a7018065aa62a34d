import { forVisitors } from '@/model/content/forVisitors';
import { type VisitorText, visitorTexts } from '@/model/content/visitorTexts';
import type { Queryable } from '../../database/queryable';
import { categoryRepository } from '../categories/categories';
import { readProjectDataOf } from './projectData';

/** The texts of a location that visitors read, as they are now. */
export const readVisitorTexts = async (
  client: Queryable,
  organisationId: number,
  project: { id: number; uuid: string; now: Date },
): Promise<VisitorText[]> =>
  visitorTexts({
    project: forVisitors(await readProjectDataOf(client, organisationId, project)),
    categories: await categoryRepository.list(client, organisationId),
  });

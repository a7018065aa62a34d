import * as z from 'zod/mini';
import { tidied, uuid } from '../common';
import { endpoint } from '../endpoint';
import { activeOrganisation } from '../policy';

const named = z.object({ id: z.int(), name: z.string() });
const ofProject = { uuid, name: z.string(), project_uuid: uuid, project_name: z.string() };

/** The matches, at most 20 of each group, prefix matches first. */
export const searchResultsSchema = z.object({
  projects: z.array(z.object({ uuid, name: z.string() })),
  buildings: z.array(z.object(ofProject)),
  floors: z.array(z.object({ ...ofProject, building_name: z.string() })),
  globalDestinations: z.array(named),
  globalAmenities: z.array(named),
  categories: z.array(named),
  /** For users with user-admin. */
  users: z.array(z.object({ uuid, name: z.string(), email: z.string() })),
});
export type SearchResults = z.infer<typeof searchResultsSchema>;

export const searchOrganisation = endpoint({
  name: 'searchOrganisation',
  method: 'GET',
  path: 'organisations/{uuid}/search',
  summary: 'Searches everything of the organisation acted for by name.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  query: z.object({ s: z.string().check(tidied(), z.minLength(1), z.maxLength(100)) }),
  data: searchResultsSchema,
});

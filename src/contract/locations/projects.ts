import * as z from 'zod/mini';
import { listQuery, moment, noData, tidied, trimmedText, uuid } from '../common';
import { endpoint } from '../endpoint';
import { jobSchema } from '../jobs/jobs';
import { activeOrganisation, ownedRecord, withFeature } from '../policy';
import { translate } from '../texts/translate';

export const locationNameRule = trimmedText(100, translate('location.nameMissing'), translate('location.nameLength'));

/** The input of the create-location form. */
export const locationRule = z.object({
  name: locationNameRule,
  description: z.optional(z.string().check(tidied(), z.maxLength(2000))),
});

export const projectSchema = z.object({
  uuid,
  name: z.string(),
  description: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  banner: z.nullable(z.string()),
  created_at: moment,
  updated_at: moment,
  hasMap: z.boolean(),
  /** 0 = up to date. */
  publish_status: z.int(),
  is_publishing: z.boolean(),
  published_at: z.nullable(moment),
  published_by: z.nullable(z.object({ name: z.string() })),
  organisation_uuid: uuid,
  buildings_count: z.optional(z.int()),
  floors_count: z.optional(z.int()),
  destinations_count: z.optional(z.int()),
  /** A floor whose floor plan represents the location where it has no banner. */
  first_floor: z.optional(z.nullable(uuid)),
  /** Whether the link of the mail about a new location was opened. */
  is_confirmed: z.optional(z.boolean()),
  /** Kiosks that show a publication before all others do. */
  has_demo_units: z.optional(z.boolean()),
  build: z.optional(z.nullable(z.object({ build_number: z.int(), created_at: moment }))),
  /** Whether destinations of it come from at least one integration. */
  is_externally_managed: z.optional(z.boolean()),
  wayfinder_version: z.optional(z.nullable(z.string())),
  /** False where no version is released. */
  latest_version: z.optional(z.union([z.string(), z.boolean()])),
  /** The running publish job, or the last one that failed. */
  job: z.optional(z.nullable(jobSchema)),
  revision: z.optional(z.int()),
  /** Its IANA time zone. */
  timezone: z.optional(z.string()),
});
export type Project = z.infer<typeof projectSchema>;

export const listProjects = endpoint({
  name: 'listProjects',
  method: 'GET',
  path: 'organisations/{uuid}/projects',
  summary: 'The locations of an organisation.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  query: listQuery,
  data: z.array(projectSchema),
});

export const createProject = endpoint({
  name: 'createProject',
  method: 'POST',
  path: 'organisations/{uuid}/projects',
  summary: 'Creates a location.',
  policy: withFeature('locations', activeOrganisation('uuid')),
  answers: 'members-with-content',
  body: z.extend(locationRule, { organisation_uuid: z.optional(uuid) }),
  data: z.object({ project: projectSchema }),
});

export const deleteProject = endpoint({
  name: 'deleteProject',
  method: 'DELETE',
  path: 'projects/{uuid}',
  summary: 'Deletes a location with its buildings, floors, plans and network.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  data: noData,
});

export const publishProject = endpoint({
  name: 'publishProject',
  method: 'GET',
  path: 'projects/{uuid}/publish',
  summary: 'Starts a job that publishes the location. Never prefetched, cached or repeated.',
  policy: withFeature('publish', ownedRecord('project', 'uuid')),
  answers: 'members-with-feature',
  query: z.object({ demo: z.optional(z.enum(['0', '1'])) }),
  data: jobSchema,
});

/** The same by a method that no prefetch uses. */
export const publishProjectByPost = endpoint({
  name: 'publishProjectByPost',
  method: 'POST',
  path: 'projects/{uuid}/publish',
  summary: 'Starts a job that publishes the location.',
  policy: withFeature('publish', ownedRecord('project', 'uuid')),
  answers: 'members-with-feature',
  query: z.object({ demo: z.optional(z.enum(['0', '1'])) }),
  data: jobSchema,
  addition: true,
});

export const meshesWithoutNodes = endpoint({
  name: 'meshesWithoutNodes',
  method: 'GET',
  path: 'projects/{uuid}/meshes-without-nodes',
  summary: 'Meshes with a destination that no node leads into.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: z.array(z.object({ object_name: z.string(), floor_id: uuid, floor_name: z.string(), name: z.string() })),
});

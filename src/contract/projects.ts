import { z } from 'zod';
import { basedOn, listQuery, moment, noData, uuid } from './common';
import { endpoint } from './endpoint';
import { jobSchema } from './jobs';
import { actsFor, owns, withFeature } from './policy';
import { say } from './texts/say';

export const locationNameRule = z
  .string()
  .trim()
  .min(1, say('location.nameMissing'))
  .max(100, say('location.nameLength'));

/** What the create-location form asks for. */
export const locationRule = z.object({
  name: locationNameRule,
  description: z.string().trim().max(2000).optional(),
});

export const projectSchema = z.object({
  uuid,
  name: z.string(),
  description: z.string().nullable(),
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
  hasMap: z.boolean(),
  /** 0 = up to date. */
  publish_status: z.int(),
  is_publishing: z.boolean(),
  published_at: moment.nullable(),
  published_by: z.object({ name: z.string() }).nullable(),
  organisation_uuid: uuid,
  buildings_count: z.int().optional(),
  floors_count: z.int().optional(),
  destinations_count: z.int().optional(),
  /** A floor whose drawing stands for the location where it has no banner. */
  first_floor: uuid.nullable().optional(),
  /** The publish job that is running, or the last one that failed. */
  job: jobSchema.nullable().optional(),
  revision: z.int().optional(),
});
export type Project = z.infer<typeof projectSchema>;

export const listProjects = endpoint({
  name: 'listProjects',
  method: 'GET',
  path: 'organisations/{uuid}/projects',
  summary: 'The locations of an organisation.',
  policy: actsFor('uuid'),
  query: listQuery,
  data: z.array(projectSchema),
});

export const createProject = endpoint({
  name: 'createProject',
  method: 'POST',
  path: 'organisations/{uuid}/projects',
  summary: 'Creates a location.',
  policy: actsFor('uuid'),
  body: locationRule.extend({ organisation_uuid: uuid.optional() }),
  data: z.object({ project: projectSchema }),
});

export const readProject = endpoint({
  name: 'readProject',
  method: 'GET',
  path: 'projects/{uuid}',
  summary: 'A location.',
  policy: owns('project', 'uuid'),
  data: projectSchema,
});

export const updateProject = endpoint({
  name: 'updateProject',
  method: 'PUT',
  path: 'projects/{uuid}',
  summary: 'Changes a location.',
  policy: owns('project', 'uuid'),
  body: z.object({
    name: locationNameRule,
    description: z.string().max(2000).nullable().optional(),
    revision: basedOn,
  }),
  data: projectSchema,
});

export const deleteProject = endpoint({
  name: 'deleteProject',
  method: 'DELETE',
  path: 'projects/{uuid}',
  summary: 'Deletes a location with its buildings, floors, plans and network.',
  policy: owns('project', 'uuid'),
  data: noData,
});

export const publishProject = endpoint({
  name: 'publishProject',
  method: 'GET',
  path: 'projects/{uuid}/publish',
  summary: 'Starts a job that publishes the location. Never prefetched, cached or repeated.',
  policy: withFeature('publish', owns('project', 'uuid')),
  query: z.object({ demo: z.enum(['0', '1']).optional() }),
  data: jobSchema,
});

/** The same by a method that no prefetch uses. */
export const publishProjectByPost = endpoint({
  name: 'publishProjectByPost',
  method: 'POST',
  path: 'projects/{uuid}/publish',
  summary: 'Starts a job that publishes the location.',
  policy: withFeature('publish', owns('project', 'uuid')),
  query: z.object({ demo: z.enum(['0', '1']).optional() }),
  data: jobSchema,
  addition: true,
});

export const meshesWithoutNodes = endpoint({
  name: 'meshesWithoutNodes',
  method: 'GET',
  path: 'projects/{uuid}/meshes-without-nodes',
  summary: 'Meshes with a destination that no node leads into.',
  policy: owns('project', 'uuid'),
  data: z.array(z.object({ object_name: z.string(), floor_id: uuid, floor_name: z.string(), name: z.string() })),
});

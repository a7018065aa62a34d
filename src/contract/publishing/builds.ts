import * as z from 'zod/mini';
import { MAX_INTEGER, moment, noData } from '../common';
import { endpoint } from '../endpoint';
import { jobSchema } from '../jobs/jobs';
import { anyone, ownedRecord, withFeature } from '../policy';

export const buildSchema = z.object({
  id: z.int(),
  /** Counts from 1 in each location. */
  build_number: z.int(),
  created_at: moment,
  created_by: z.nullable(z.object({ name: z.string() })),
  bytes: z.number(),
  /** Who sees it now. */
  shown_to: z.nullable(z.enum(['visitors', 'demo units'])),
  /** Made for demo units, and not shown to visitors since. */
  for_demo_units: z.optional(z.boolean()),
  /** False for builds of older releases. */
  can_be_published: z.boolean(),
});
export type Build = z.infer<typeof buildSchema>;

export const buildProject = endpoint({
  name: 'buildProject',
  method: 'GET',
  path: 'projects/{uuid}/generate-build',
  summary: 'Starts a job that builds a static wayfinder of the location. Never prefetched, cached or repeated.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  data: jobSchema,
});

/** The same by a method that no prefetch uses. */
export const buildProjectByPost = endpoint({
  name: 'buildProjectByPost',
  method: 'POST',
  path: 'projects/{uuid}/generate-build',
  summary: 'Starts a job that builds a static wayfinder of the location.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  data: jobSchema,
  addition: true,
});

export const listBuilds = endpoint({
  name: 'listBuilds',
  method: 'GET',
  path: 'projects/{uuid}/builds',
  summary: 'The builds of a location, newest first.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: z.array(buildSchema),
});

export const publishBuild = endpoint({
  name: 'publishBuild',
  method: 'POST',
  path: 'projects/{uuid}/builds/{number}/publish',
  summary: 'Shows an earlier build to visitors again, at once. What is edited is not changed.',
  policy: withFeature('publish', ownedRecord('project', 'uuid')),
  answers: 'members-with-feature',
  data: noData,
  addition: true,
});

export const downloadBuild = endpoint({
  name: 'downloadBuild',
  method: 'GET',
  path: 'projects/{uuid}/download',
  summary:
    'Opens an address for five minutes, from which anyone who has it downloads a build as a zip archive: the newest one that is not for demo units alone, or that with the number.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  query: z.object({ number: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_INTEGER))) }),
  data: z.object({ url: z.string() }),
});

/** Not signed in: a browser opens the address. The key is random and long. */
export const readBuild = endpoint({
  name: 'readBuild',
  method: 'GET',
  path: 'builds/{key}',
  summary: 'A build as a zip archive, at an address that `downloadBuild` has opened.',
  policy: anyone,
  answers: 'everyone-about-one',
  data: z.unknown(),
  raw: 'file',
  addition: true,
});

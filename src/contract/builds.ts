import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { jobSchema } from './jobs';
import { anyone, ownedRecord } from './policy';

export const buildProject = endpoint({
  name: 'buildProject',
  method: 'GET',
  path: 'projects/{uuid}/generate-build',
  summary: 'Starts a job that builds a static wayfinder of the location. Never prefetched, cached or repeated.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: jobSchema,
});

/** The same by a method that no prefetch uses. */
export const buildProjectByPost = endpoint({
  name: 'buildProjectByPost',
  method: 'POST',
  path: 'projects/{uuid}/generate-build',
  summary: 'Starts a job that builds a static wayfinder of the location.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: jobSchema,
  addition: true,
});

export const downloadBuild = endpoint({
  name: 'downloadBuild',
  method: 'GET',
  path: 'projects/{uuid}/download',
  summary:
    'Opens an address for five minutes, from which anyone who has it downloads the newest build as a zip archive.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
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

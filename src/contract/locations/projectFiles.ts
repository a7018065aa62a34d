import * as z from 'zod/mini';
import { safePath } from '@/model/content/filePath';
import { moment, noData } from '../common';
import { endpoint } from '../endpoint';
import { anyone, ownedRecord, staffOnly } from '../policy';
import { projectFileText } from '../texts/projectFileTexts';

/** Most bytes of a project file. */
export const PROJECT_FILE_LIMIT = 100 * 1024 * 1024;

/** A path that is made safe; empty for the root. */
const path = z.string().check(
  z.maxLength(500, projectFileText('path')),
  z.refine((typed) => safePath(typed) !== null, projectFileText('path')),
);

export const projectFileSchema = z.object({
  filename: z.string(),
  /** A download link that works for some minutes; null for a folder. */
  url: z.nullable(z.string()),
  /** Of the newest file in it for a folder. */
  last_modified: moment,
  path: z.optional(z.string()),
  bytes: z.optional(z.number()),
  is_folder: z.optional(z.boolean()),
});
export type ProjectFile = z.infer<typeof projectFileSchema>;

export const listProjectFiles = endpoint({
  name: 'listProjectFiles',
  method: 'POST',
  path: 'projects/{uuid}/project-files/index',
  summary: 'The files and folders at a path of a location.',
  policy: staffOnly(ownedRecord('project', 'uuid')),
  answers: 'staff-members',
  body: z.object({ path: z._default(path, '') }),
  data: z.array(projectFileSchema),
});

export const deleteProjectFile = endpoint({
  name: 'deleteProjectFile',
  method: 'POST',
  path: 'projects/{uuid}/project-files/delete',
  summary: 'Deletes the file at a path.',
  policy: staffOnly(ownedRecord('project', 'uuid')),
  answers: 'staff-members',
  body: z.object({ path }),
  data: noData,
});

export const uploadProjectFile = endpoint({
  name: 'uploadProjectFile',
  method: 'POST',
  path: 'projects/{uuid}/project-files/upload',
  summary: 'Stores a file in a folder of a location; one of the same name is replaced.',
  policy: staffOnly(ownedRecord('project', 'uuid')),
  answers: 'staff-members',
  upload: { field: 'file', limit: PROJECT_FILE_LIMIT },
  body: z.object({ path: z._default(path, '') }),
  data: projectFileSchema,
});

/** The link of `projectFileSchema`: it opens one file for some minutes, so that a browser can download it. */
export const readProjectFile = endpoint({
  name: 'readProjectFile',
  method: 'GET',
  path: 'project-files/{token}',
  summary: 'A project file as bytes to download.',
  policy: anyone,
  answers: 'everyone-about-one',
  data: z.undefined(),
  raw: 'file',
  addition: true,
});

import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { type Job, jobSchema } from '../jobs/jobs';
import { projectFileSchema } from '../locations/projectFiles';
import { ownedRecord, withFeature } from '../policy';
import { exportNotice } from '../texts/exportNotices';
import { IMDF_NOTE } from '../texts/imdfNotes';

/** The folder of the project files that exports are saved in. */
export const EXPORT_FOLDER = 'exports';

/** The request for an export job. */
export const exportRequestSchema = z.discriminatedUnion('format', [
  z.object({ format: z.literal('apple-csv'), shouldExportAll: z.boolean() }),
  z.object({ format: z.literal('google-pdf') }),
  z.object({ format: z.literal('imdf') }),
]);
export type ExportRequest = z.infer<typeof exportRequestSchema>;

/** Whether the newest export has left latitude and longitude out. */
export const isWithoutPositions = ({ state, log }: Pick<Job, 'state' | 'log'>): boolean =>
  state === 'succeeded' && log.some(({ text }) => text === exportNotice('notOnEarth'));

/** The doubts about the IMDF archive of the newest export, in words. */
export const imdfNotesOf = ({ state, log }: Pick<Job, 'state' | 'log'>): readonly string[] =>
  state === 'succeeded'
    ? log.flatMap(({ text }) => (text.startsWith(IMDF_NOTE) ? [text.slice(IMDF_NOTE.length)] : []))
    : [];

export const exportAppleCsv = endpoint({
  name: 'exportAppleCsv',
  method: 'POST',
  path: 'projects/{uuid}/apple-csv-export',
  summary:
    'Starts a job that saves the destinations of a location as CSV: all of them, or those with an Apple category alone.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: z.object({ should_export_all: z._default(z.boolean(), false) }),
  data: jobSchema,
});

export const exportGooglePdfs = endpoint({
  name: 'exportGooglePdfs',
  method: 'POST',
  path: 'projects/{uuid}/google-pdf-export',
  summary: 'Starts a job that saves each floor of a location as a PDF.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  data: jobSchema,
});

export const exportImdf = endpoint({
  name: 'exportImdf',
  method: 'POST',
  path: 'projects/{uuid}/imdf-export',
  summary: 'Starts a job that saves a location as an archive of the Indoor Mapping Data Format.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  data: jobSchema,
  addition: true,
});

export const readExports = endpoint({
  name: 'readExports',
  method: 'GET',
  path: 'projects/{uuid}/exports',
  summary: 'The newest export of a location, which may be running, and the exported files with download links.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  data: z.object({ job: z.nullable(jobSchema), files: z.array(projectFileSchema) }),
  addition: true,
});

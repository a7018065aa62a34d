import * as z from 'zod/mini';
import { moment, noData, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord } from '../policy';

export const correctionsSchema = z.object({
  up: z.optional(z.enum(['y', 'z'])),
  unit: z.optional(z.enum(['m', 'cm', 'mm', 'ft', 'in'])),
  mirrored: z.optional(z.boolean()),
});

/** The report of the reader in src/model/mesh. */
export const uploadReportSchema = z.object({
  meshes: z.int(),
  triangles: z.number(),
  vertices: z.number(),
  up: z.enum(['y', 'z']),
  unit: z.string(),
  mirrored: z.boolean(),
  reasons: z.array(z.string()),
  /** Width and depth of everything in metres. */
  size: z.object({ width: z.number(), depth: z.number() }),
  problems: z.array(
    z.object({
      severity: z.enum(['error', 'warning', 'note']),
      mesh: z.nullable(z.string()),
      line: z.nullable(z.int()),
      count: z.int(),
      message: z.string(),
    }),
  ),
});
export type UploadReport = z.infer<typeof uploadReportSchema>;

export const uploadedMapFileSchema = z.object({
  uuid,
  floor: z.object({ uuid, name: z.string() }),
  building: z.optional(z.object({ uuid, name: z.string() })),
  project_uuid: z.optional(uuid),
  filename: z.string(),
  bytes: z.number(),
  created_at: moment,
  created_by: z.optional(z.nullable(z.string())),
  approved_at: z.nullable(moment),
  /** The upload is the floor's current floor plan. */
  current: z.boolean(),
  report: uploadReportSchema,
});
export type UploadedMapFile = z.infer<typeof uploadedMapFileSchema>;

export const uploadMap = endpoint({
  name: 'uploadMap',
  method: 'POST',
  path: 'floors/{uuid}/upload-map',
  summary:
    'A plan as .zip with .obj and .mtl. It is read and checked; the floor keeps its plan until the upload is approved.',
  policy: ownedRecord('floor', 'uuid'),
  answers: 'members',
  // For providers that clean and align on demand; this service reads every floor plan in the same manner
  // (docs/decisions).
  query: z.object({ compile: z.optional(z.enum(['0', '1'])) }),
  upload: { field: 'file', limit: 256 * 1024 * 1024 },
  data: uploadedMapFileSchema,
});

export const listUploadedMapFiles = endpoint({
  name: 'listUploadedMapFiles',
  method: 'GET',
  path: 'projects/{id}/uploaded-map-files',
  summary: 'The uploaded plans of a location, newest first.',
  policy: ownedRecord('project', 'id'),
  answers: 'members',
  data: z.array(uploadedMapFileSchema),
});

export const previewUpload = endpoint({
  name: 'previewUpload',
  method: 'GET',
  path: 'uploaded-map-files/{id}/preview',
  summary: 'An uploaded plan beside what the floor has now: meshes that carry destinations and would go missing.',
  policy: ownedRecord('uploaded-map-file', 'id'),
  answers: 'members',
  data: z.object({
    upload: uploadedMapFileSchema,
    missing_meshes: z.array(z.object({ object_name: z.string(), name: z.string() })),
    kept_meshes: z.int(),
    new_meshes: z.int(),
  }),
});

export const readUploadPlan = endpoint({
  name: 'readUploadPlan',
  method: 'GET',
  path: 'uploaded-map-files/{id}/plan',
  summary: 'The drawn plan of an upload as bytes of the floor-plan format.',
  policy: ownedRecord('uploaded-map-file', 'id'),
  answers: 'members',
  query: z.object({ revision: z.optional(z.string()) }),
  data: z.unknown(),
  raw: 'file',
  addition: true,
});

export const correctUpload = endpoint({
  name: 'correctUpload',
  method: 'PUT',
  path: 'uploaded-map-files/{id}/corrections',
  summary: 'Reads an upload again with its axis, unit or side set by hand.',
  policy: ownedRecord('uploaded-map-file', 'id'),
  answers: 'members',
  body: correctionsSchema,
  data: uploadedMapFileSchema,
  addition: true,
});

export const approveUpload = endpoint({
  name: 'approveUpload',
  method: 'POST',
  path: 'uploaded-map-files/{id}/approve',
  summary: "Makes an uploaded plan the floor's plan.",
  policy: ownedRecord('uploaded-map-file', 'id'),
  answers: 'members',
  data: uploadedMapFileSchema,
});

export const deleteUpload = endpoint({
  name: 'deleteUpload',
  method: 'DELETE',
  path: 'uploaded-map-files/{id}',
  summary: "Deletes an upload that is not the floor's plan.",
  policy: ownedRecord('uploaded-map-file', 'id'),
  answers: 'members',
  data: noData,
});

import * as z from 'zod/mini';
import { moment, noData, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withFeature } from '../policy';

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
  /** The point of the file, in metres, that is 0, 0 of the floor plan and its network; absent where it is that of the file. */
  origin: z.optional(z.object({ x: z.number(), y: z.number() })),
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

/** An `object_name`. */
const roomName = z.string().check(z.minLength(1), z.maxLength(256));

/** A room of the present floor plan that is not the same one in the uploaded one, and all that follows it. */
const comparedRoomSchema = z.object({
  kind: z.enum(['renamed', 'moved', 'split', 'merged', 'gone']),
  from: z.string(),
  /** Names in the uploaded floor plan, the best first; none where the room is gone. */
  to: z.array(z.string()),
  /** Names of the destinations in it. */
  destinations: z.array(z.string()),
  /** Nodes that are an entrance of it, and the kiosks on them. */
  entrances: z.int(),
  kiosks: z.int(),
  route_cases: z.int(),
});
export type ComparedRoom = z.infer<typeof comparedRoomSchema>;

export const roomComparisonSchema = z.object({
  /** The `plan` of the floor that the upload is compared with. */
  plan: z.string(),
  /** Metres that the uploaded floor plan is shifted by. */
  offset: z.object({ x: z.number(), y: z.number() }),
  same: z.int(),
  rooms: z.array(comparedRoomSchema),
  /** Rooms that the present floor plan lacks. */
  added: z.array(z.string()),
});
export type RoomComparison = z.infer<typeof roomComparisonSchema>;

/** The most rooms that an approval names. */
export const MOST_MATCHES = 20_000;

/** Null is the answer for a room without a counterpart. */
const matchesSchema = z
  .array(z.strictObject({ from: roomName, to: z.nullable(roomName) }))
  .check(z.maxLength(MOST_MATCHES));

export const uploadMap = endpoint({
  name: 'uploadMap',
  method: 'POST',
  path: 'floors/{uuid}/upload-map',
  summary:
    'A plan as .zip with .obj and .mtl. It is read and checked; the floor keeps its plan until the upload is approved.',
  policy: withFeature('locations', ownedRecord('floor', 'uuid')),
  answers: 'members-with-content',
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
  policy: withFeature('locations', ownedRecord('project', 'id')),
  answers: 'members-with-content',
  data: z.array(uploadedMapFileSchema),
});

export const previewUpload = endpoint({
  name: 'previewUpload',
  method: 'GET',
  path: 'uploaded-map-files/{id}/preview',
  summary: 'An uploaded plan beside what the floor has now: meshes that carry destinations and would go missing.',
  policy: withFeature('locations', ownedRecord('uploaded-map-file', 'id')),
  answers: 'members-with-content',
  data: z.object({
    upload: uploadedMapFileSchema,
    missing_meshes: z.array(z.object({ object_name: z.string(), name: z.string() })),
    kept_meshes: z.int(),
    new_meshes: z.int(),
    /** Against the present floor plan of the floor; absent where it has none, or where the upload is that one. */
    comparison: z.optional(roomComparisonSchema),
  }),
});

export const readUploadPlan = endpoint({
  name: 'readUploadPlan',
  method: 'GET',
  path: 'uploaded-map-files/{id}/plan',
  summary: 'The drawn plan of an upload as bytes of the floor-plan format.',
  policy: withFeature('locations', ownedRecord('uploaded-map-file', 'id')),
  answers: 'members-with-content',
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
  policy: withFeature('locations', ownedRecord('uploaded-map-file', 'id')),
  answers: 'members-with-content',
  body: correctionsSchema,
  quota: { field: 'up' },
  data: uploadedMapFileSchema,
  addition: true,
});

export const approveUpload = endpoint({
  name: 'approveUpload',
  method: 'POST',
  path: 'uploaded-map-files/{id}/approve',
  summary:
    "Makes an uploaded plan the floor's plan. Destinations, labels, kinds, entrances and route cases follow the rooms in `matches`; rooms that are not named keep theirs. The approval of the plan before it takes that back.",
  policy: withFeature('locations', ownedRecord('uploaded-map-file', 'id')),
  answers: 'members-with-content',
  body: z.optional(z.object({ matches: z.optional(matchesSchema) })),
  data: uploadedMapFileSchema,
});

export const deleteUpload = endpoint({
  name: 'deleteUpload',
  method: 'DELETE',
  path: 'uploaded-map-files/{id}',
  summary: "Deletes an upload that is not the floor's plan.",
  policy: withFeature('locations', ownedRecord('uploaded-map-file', 'id')),
  answers: 'members-with-content',
  data: noData,
});

import * as z from 'zod/mini';
import { MESH_KINDS } from '@/model/floorPlan/kinds/meshKind';
import { isMoment, LONGEST_REASON } from '@/model/network/closure';
import { baseRevision, noData, revision, rowId, rowOrDraftId, tidied, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, signedIn, withAnyFeature, withFeature } from '../policy';
import { translate } from '../texts/translate';

const coordinate = z.number().check(z.minimum(-100_000), z.maximum(100_000));

const moment = z.nullable(z.string().check(z.refine(isMoment, translate('closure.moment'))));

/** Why a node is closed, and from when until when, as `yyyy-MM-dd HH:mm:ss` in UTC; null for at once, and for good. */
const closureSchema = z.object({
  reason: z.string().check(tidied(), z.maxLength(LONGEST_REASON, translate('closure.reason'))),
  from: moment,
  until: moment,
});

/** A closure as a person or a save brings it. */
export const closureRule = closureSchema.check(
  z.refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    error: translate('closure.order'),
  }),
);

/** A node on the wire; lengths in metres, x to the right and y down the floor plan. */
export const nodeSchema = z.object({
  id: rowOrDraftId,
  floor_id: uuid,
  x: coordinate,
  y: coordinate,
  z: coordinate,
  name: z.string().check(z.maxLength(100)),
  open: z.boolean(),
  /** Of a closed node, where one is known; that of an open node is not stored. */
  closure: z.optional(z.nullable(closureSchema)),
  /** `object_name` of the mesh that the node leads into. */
  mesh: z.nullable(z.string().check(z.maxLength(256))),
  dynamicRoute: z.nullable(rowId),
});
export type WireNode = z.infer<typeof nodeSchema>;

/** A node as a save brings it. */
const editedNodeSchema = z.extend(nodeSchema, {
  closure: z.optional(z.nullable(closureRule)),
  /** Nodes that were merged into it: what hangs on those that this save deletes moves to it. */
  absorbed: z.optional(z.array(rowId).check(z.maxLength(50_000))),
});
export type EditedNode = z.infer<typeof editedNodeSchema>;

export const edgeSchema = z.object({
  id: rowOrDraftId,
  from: rowOrDraftId,
  to: rowOrDraftId,
  /** Travel type keys, separated by commas. */
  travel: z.string().check(z.maxLength(200)),
  direction: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  weight: z.number().check(z.minimum(-10_000), z.maximum(10_000)),
  multiplier: z.number().check(z.minimum(0.01), z.maximum(1000)),
  multiplier_z: z.number().check(z.minimum(0.01), z.maximum(1000)),
});
export type WireEdge = z.infer<typeof edgeSchema>;

export const transitGroupSchema = z.object({
  id: rowOrDraftId,
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  travel: z.string().check(z.maxLength(50)),
  weight: z.number().check(z.minimum(-10_000), z.maximum(10_000)),
  type: z.enum(['BI', 'FROM', 'TO']),
  multiplier: z.number().check(z.minimum(0.01), z.maximum(100)),
  nodes: z.array(z.object({ id: rowOrDraftId, floor_id: z.optional(uuid) })).check(z.maxLength(200)),
});
export type WireTransitGroup = z.infer<typeof transitGroupSchema>;

/** A path as a save brings it: with at least one travel type. */
const edgeRule = z.extend(edgeSchema, {
  travel: edgeSchema.shape.travel.check(z.regex(/[^,\s]/, translate('path.travelMissing'))),
});

export const travelTypeSchema = z.object({
  id: z.int(),
  name: z.string(),
  details: z.string(),
  mapicon_url_entry: z.nullable(z.string()),
  jointype: z.string(),
  accessable: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Metres a second along it. */
  speed: z.optional(z.number()),
  /** Seconds before it starts to move. */
  wait: z.optional(z.number()),
});
export type WireTravelType = z.infer<typeof travelTypeSchema>;

const changes = <T extends z.core.$ZodType>(record: T) =>
  z.object({
    new: z._default(z.array(record).check(z.maxLength(50_000)), []),
    updated: z._default(z.array(record).check(z.maxLength(50_000)), []),
    deleted: z._default(z.array(rowId).check(z.maxLength(50_000)), []),
  });

const saved = <T extends z.core.$ZodType>(record: T) =>
  z.object({
    /** Each new record with its earlier negative id. */
    new: z.array(z.object({ temporary_id: z.int(), record })),
    updated: z.array(record),
  });

/** The kind of a mesh, where somebody corrected it. */
export const meshKind = z.enum(MESH_KINDS);

export const readPoints = endpoint({
  name: 'readPoints',
  method: 'GET',
  path: 'floors/{uuid}/points',
  summary: 'The nodes of a floor.',
  policy: ownedRecord('floor', 'uuid'),
  answers: 'members',
  data: z.object({ amenities: z.array(z.unknown()), units: z.array(z.unknown()), nodes: z.array(nodeSchema) }),
  heavy: 'always',
});

export const readJoins = endpoint({
  name: 'readJoins',
  method: 'GET',
  path: 'floors/{uuid}/joins',
  summary: 'The paths of a floor.',
  policy: ownedRecord('floor', 'uuid'),
  answers: 'members',
  data: z.array(edgeSchema),
  heavy: 'always',
});

export const saveFloorNodes = endpoint({
  name: 'saveFloorNodes',
  method: 'POST',
  path: 'floors/{uuid}/nodes',
  summary: 'Saves the changed nodes and paths of one floor.',
  policy: withAnyFeature(['waypoint-editor', 'route-editor'], ownedRecord('floor', 'uuid')),
  answers: 'members-with-content',
  body: z.object({
    revision: baseRevision,
    nodes: changes(editedNodeSchema),
    joins: changes(edgeRule),
  }),
  bodyLimit: 32 * 1024 * 1024,
  data: z.object({ revision: z.int(), nodes: saved(nodeSchema), joins: saved(edgeSchema) }),
});

/** The network of every floor at one revision. */
export const networkSchema = z.object({
  revision: z.int(),
  nodes: z.array(nodeSchema),
  joins: z.array(edgeSchema),
  transitgroups: z.array(transitGroupSchema),
  /** All floors of the location: nodes of another one cannot be saved. */
  floors: z.optional(z.array(uuid)),
});
export type WireNetwork = z.infer<typeof networkSchema>;

export const readNetwork = endpoint({
  name: 'readNetwork',
  heavy: 'always',
  method: 'GET',
  path: 'projects/{uuid}/network',
  summary: 'Nodes, paths and transit groups of all floors at one revision.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: networkSchema,
  addition: true,
});

export const changeSetSchema = z.object({
  /** The revision of the network that the changes are based on. */
  revision,
  nodes: changes(editedNodeSchema),
  joins: changes(edgeRule),
  transitgroups: changes(transitGroupSchema),
});
export type ChangeSet = z.infer<typeof changeSetSchema>;

export const savedChangesSchema = z.object({
  revision: z.int(),
  nodes: saved(nodeSchema),
  joins: saved(edgeSchema),
  transitgroups: saved(transitGroupSchema),
});
export type SavedChanges = z.infer<typeof savedChangesSchema>;

export const saveNetwork = endpoint({
  name: 'saveNetwork',
  method: 'POST',
  path: 'projects/{uuid}/network',
  summary:
    'Saves what changed on all floors in one transaction. A stale revision answers 409 with the network as it is now.',
  policy: withAnyFeature(['waypoint-editor', 'route-editor'], ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: changeSetSchema,
  bodyLimit: 32 * 1024 * 1024,
  data: savedChangesSchema,
  addition: true,
});

export const createTransitGroup = endpoint({
  name: 'createTransitGroup',
  method: 'POST',
  path: 'projects/{uuid}/transit-groups',
  summary: 'Creates a transit group of saved nodes.',
  policy: withFeature('route-editor', ownedRecord('project', 'uuid')),
  answers: 'members-with-feature',
  body: z.omit(transitGroupSchema, { id: true }),
  data: transitGroupSchema,
});

export const updateTransitGroup = endpoint({
  name: 'updateTransitGroup',
  method: 'PUT',
  path: 'transit-groups/{id}',
  summary:
    'Changes a transit group; without nodes it is deleted. A stale revision answers 409 with the network as it is now.',
  policy: withFeature('route-editor', ownedRecord('transit-group', 'id')),
  answers: 'members-with-feature',
  /** `revision` is that of the network. */
  body: z.extend(z.omit(transitGroupSchema, { id: true }), { revision: baseRevision }),
  data: z.nullable(transitGroupSchema),
});

export const saveMesh = endpoint({
  name: 'saveMesh',
  method: 'PUT',
  path: 'meshes',
  summary:
    'Type of a mesh: a destination, or a floor to go to on click; and its kind on the map. A stale revision answers 409 with the mesh as it is now.',
  policy: withAnyFeature(['destinations', 'waypoint-editor'], signedIn),
  answers: 'signed-in-with-content',
  body: z.object({
    floor_id: uuid,
    object_name: z.string().check(z.minLength(1), z.maxLength(256)),
    location_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    type: z.enum(['destination', 'floor']),
    linked_floor_id: z.optional(z.nullable(uuid)),
    /** Null resets to the kind that is found; an absent kind stays as it is. */
    kind: z.optional(z.nullable(meshKind)),
    /** 0 for a mesh that has no type yet. */
    revision: baseRevision,
  }),
  data: noData,
});

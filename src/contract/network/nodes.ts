import * as z from 'zod/mini';
import { baseRevision, rowId, tidied, trimmedText, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withFeature } from '../policy';
import { nodeText } from '../texts/nodeTexts';
import { closureRule, nodeSchema, transitGroupSchema } from './network';

const between = (least: number, most: number, error: string) =>
  z.number({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));

/** A kiosk at a node. */
const nodeKioskSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** Degrees clockwise from north. */
  orientation: z.number(),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
});
export type NodeKiosk = z.infer<typeof nodeKioskSchema>;

/** A node with what the network does not have of it. */
export const nodeDetailsSchema = z.object({
  ...nodeSchema.shape,
  /** Uuid of its location. */
  project_id: uuid,
  amenities: z.array(
    z.object({
      id: z.int(),
      node_id: z.int(),
      global_amenity: z.object({
        id: z.int(),
        name: z.string(),
        icon: z.optional(z.nullable(z.object({ url: z.string() }))),
      }),
    }),
  ),
  screens: z.array(nodeKioskSchema),
  /** Where the kiosks are, in words. */
  location_description: z.string(),
  /** Of amenities, screens and description; the network has its own. */
  revision: z.int(),
});
export type NodeDetails = z.infer<typeof nodeDetailsSchema>;

const nodeKioskRule = z.object({
  id: rowId,
  name: z.optional(trimmedText(100, nodeText('screenName'))),
  description: z.optional(z.string().check(tidied(), z.maxLength(500))),
  orientation: z.optional(between(0, 360, nodeText('orientation'))),
  lat: z.optional(z.nullable(between(-90, 90, nodeText('latitude')))),
  lon: z.optional(z.nullable(between(-180, 180, nodeText('longitude')))),
});

/** An absent field stays as it is. A list is complete: records that it omits are removed from the node. */
export const nodeRule = z.object({
  /** Uuid of the location that the node is expected in. */
  projectID: z.optional(uuid),
  ...z.partial(z.pick(nodeSchema, { name: true, open: true, mesh: true, dynamicRoute: true })).shape,
  closure: z.optional(z.nullable(closureRule)),
  amenities: z.optional(z.array(z.object({ id: rowId })).check(z.maxLength(200))),
  screens: z.optional(z.array(nodeKioskRule).check(z.maxLength(200))),
  location_description: z.optional(z.string().check(tidied(), z.maxLength(5000))),
  revision: baseRevision,
});
export type NodeBody = z.input<typeof nodeRule>;

export const readNode = endpoint({
  name: 'readNode',
  method: 'GET',
  path: 'nodes/{id}',
  summary: 'A node with its amenities and kiosks.',
  policy: ownedRecord('node', 'id'),
  answers: 'members',
  data: nodeDetailsSchema,
});

export const updateNode = endpoint({
  name: 'updateNode',
  method: 'PUT',
  path: 'nodes/{id}',
  summary: 'Changes a node, its amenities and kiosks. A stale revision answers 409 with the node as it is now.',
  policy: withFeature('waypoint-editor', ownedRecord('node', 'id')),
  answers: 'members-with-content',
  body: nodeRule,
  data: nodeDetailsSchema,
});

export const createAutomaticGroup = endpoint({
  name: 'createAutomaticGroup',
  method: 'POST',
  path: 'projects/{uuid}/transit-groups/auto/{nodeId}',
  summary: 'Creates a transit group of a saved node and the nearest free nodes above and below it.',
  policy: withFeature('route-editor', ownedRecord('project', 'uuid')),
  answers: 'members-with-feature',
  body: z.optional(z.partial(z.omit(transitGroupSchema, { id: true, nodes: true }))),
  data: transitGroupSchema,
  heavy: 'always',
});

import * as z from 'zod/mini';
import { baseRevision, noData, rowId, trimmedText, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withAnyFeature } from '../policy';
import { routeCaseText } from '../texts/routeCaseTexts';

/** A node, or a room by its floor and the `object_name` of its mesh. */
const routeEndSchema = z.union([
  z.strictObject({ node_id: rowId }),
  z.strictObject({ floor_id: uuid, object_name: z.string().check(z.minLength(1), z.maxLength(256)) }),
]);
export type WireRouteEnd = z.infer<typeof routeEndSchema>;

const limit = z.int({ error: routeCaseText('limit') }).check(z.minimum(1, routeCaseText('limit')), z.maximum(100_000));

/** The changeable fields of a route case; its two ends identify it and are fixed. */
export const routeCaseRule = z.object({
  name: trimmedText(200, routeCaseText('nameMissing'), routeCaseText('nameLength')),
  max_metres: limit,
  max_seconds: z.nullable(limit),
});

/** A route that a location must have, and how long it may be at most. */
export const routeCaseSchema = z.extend(routeCaseRule, {
  id: z.int(),
  from: routeEndSchema,
  to: routeEndSchema,
  step_free: z.boolean(),
  revision: z.int(),
});
export type WireRouteCase = z.infer<typeof routeCaseSchema>;

export const listRouteCases = endpoint({
  name: 'listRouteCases',
  method: 'GET',
  path: 'projects/{uuid}/route-cases',
  summary: 'The route cases of a location: routes that it must have, with their limits.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: z.array(routeCaseSchema),
  addition: true,
});

export const createRouteCase = endpoint({
  name: 'createRouteCase',
  method: 'POST',
  path: 'projects/{uuid}/route-cases',
  summary: 'Adds a route case to a location.',
  policy: withAnyFeature(['waypoint-editor', 'route-editor'], ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: z.extend(routeCaseRule, { from: routeEndSchema, to: routeEndSchema, step_free: z.boolean() }),
  data: routeCaseSchema,
  addition: true,
});

export const updateRouteCase = endpoint({
  name: 'updateRouteCase',
  method: 'PUT',
  path: 'projects/{uuid}/route-cases/{id}',
  summary: 'Changes the name and the limits of a route case. A stale revision answers 409 with the case as it is now.',
  policy: withAnyFeature(['waypoint-editor', 'route-editor'], ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: z.extend(routeCaseRule, { revision: baseRevision }),
  data: routeCaseSchema,
  addition: true,
});

export const deleteRouteCase = endpoint({
  name: 'deleteRouteCase',
  method: 'DELETE',
  path: 'projects/{uuid}/route-cases/{id}',
  summary: 'Deletes a route case.',
  policy: withAnyFeature(['waypoint-editor', 'route-editor'], ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  data: noData,
  addition: true,
});

import * as z from 'zod/mini';
import { rowId, trimmedText, uuid } from '../common';
import { recordEndpoints } from '../recordEndpoints';
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

export const {
  list: listRouteCases,
  create: createRouteCase,
  update: updateRouteCase,
  remove: deleteRouteCase,
} = recordEndpoints({
  of: 'location',
  kind: 'route-case',
  many: 'route-cases',
  record: routeCaseSchema,
  rule: routeCaseRule,
  features: ['waypoint-editor', 'route-editor'],
  answers: { read: 'members', write: 'members-with-content' },
  addition: true,
  list: { summary: 'The route cases of a location: routes that it must have, with their limits.' },
  create: {
    summary: 'Adds a route case to a location.',
    body: z.extend(routeCaseRule, { from: routeEndSchema, to: routeEndSchema, step_free: z.boolean() }),
  },
  update: {
    summary:
      'Changes the name and the limits of a route case. A stale revision answers 409 with the case as it is now.',
  },
});

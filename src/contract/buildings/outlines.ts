import * as z from 'zod/mini';
import { uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withFeature } from '../policy';

/** Far beyond any building, and exact to a millimetre or so as it is stored. */
const metres = z.number().check(z.minimum(-10_000), z.maximum(10_000));
// More than a room may have, so that the error can say how many that is.
const corners = z.array(z.strictObject({ x: metres, y: metres })).check(z.maxLength(1000));
const objectName = z.string().check(z.minLength(1), z.maxLength(256));

const correctionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('begin') }),
  z.strictObject({ kind: z.literal('draw'), name: z.optional(z.string().check(z.maxLength(256))), ring: corners }),
  z.strictObject({ kind: z.literal('split'), room: objectName, line: corners }),
  z.strictObject({ kind: z.literal('merge'), rooms: z.array(objectName).check(z.maxLength(100)) }),
  z.strictObject({ kind: z.literal('remove'), rooms: z.array(objectName).check(z.maxLength(100)) }),
]);
export type WireCorrection = z.infer<typeof correctionSchema>;

/** The revision of the network after entrances have followed their rooms; null where none had to. */
const networkRevision = z.nullable(z.int());
/** The `plan` of a floor. */
const planKey = z.string().check(z.minLength(1), z.maxLength(200));

const correctedSchema = z.object({
  floor_id: uuid,
  /** The new `plan` of the floor; the undo names it. */
  plan: planKey,
  /** `object_name` of the drawn or merged room, or of the half that keeps the name; null where none was made. */
  room: z.nullable(z.string()),
  /** The name that is new in the floor plan. */
  added: z.nullable(z.string()),
  /** Names that the floor plan has no longer. */
  removed: z.array(z.string()),
  network_revision: networkRevision,
});

export const correctOutlines = endpoint({
  name: 'correctOutlines',
  method: 'POST',
  path: 'floors/{uuid}/outlines',
  summary:
    'Draws, splits, merges or removes rooms in the floor plan of a floor, which gets a new one, or begins one without rooms where there is none (`plan` null). A `plan` that is not the present one answers 409 with the floor as it is now.',
  policy: withFeature('waypoint-editor', ownedRecord('floor', 'uuid')),
  answers: 'members-with-content',
  body: z.strictObject({ plan: z.nullable(planKey), correction: correctionSchema }),
  quota: { field: 'correction' },
  data: correctedSchema,
  addition: true,
});

export const undoOutlines = endpoint({
  name: 'undoOutlines',
  method: 'POST',
  path: 'floors/{uuid}/outlines/undo',
  summary: 'Takes back the correction that made `plan`. It answers 409 when the floor has another floor plan now.',
  policy: withFeature('waypoint-editor', ownedRecord('floor', 'uuid')),
  answers: 'members-with-content',
  body: z.strictObject({ plan: planKey }),
  /** `plan` is null where the correction had begun the floor plan. */
  data: z.object({ floor_id: uuid, plan: z.nullable(planKey), network_revision: networkRevision }),
  addition: true,
});

import * as z from 'zod/mini';
import { MOST_RATIO, NARROWEST, WIDEST } from '@/model/underlay/underlay';
import { revision } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withFeature } from '../policy';

const MOST_METRES = 1e6;
const metres = z.number().check(z.minimum(-MOST_METRES), z.maximum(MOST_METRES));

const underlaySchema = z.strictObject({
  /** The address of a picture that was uploaded for the organisation. */
  picture: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Its height by its width. */
  ratio: z.number().check(z.minimum(1 / MOST_RATIO), z.maximum(MOST_RATIO)),
  /** Where its first corner is on the floor, in metres. */
  x: metres,
  y: metres,
  /** Metres on the floor. */
  width: z.number().check(z.minimum(NARROWEST), z.maximum(WIDEST)),
  /** Radians clockwise round its first corner. */
  turn: z.number().check(z.minimum(-Math.PI), z.maximum(Math.PI)),
  opacity: z.number().check(z.minimum(0), z.maximum(1)),
  shown: z.boolean(),
});

const storedSchema = z.object({
  underlay: z.nullable(underlaySchema),
  /** 0 where the floor has none. */
  revision,
});

export type WireUnderlay = z.infer<typeof underlaySchema>;

export const readUnderlay = endpoint({
  name: 'readUnderlay',
  method: 'GET',
  path: 'floors/{uuid}/underlay',
  summary: 'The picture under a floor plan, to trace in the editor; visitors never get it.',
  policy: withFeature('waypoint-editor', ownedRecord('floor', 'uuid')),
  answers: 'members-with-content',
  data: storedSchema,
  addition: true,
});

export const saveUnderlay = endpoint({
  name: 'saveUnderlay',
  method: 'PUT',
  path: 'floors/{uuid}/underlay',
  summary:
    'Puts a picture under a floor plan, moves it or takes it away. A `revision` that is not the present one answers 409 with what is there now.',
  policy: withFeature('waypoint-editor', ownedRecord('floor', 'uuid')),
  answers: 'members-with-content',
  body: storedSchema,
  data: storedSchema,
  addition: true,
});

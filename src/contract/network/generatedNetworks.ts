import * as z from 'zod/mini';
import { noData } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withAnyFeature } from '../policy';

/** Nodes and paths of the largest generated floor. */
export const MOST_GENERATED = 50_000;
const LONGEST_KEY = 1000;
/** Metres from the origin of a floor. */
const MOST_METRES = 1e6;

const key = z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY));
const metres = z.number().check(z.minimum(-MOST_METRES), z.maximum(MOST_METRES));

/** The network of a floor as its plan gave it: each node with its key, each path by the keys of its ends. */
export const generatedStateSchema = z.object({
  nodes: z
    .array(z.object({ key, x: metres, y: metres, mesh: z.nullable(z.string().check(z.maxLength(LONGEST_KEY))) }))
    .check(z.maxLength(MOST_GENERATED)),
  links: z.array(z.tuple([key, key])).check(z.maxLength(MOST_GENERATED)),
});

export type KeptGeneration = z.infer<typeof generatedStateSchema>;

export const readGeneratedNetworks = endpoint({
  name: 'readGeneratedNetworks',
  method: 'GET',
  path: 'floors/{uuid}/generated-networks',
  summary: 'The last three automatic networks that were applied to a floor, the newest first.',
  policy: ownedRecord('floor', 'uuid'),
  answers: 'members',
  data: z.object({ generations: z.array(generatedStateSchema) }),
  addition: true,
});

export const keepGeneratedNetwork = endpoint({
  name: 'keepGeneratedNetwork',
  method: 'POST',
  path: 'floors/{uuid}/generated-networks',
  summary: 'Keeps an automatic network that was applied to a floor, so that the next one leaves edits by hand alone.',
  policy: withAnyFeature(['waypoint-editor', 'route-editor'], ownedRecord('floor', 'uuid')),
  answers: 'members-with-content',
  body: generatedStateSchema,
  bodyLimit: 16 * 1024 * 1024,
  data: noData,
  addition: true,
});

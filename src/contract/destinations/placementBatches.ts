import * as z from 'zod/mini';
import { revision, rowId, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withAnyFeature } from '../policy';
import { translate } from '../texts/translate';
import { destinationNameRule } from './destinations';

/** The most rooms that one call places. */
export const MOST_PLACED_AT_ONCE = 500;

const room = z.object({ floor_id: uuid, object_name: z.string().check(z.minLength(1), z.maxLength(256)) });

/** One destination for these rooms: a new one of this name, or an existing one. */
const placed = z
  .object({
    name: z.optional(destinationNameRule),
    parent_id: z.optional(rowId),
    rooms: z.array(room).check(z.minLength(1), z.maxLength(MOST_PLACED_AT_ONCE)),
  })
  .check(
    z.refine(({ name, parent_id }) => (name === undefined) !== (parent_id === undefined), {
      error: translate('destination.nameMissing'),
      path: ['name'],
    }),
  );

export const placementBatchRule = z.object({
  destinations: z.array(placed).check(
    z.minLength(1),
    z.maxLength(MOST_PLACED_AT_ONCE),
    z.refine((all) => all.reduce((sum, { rooms }) => sum + rooms.length, 0) <= MOST_PLACED_AT_ONCE, {
      error: translate('failed.tooManyValues'),
    }),
  ),
});

const atRevision = z.object({ id: rowId, revision });
const changes = z.array(atRevision).check(z.maxLength(MOST_PLACED_AT_ONCE));

/** The records that a batch made, at the revisions that it made. */
export const placedBatchSchema = z.object({
  placements: z.array(atRevision),
  /** The destinations that were created; those that existed are missing. */
  destinations: z.array(atRevision),
});
export type PlacedBatch = z.infer<typeof placedBatchSchema>;

export const createPlacements = endpoint({
  name: 'createPlacements',
  method: 'POST',
  path: 'projects/{uuid}/project-mesh-destinations',
  summary: 'Gives rooms of a location their destinations, all of them or none, creating those that are named.',
  policy: withAnyFeature(['destinations', 'waypoint-editor'], ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: placementBatchRule,
  data: placedBatchSchema,
  addition: true,
});

export const undoPlacements = endpoint({
  name: 'undoPlacements',
  method: 'POST',
  path: 'projects/{uuid}/project-mesh-destinations/undo',
  summary: 'Takes back what createPlacements made, except for what was changed since.',
  policy: withAnyFeature(['destinations', 'waypoint-editor'], ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: z.object({ placements: changes, destinations: changes }),
  data: z.object({
    /** The rooms that were emptied. */
    removed: z.int(),
    /** Names of the destinations that stay, since they or their rooms were changed since. */
    kept: z.array(z.string()),
  }),
  addition: true,
});

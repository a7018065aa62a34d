import * as z from 'zod/mini';
import { moment } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withFeature } from '../policy';

/** The kinds of content that visitors see. */
export const PUBLISHED_KINDS = [
  'details',
  'floors',
  'plans',
  'labels',
  'destinations',
  'rooms',
  'nodes',
  'paths',
  'amenities',
  'transitgroups',
  'screens',
  'categories',
  'events',
  'offers',
  'translations',
] as const;
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

export const publicationChangesSchema = z.object({
  /** Null where the location was never published: everything is added then. */
  published_at: z.nullable(moment),
  /** The build that was published again; null where what is published was built for it. */
  earlier_build: z.nullable(z.object({ build_number: z.int(), created_at: moment })),
  /** How many rooms have a destination for staff only, which is not published. */
  staff_only: z.optional(z.int()),
  /** Kinds without a difference are missing. */
  changes: z.array(z.object({ kind: z.enum(PUBLISHED_KINDS), added: z.int(), changed: z.int(), removed: z.int() })),
});
export type PublicationChanges = z.infer<typeof publicationChangesSchema>;

export const readPublicationChanges = endpoint({
  name: 'readPublicationChanges',
  heavy: 'always',
  method: 'GET',
  path: 'projects/{uuid}/publication-changes',
  summary: 'How much of a location differs from what was last published, by kind.',
  policy: withFeature('publish', ownedRecord('project', 'uuid')),
  answers: 'members-with-feature',
  data: publicationChangesSchema,
  addition: true,
});

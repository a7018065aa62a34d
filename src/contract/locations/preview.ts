import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { anyone } from '../policy';
import { publicationSchema } from './projectData';

/**
 * An app names its access key; without one the answer is that to a visitor of this service. The embedded map, a page of this
 * service, names beside the key the origin of the page that embeds it. A unit names its UID, since a
 * demo unit may show what others do not show yet; by its number alone it may do so to people of its organisation.
 */
const deliveryQuery = z.object({
  access_key: z.optional(z.string().check(z.maxLength(100))),
  embedder: z.optional(z.string().check(z.maxLength(300))),
  unit: z.optional(z.string().check(z.maxLength(100))),
  kiosk: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
});

export const readPreview = endpoint({
  name: 'readPreview',
  heavy: 'always',
  method: 'GET',
  path: 'preview/{id}',
  summary: 'The draft of a location for people with rights to it, what was last published for everyone else.',
  policy: anyone,
  answers: 'everyone-about-one',
  query: deliveryQuery,
  data: z.object({
    draft: z.boolean(),
    /** Of a draft: what visitors see beside it. */
    published: z.optional(z.enum(['same', 'older', 'never'])),
    publication: publicationSchema,
  }),
});

export const readPreviewPlan = endpoint({
  name: 'readPreviewPlan',
  method: 'GET',
  path: 'preview/{id}/floors/{floor}/plan',
  summary: 'The drawn plan of a floor of a preview.',
  policy: anyone,
  answers: 'everyone-about-one',
  query: z.extend(deliveryQuery, { plan: z.optional(z.string().check(z.maxLength(200))) }),
  data: z.unknown(),
  raw: 'file',
  addition: true,
});

import * as z from 'zod/mini';
import { flag, uuid } from '../common';

export const amenitySchema = z.object({
  id: z.int(),
  uuid: z.optional(uuid),
  name: z.string(),
  description: z.string(),
  icon_id: z.nullable(z.int()),
  /** Shown on the map at every zoom. */
  always_show: flag,
  /** Left out of the search of visitors. */
  disable_search: flag,
  organisation_id: z.optional(z.int()),
  logo: z.optional(z.nullable(z.string())),
  /** Null where the icon is gone. */
  icon: z.optional(z.nullable(z.object({ url: z.string() }))),
  revision: z.optional(z.int()),
  /** How many nodes have it. */
  nodes: z.optional(z.int()),
});
export type Amenity = z.infer<typeof amenitySchema>;

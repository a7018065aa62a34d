import * as z from 'zod/mini';
import { amenitySchema } from '../amenities/amenity';
import { buildingSchema } from '../buildings/buildings';
import { categorySchema } from '../categories/categories';
import { moment, uuid } from '../common';
import { placementSchema } from '../destinations/destinations';
import { openingHoursSchema } from '../destinations/openingHours';
import { endpoint } from '../endpoint';
import { meshKind, networkSchema, transitGroupSchema, travelTypeSchema } from '../network/network';
import { ownedRecord } from '../policy';
import { PREFETCH_PATHS } from '../prefetchPaths';

/** A kiosk for the editor and the preview. */
export const placedKioskSchema = z.object({
  id: z.int(),
  uid: z.string(),
  name: z.string(),
  node_id: z.nullable(z.int()),
  orientation: z.number().check(z.minimum(0), z.maximum(360)),
});
export type PlacedKiosk = z.infer<typeof placedKioskSchema>;

export const dynamicRouteSchema = z.object({ id: z.int(), name: z.string(), seconds: z.number() });

/** An event or offer for visitors. Times are `yyyy-MM-dd HH:mm:ss` in UTC. */
export const visitorPromotionSchema = z.object({
  id: z.int(),
  name: z.string(),
  short_desc: z.string(),
  long_desc: z.string(),
  image: z.nullable(z.string()),
  /** Empty where it has none; publications of older releases have none. */
  website: z.optional(z.string()),
  start: z.string(),
  end: z.nullable(z.string()),
  /** The day `yyyy-MM-dd` in UTC from which visitors see it; null from its start. */
  upcoming: z.nullable(z.string()),
  /** An RRULE without DTSTART, whose first time is from `start` to `end`; null, and absent, where it does not repeat. */
  repeats: z.optional(z.nullable(z.string())),
  /** The zone by whose clock it repeats. */
  timezone: z.optional(z.nullable(z.string())),
  /** Those of its destinations that have a place in the location. */
  destinations: z.array(z.int()),
  /** Ids of single places in the location; without destinations and places it is for all of the location. */
  places: z.optional(z.array(z.int())),
});
export type VisitorPromotion = z.infer<typeof visitorPromotionSchema>;

export const projectDataSchema = z.object({
  first_floor: z.nullable(uuid),
  settings: z.object({
    units: z.enum(['C', 'F']),
    timezone: z.string(),
    /** How many related destinations are chosen by category where a destination names none; 0 for none. */
    related_destinations: z.optional(z.int()),
    /** The map app that a kiosk sends visitors to; null or absent for the map itself. */
    mapapp_url: z.optional(z.nullable(z.string())),
  }),
  location: z.object({
    uuid,
    name: z.string(),
    buildings: z.array(buildingSchema),
    /** Publications of older releases have neither. */
    address: z.optional(z.nullable(z.string())),
    banner: z.optional(z.nullable(z.string())),
    /** Special days of it hold for its destinations too; publications of older releases have none. */
    opening_hours: z.optional(z.nullable(openingHoursSchema)),
  }),
  /** Those that had not ended when the data was read. */
  events: z.array(visitorPromotionSchema),
  offers: z.array(visitorPromotionSchema),
  badges: z.array(z.string()),
  destinations: z.array(placementSchema),
  amenities: z.array(amenitySchema),
  screens: z.array(placedKioskSchema),
  transitgroups: z.array(transitGroupSchema),
  transporttypes: z.array(travelTypeSchema),
  /** Texts of the labels files by floor and mesh. */
  labels: z.optional(z.array(z.object({ floor_id: uuid, object_name: z.string(), text: z.string() }))),
  meshes: z.optional(
    z.array(
      z.object({
        floor_id: uuid,
        object_name: z.string(),
        type: z.enum(['destination', 'floor']),
        linked_floor_id: z.nullable(uuid),
        kind: z.optional(z.nullable(meshKind)),
        revision: z.optional(z.int()),
      }),
    ),
  ),
  revision: z.optional(z.int()),
});
export type ProjectData = z.infer<typeof projectDataSchema>;

export const readProjectData = endpoint({
  name: 'readProjectData',
  heavy: 'always',
  method: 'GET',
  path: PREFETCH_PATHS.projectData,
  summary: 'What the editor needs of a location besides plans, nodes and paths.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: projectDataSchema,
});

/** A kiosk for those who only read, who do not learn the name by which it signs in. */
const readKioskSchema = z.omit(placedKioskSchema, { uid: true });

export const readProjectReadData = endpoint({
  name: 'readProjectReadData',
  heavy: 'always',
  method: 'GET',
  path: 'projects/{uuid}/readdata',
  summary:
    'The data of a location for programs that only show it: that of its editor, without revisions and sign-in names of kiosks.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: z.extend(z.omit(projectDataSchema, { revision: true }), { screens: z.array(readKioskSchema) }),
});

export const listDynamicRoutes = endpoint({
  name: 'listDynamicRoutes',
  method: 'GET',
  path: 'projects/{uuid}/dynamic-routes',
  summary: 'External time delays of a location.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: z.array(dynamicRouteSchema),
});

/** The published data: complete in itself, so that later edits change nothing for visitors. */
export const publicationSchema = z.object({
  uuid,
  published_at: moment,
  organisation: z.object({ name: z.string(), color: z.string(), logo: z.nullable(z.string()) }),
  project: z.extend(projectDataSchema, { screens: z.array(readKioskSchema) }),
  network: networkSchema,
  categories: z.array(categorySchema),
  dynamic_routes: z.array(dynamicRouteSchema),
  /** Amenities and the nodes where they are; publications of older releases have none. */
  amenity_places: z.optional(z.array(z.object({ amenity: z.int(), node: z.int() }))),
  /** Its texts in other languages, by their tags and `keyOfText`; publications of older releases have none. */
  translations: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** Where a build sends its visits, and with which access key; only builds have it. */
  visits: z.optional(z.object({ address: z.string(), access_key: z.string() })),
  /** The variables of its skin with the values of the location; publications of older releases have none. */
  skin: z.optional(
    z.nullable(
      z.object({
        name: z.string(),
        variables: z.array(z.object({ name: z.string(), values: z.record(z.string(), z.string()) })),
      }),
    ),
  ),
});
export type Publication = z.infer<typeof publicationSchema>;

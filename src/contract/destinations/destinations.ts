import * as z from 'zod/mini';
import { orderedTags } from '@/model/content/categories/tags';
import {
  baseRevision,
  colour,
  flag,
  listQuery,
  moment,
  noData,
  pageAfter,
  rowId,
  rowIdWith,
  tidied,
  trimmedText,
  uuid,
} from '../common';
import { endpoint } from '../endpoint';
import { activeOrganisation, ownedRecord, signedIn, withAnyFeature, withFeature } from '../policy';
import { translate } from '../texts/translate';
import {
  additionalDataRule,
  additionalDataSchema,
  colourSettingsSchema,
  destinationFileSchema,
  placedDataSchema,
  reviewRule,
} from './destinationDetails';
import { openingHoursRule, openingHoursSchema } from './openingHours';

/** A destination of the organisation, wherever it is placed. */
export const destinationSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  logo: z.nullable(z.string()),
  map_logo: z.nullable(z.string()),
  parent_id: z.nullable(z.int()),
  categories: z.array(z.object({ id: z.int(), name: z.string() })),
  tags: z.array(z.string()),
  opening_hours: z.optional(z.nullable(openingHoursSchema)),
  organisation_uuid: uuid,
  default_category_colour: z.nullable(colour),
  review: z.optional(z.number()),
  primary_apple_category: z.optional(z.nullable(uuid)),
  apple_categories: z.optional(z.array(uuid)),
  related_destinations: z.optional(z.array(z.object({ id: z.int(), name: z.string() }))),
  colour_settings: z.optional(z.nullable(colourSettingsSchema)),
  additional_data: z.optional(z.array(additionalDataSchema)),
  files: z.optional(z.array(destinationFileSchema)),
  /** How many rooms it is placed in, in all locations. */
  placements: z.optional(z.int()),
  /** Visitors do not see it: it is in no publication and no export for maps. */
  staff_only: z.optional(z.boolean()),
  updated_at: z.optional(moment),
  revision: z.optional(z.int()),
});
export type Destination = z.infer<typeof destinationSchema>;

export const destinationNameRule = trimmedText(
  100,
  translate('destination.nameMissing'),
  translate('location.nameLength'),
);

const imageAddress = z.nullable(z.string().check(z.maxLength(300)));
export const categoriesRule = z.array(z.object({ id: rowId })).check(z.maxLength(50));
export const tagsRule = z.pipe(
  z.array(z.string().check(tidied(), z.minLength(1), z.maxLength(50))).check(z.maxLength(100)),
  z.transform((tags: string[]) => orderedTags(tags)),
);

export const destinationFields = z.object({
  name: destinationNameRule,
  description: z.optional(z.string().check(tidied(), z.maxLength(5000))),
  categories: z.optional(categoriesRule),
  tags: z.optional(tagsRule),
  /** The main destination of a sub-destination. */
  parent_id: z.optional(z.nullable(rowIdWith(translate('destination.parentMissing')))),
  /** Addresses from an image upload of this organisation, their current ones, or none. */
  logo: z.optional(imageAddress),
  map_logo: z.optional(imageAddress),
  review: z.optional(reviewRule),
  primary_apple_category: z.optional(z.nullable(uuid)),
  apple_categories: z.optional(z.array(uuid).check(z.maxLength(20))),
  related_destinations: z.optional(z.array(z.object({ id: rowId })).check(z.maxLength(50))),
  opening_hours: z.optional(z.nullable(openingHoursRule)),
  colour_settings: z.optional(z.nullable(colourSettingsSchema)),
  additional_data: z.optional(additionalDataRule),
  staff_only: z.optional(z.boolean()),
  revision: baseRevision,
});

export const appleOverlap = z.refine<z.output<typeof destinationFields>>(
  ({ primary_apple_category: primary, apple_categories: secondary }) =>
    primary === null || primary === undefined || !secondary?.includes(primary),
  { error: translate('destination.appleOverlap'), path: ['apple_categories'] },
);

/** A field that is absent stays as it is; a new destination has its default. */
export const destinationRule = destinationFields.check(appleOverlap);

/** A destination as a person sends it. */
export type DestinationBody = z.input<typeof destinationRule>;

/** An event or offer of a place; what else is known of it is in the lists of the organisation. */
const placedPromotionSchema = z.object({ id: z.int(), uuid: z.optional(uuid), name: z.string() });

/** Present where it is true; in a publication nothing is for staff only. */
const staffOnly = z.optional(z.boolean());

/** A destination inside the room of another one, with what its name and logo fall back to. */
export const subDestinationSchema = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  staff_only: staffOnly,
  /** The main destination that it belongs to. */
  parent: z.optional(
    z.nullable(z.object({ id: z.int(), name: z.string(), logo: z.nullable(z.string()), staff_only: staffOnly })),
  ),
});
export type SubDestination = z.infer<typeof subDestinationSchema>;

/** The place of a destination: a mesh of a floor. */
export const placementSchema = z.object({
  id: z.int(),
  object_name: z.string(),
  floor_id: uuid,
  floor_name: z.string(),
  location_id: z.nullable(z.string()),
  location_name: z.string(),
  location_status: z.nullable(z.enum(['COMING_SOON', 'NEW', 'TEMPORARILY_CLOSED'])),
  destination: z.object({
    parent_id: z.int(),
    name: z.string(),
    description: z.string(),
    logo: z.nullable(z.string()),
    map_logo: z.nullable(z.string()),
    flagship: flag,
    categories: z.array(z.object({ id: z.int(), name: z.string() })),
    colour: z.nullable(colour),
    opening_hours: z.optional(z.nullable(openingHoursSchema)),
    tags: z.optional(z.array(z.string())),
    local_description: z.optional(z.string()),
    phone_number: z.optional(z.string()),
    address: z.optional(z.string()),
    parking: z.optional(z.string()),
    photo: z.optional(z.nullable(z.string())),
    location_review: z.optional(z.number()),
    badges: z.optional(z.array(z.string())),
    /** Of the destination at every place of it; publications of older releases have none of the three. */
    review: z.optional(z.number()),
    additional_data: z.optional(z.array(placedDataSchema)),
    related_destinations: z.optional(z.array(z.int())),
    /** \`opening_hours\` are those of this place, not those of the destination everywhere. */
    differs_from_mall_hours: z.optional(z.boolean()),
    colour_settings: z.optional(z.nullable(colourSettingsSchema)),
    staff_only: staffOnly,
  }),
  /** Those of this place; those of its destination are at every place of it. */
  events: z.optional(z.array(placedPromotionSchema)),
  offers: z.optional(z.array(placedPromotionSchema)),
  sub_destinations: z.optional(z.array(subDestinationSchema)),
  revision: z.optional(z.int()),
});
export type Placement = z.infer<typeof placementSchema>;

const shortText = z.string().check(tidied(), z.maxLength(200));

/** Details of a placement. A field that is absent stays as it is. */
export const placementDetailsRule = z.object({
  local_description: z.optional(z.string().check(tidied(), z.maxLength(5000))),
  phone_number: z.optional(z.string().check(tidied(), z.maxLength(40))),
  address: z.optional(shortText),
  parking: z.optional(shortText),
  photo: z.optional(imageAddress),
  location_review: z.optional(reviewRule),
  badges: z.optional(tagsRule),
  /** Null for the hours of the destination. */
  opening_hours: z.optional(z.nullable(openingHoursRule)),
  /** Null for the colours of the destination. */
  colour_settings: z.optional(z.nullable(colourSettingsSchema)),
});
export type PlacementDetails = z.infer<typeof placementDetailsRule>;

const references = z.optional(z.array(z.object({ id: rowId })).check(z.maxLength(100)));

/** Events, offers and further destinations in a place. A field that is absent stays as it is. */
export const placementContentRule = z.object({ events: references, offers: references, sub_destinations: references });
export type PlacementContent = z.infer<typeof placementContentRule>;

export const placementRule = z.object({
  ...placementDetailsRule.shape,
  ...placementContentRule.shape,
  object_name: z.string().check(z.minLength(1), z.maxLength(256)),
  floor_id: uuid,
  parent_id: rowIdWith(translate('editor.parentInvalid')),
  location_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  location_status: z.optional(z.nullable(z.enum(['COMING_SOON', 'NEW', 'TEMPORARILY_CLOSED']))),
  flagship: z.optional(flag),
  revision: baseRevision,
});

export const listDestinations = endpoint({
  name: 'listDestinations',
  method: 'GET',
  path: 'organisations/{uuid}/destinations',
  summary: 'The destinations of an organisation, a page at a time; without a limit the first 10,000.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  heavy: 'long-pages',
  query: z.extend(listQuery, pageAfter),
  data: z.array(destinationSchema),
});

export const createDestination = endpoint({
  name: 'createDestination',
  method: 'POST',
  path: 'organisations/{uuid}/destinations',
  summary: 'Creates a destination.',
  policy: withFeature('destinations', activeOrganisation('uuid')),
  answers: 'members-with-content',
  body: destinationRule,
  data: destinationSchema,
});

export const findPlacement = endpoint({
  name: 'findPlacement',
  method: 'PUT',
  path: 'project-destinations',
  summary: 'Looks up what is placed on a mesh, null for nothing; changes nothing.',
  policy: signedIn,
  answers: 'signed-in',
  body: z.object({ object_name: z.string().check(z.minLength(1), z.maxLength(256)), floor_id: uuid }),
  data: z.nullable(placementSchema),
});

export const listPlacements = endpoint({
  name: 'listPlacements',
  method: 'GET',
  path: 'projects/{uuid}/project-mesh-destinations',
  summary: 'Every mesh of a location that carries a destination.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: z.array(placementSchema),
  heavy: 'always',
});

export const createPlacement = endpoint({
  name: 'createPlacement',
  method: 'POST',
  path: 'project-destinations',
  summary: 'Places a destination on a mesh.',
  policy: withAnyFeature(['destinations', 'waypoint-editor'], signedIn),
  answers: 'signed-in-with-content',
  body: placementRule,
  data: placementSchema,
});

export const updatePlacement = endpoint({
  name: 'updatePlacement',
  method: 'PUT',
  path: 'project-destinations/{id}',
  summary: 'Changes what is placed on a mesh.',
  policy: withAnyFeature(['destinations', 'waypoint-editor'], ownedRecord('project-destination', 'id')),
  answers: 'members-with-content',
  body: placementRule,
  data: placementSchema,
});

export const deletePlacement = endpoint({
  name: 'deletePlacement',
  method: 'DELETE',
  path: 'project-destinations/{id}',
  summary: 'Takes a destination off its mesh; the destination itself stays.',
  policy: withAnyFeature(['destinations', 'waypoint-editor'], ownedRecord('project-destination', 'id')),
  answers: 'members-with-content',
  data: noData,
});

import { z } from 'zod';
import { basedOn, colour, flag, listQuery, moment, noData, uuid } from './common';
import { endpoint } from './endpoint';
import { actsFor, owns, signedIn } from './policy';
import { say } from './texts/say';

export const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  icon_id: z.int().nullable(),
  parent_id: z.int(),
  color: colour.optional(),
});
export type Category = z.infer<typeof categorySchema>;

export const openingHoursSchema = z.record(
  z.enum(['mon', 'tue', 'wed', 'thur', 'fri', 'sat', 'sun']),
  z.object({ text: z.string(), value: z.boolean(), oh: z.string(), ch: z.string() }),
);

/** A destination of the organisation, wherever it is placed. */
export const destinationSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  logo: z.string().nullable(),
  map_logo: z.string().nullable(),
  parent_id: z.int().nullable(),
  categories: z.array(z.object({ id: z.int(), name: z.string() })),
  tags: z.array(z.string()),
  opening_hours: openingHoursSchema.nullable().optional(),
  organisation_uuid: uuid,
  default_category_colour: colour.nullable(),
  updated_at: moment.optional(),
  revision: z.int().optional(),
});
export type Destination = z.infer<typeof destinationSchema>;

export const destinationNameRule = z
  .string()
  .trim()
  .min(1, say('destination.nameMissing'))
  .max(100, say('location.nameLength'));

export const destinationRule = z.object({
  name: destinationNameRule,
  description: z.string().max(5000).default(''),
  categories: z
    .array(z.object({ id: z.int() }))
    .max(50)
    .default([]),
  tags: z.array(z.string().trim().min(1).max(50)).max(100).default([]),
  revision: basedOn,
});

/** Where a destination stands: a mesh of a floor. */
export const placementSchema = z.object({
  id: z.int(),
  object_name: z.string(),
  floor_id: uuid,
  floor_name: z.string(),
  location_id: z.string().nullable(),
  location_name: z.string(),
  location_status: z.enum(['COMING_SOON', 'NEW', 'TEMPORARILY_CLOSED']).nullable(),
  destination: z.object({
    parent_id: z.int(),
    name: z.string(),
    description: z.string(),
    logo: z.string().nullable(),
    map_logo: z.string().nullable(),
    flagship: flag,
    categories: z.array(z.object({ id: z.int(), name: z.string() })),
    colour: colour.nullable(),
    opening_hours: openingHoursSchema.nullable().optional(),
    tags: z.array(z.string()).optional(),
  }),
  revision: z.int().optional(),
});
export type Placement = z.infer<typeof placementSchema>;

export const placementRule = z.object({
  object_name: z.string().min(1).max(256),
  floor_id: uuid,
  parent_id: z.int({ error: say('editor.parentInvalid') }).positive(say('editor.parentInvalid')),
  location_id: z.string().max(100).nullable().optional(),
  location_status: z.enum(['COMING_SOON', 'NEW', 'TEMPORARILY_CLOSED']).nullable().optional(),
  flagship: flag.optional(),
  revision: basedOn,
});

export const listCategories = endpoint({
  name: 'listCategories',
  method: 'GET',
  path: 'organisations/{uuid}/categories',
  summary: 'The categories of an organisation.',
  policy: actsFor('uuid'),
  data: z.array(categorySchema),
});

export const listDestinations = endpoint({
  name: 'listDestinations',
  method: 'GET',
  path: 'organisations/{uuid}/destinations',
  summary: 'The destinations of an organisation.',
  policy: actsFor('uuid'),
  query: listQuery,
  data: z.array(destinationSchema),
});

export const createDestination = endpoint({
  name: 'createDestination',
  method: 'POST',
  path: 'organisations/{uuid}/destinations',
  summary: 'Creates a destination.',
  policy: actsFor('uuid'),
  body: destinationRule,
  data: destinationSchema,
});

export const updateDestination = endpoint({
  name: 'updateDestination',
  method: 'PUT',
  path: 'destinations/{id}',
  summary: 'Changes a destination everywhere it is placed.',
  policy: owns('destination', 'id'),
  body: destinationRule,
  data: destinationSchema,
});

export const findPlacement = endpoint({
  name: 'findPlacement',
  method: 'PUT',
  path: 'project-destinations',
  summary: 'Looks up what is placed on a mesh; changes nothing.',
  policy: signedIn,
  body: z.object({ object_name: z.string().min(1).max(256), floor_id: uuid }),
  data: placementSchema,
});

export const listPlacements = endpoint({
  name: 'listPlacements',
  method: 'GET',
  path: 'projects/{uuid}/project-mesh-destinations',
  summary: 'Every mesh of a location that carries a destination.',
  policy: owns('project', 'uuid'),
  data: z.array(placementSchema),
});

export const createPlacement = endpoint({
  name: 'createPlacement',
  method: 'POST',
  path: 'project-destinations',
  summary: 'Places a destination on a mesh.',
  policy: signedIn,
  body: placementRule,
  data: placementSchema,
});

export const updatePlacement = endpoint({
  name: 'updatePlacement',
  method: 'PUT',
  path: 'project-destinations/{id}',
  summary: 'Changes what is placed on a mesh.',
  policy: owns('project-destination', 'id'),
  body: placementRule,
  data: placementSchema,
});

export const deletePlacement = endpoint({
  name: 'deletePlacement',
  method: 'DELETE',
  path: 'project-destinations/{id}',
  summary: 'Takes a destination off its mesh; the destination itself stays.',
  policy: owns('project-destination', 'id'),
  data: noData,
});

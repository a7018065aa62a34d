import * as z from 'zod/mini';
import { adSchema } from '../advertising/ad';
import { colour, uuid } from '../common';
import { openingHoursSchema } from '../destinations/openingHours';
import { endpoint } from '../endpoint';
import { parameterSchema } from '../parameters';
import { ownedRecord } from '../policy';
import { projectSchema } from './projects';

/** A picture and how a screensaver shows it. */
export const screensaverSchema = z.object({
  /** Address of an uploaded picture. */
  media: z.nullable(z.string()),
  enabled: z.boolean(),
  transparent: z.boolean(),
});
export type Screensaver = z.infer<typeof screensaverSchema>;

const position = z.nullable(z.number());

/** The settings of a location. Latitudes and longitudes are degrees, x and y metres of the floor plan. */
export const projectSettingsSchema = z.object({
  address: z.nullable(z.string()),
  skin_id: z.nullable(z.int()),
  timezone: z.string(),
  /** C metric, F imperial. */
  units: z.enum(['C', 'F']),
  mapapp_enabled: z.boolean(),
  mapapp_alternative_url: z.nullable(z.string()),
  mapapp_query_parameters: z.nullable(z.string()),
  related_destinations: z.object({ automatic: z.boolean(), count: z.int() }),
  /** The same two values once more, under the names that the wire has beside the object. */
  has_automated_related_destinations: z.optional(z.boolean()),
  number_of_automated_related_destinations: z.optional(z.int()),
  lat: position,
  lon: position,
  label_color: z.nullable(colour),
  map_bounding_first_x: position,
  map_bounding_first_y: position,
  map_bounding_first_lat: position,
  map_bounding_first_lon: position,
  map_bounding_second_x: position,
  map_bounding_second_y: position,
  map_bounding_second_lat: position,
  map_bounding_second_lon: position,
  screensaver_portrait: z.optional(screensaverSchema),
  screensaver_landscape: z.optional(screensaverSchema),
});
export type ProjectSettings = z.infer<typeof projectSettingsSchema>;

/** Colours of the map; they count while `override` is on. */
export const colourSettingsSchema = z.object({
  override: z.boolean(),
  label_normal: colour,
  label_hover: colour,
  label_selected: colour,
  mesh_normal: colour,
  mesh_hover: colour,
  mesh_selected: colour,
});
export type ColourSettings = z.infer<typeof colourSettingsSchema>;

/** A location with all that its settings show. */
export const projectDetailsSchema = z.extend(projectSchema, {
  opening_hours: z.optional(z.nullable(openingHoursSchema)),
  colour_settings: z.optional(z.nullable(colourSettingsSchema)),
  /** The building that visitors see first. */
  overview_building: z.optional(z.nullable(uuid)),
  apple_maps_integration_enabled: z.optional(z.boolean()),
  google_maps_integration_enabled: z.optional(z.boolean()),
  /** The version and the build that the location has chosen; null where it follows the newest. */
  version_id: z.optional(z.nullable(z.int())),
  project_build_id: z.optional(z.nullable(z.int())),
  ad: z.optional(z.nullable(adSchema)),
  settings: z.optional(projectSettingsSchema),
  /** Its sources, checked by `integrationsRule` where they are edited; header values are null. */
  integrations: z.optional(
    z.array(z.object({ id: uuid, type: z.string(), mode: z.int(), config: z.record(z.string(), z.unknown()) })),
  ),
  /** Its organisation, with the kinds of integrations that it has. */
  organisation: z.optional(
    z.object({
      uuid,
      integrations: z.array(
        z.object({ id: z.int(), name: z.string(), label: z.string(), parameters: z.array(parameterSchema) }),
      ),
    }),
  ),
});
export type ProjectDetails = z.infer<typeof projectDetailsSchema>;

export const readProject = endpoint({
  name: 'readProject',
  method: 'GET',
  path: 'projects/{uuid}',
  summary: 'A location.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: projectDetailsSchema,
});

import * as z from 'zod/mini';
import { isWebAddress } from '@/model/content/webAddress';
import { adRule } from '../advertising/ad';
import { MAX_INTEGER, rowId, tidied, uuid } from '../common';
import { openingHoursRule } from '../destinations/openingHours';
import { integrationsRule } from '../imports/integrations';
import { locationText } from '../texts/locationTexts';
import { translate } from '../texts/translate';

/** A field of the location itself may not be emptied; `field` is its label as people see it. */
const ownField = (field: string, most: number, long: string) =>
  z.string().check(
    tidied(),
    z.minLength(1, {
      error: translate('location.fieldEmpty', { field: field.toLowerCase() }),
      abort: true,
    }),
    z.maxLength(most, long),
  );

const number = (least: number, most: number, error: string) =>
  z.nullable(z.number({ error }).check(z.minimum(least, error), z.maximum(most, error)));
const latitude = number(-90, 90, locationText('latitude'));
const longitude = number(-180, 180, locationText('longitude'));
const metres = number(-MAX_INTEGER, MAX_INTEGER, locationText('position'));

const text = (most: number, error: string) => z.nullable(z.string().check(tidied(), z.maxLength(most, error)));
const picture = z.nullable(z.string().check(z.maxLength(300)));
const pickedColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, locationText('colour')));
const count = z
  .int({ error: locationText('relatedCount') })
  .check(z.minimum(0, locationText('relatedCount')), z.maximum(100, locationText('relatedCount')));

const webAddress = z.nullable(
  z.string().check(tidied(), z.maxLength(500, locationText('url')), z.refine(isWebAddress, locationText('url'))),
);
const parameters = z.nullable(
  z.string().check(
    tidied(),
    z.maxLength(500, locationText('queryParameters')),
    z.refine((typed) => /^[^\s#?=&]+=[^\s#?&]*(&[^\s#?=&]+=[^\s#?&]*)*$/.test(typed), locationText('queryParameters')),
  ),
);

/** The tab Details, in one level: the service has the fields of the location and its settings apart. */
export const detailsRule = z.object({
  name: ownField(locationText('fieldName'), 100, translate('location.nameLength')),
  description: z.nullable(ownField(locationText('fieldDescription'), 2000, translate('failed.body'))),
  banner: picture,
  overview_building: z.nullable(uuid),
  address: text(300, locationText('addressLength')),
  timezone: z.string().check(z.minLength(1, locationText('timeZoneUnknown')), z.maxLength(64)),
  units: z.enum(['C', 'F']),
  related_destinations: z.object({ automatic: z.boolean(), count }),
  lat: latitude,
  lon: longitude,
  label_color: z.nullable(pickedColour),
  skin_id: z.nullable(rowId),
});

export const logoRule = z.object({ logo: picture });

export const weekRule = z.object({ opening_hours: z.nullable(openingHoursRule) });

export const coloursRule = z.object({
  colour_settings: z.nullable(
    z.object({
      override: z.boolean(),
      label_normal: pickedColour,
      label_hover: pickedColour,
      label_selected: pickedColour,
      mesh_normal: pickedColour,
      mesh_hover: pickedColour,
      mesh_selected: pickedColour,
    }),
  ),
});

/** The tab Versions: null follows what is newest. */
export const versionChoiceRule = z.object({ version_id: z.nullable(rowId), project_build_id: z.nullable(rowId) });

const screensaverRule = z.object({ media: picture, enabled: z.boolean(), transparent: z.boolean() });
export const mapAppRule = z.object({
  mapapp_enabled: z.boolean(),
  mapapp_alternative_url: webAddress,
  mapapp_query_parameters: parameters,
  screensaver_portrait: z.optional(screensaverRule),
  screensaver_landscape: z.optional(screensaverRule),
});

export const boundingRule = z.object({
  map_bounding_first_x: metres,
  map_bounding_first_y: metres,
  map_bounding_first_lat: latitude,
  map_bounding_first_lon: longitude,
  map_bounding_second_x: metres,
  map_bounding_second_y: metres,
  map_bounding_second_lat: latitude,
  map_bounding_second_lon: longitude,
});

/** Every setting that a save may contain; those that are absent stay. */
export const settingsRule = z.partial(
  z.extend(
    z.extend(
      z.pick(detailsRule, {
        address: true,
        timezone: true,
        units: true,
        related_destinations: true,
        lat: true,
        lon: true,
        label_color: true,
        skin_id: true,
      }),
      mapAppRule.shape,
    ),
    boundingRule.shape,
  ),
);
export type SettingsChange = z.infer<typeof settingsRule>;

/** The body of a save: what is absent stays as it is. */
export const projectChangeRule = z.extend(
  z.partial(
    z.extend(z.pick(detailsRule, { name: true, description: true, banner: true, overview_building: true }), {
      ...logoRule.shape,
      ...weekRule.shape,
      ...coloursRule.shape,
      ...versionChoiceRule.shape,
      integrations: integrationsRule,
      ad: z.nullable(adRule),
    }),
  ),
  { settings: z.optional(settingsRule) },
);
export type ProjectChange = z.infer<typeof projectChangeRule>;

/** A key and its value for the players that render the location; the service keeps them apart from its settings. */
export const configPairSchema = z.object({ key: z.string(), value: z.string() });
export type ConfigPair = z.infer<typeof configPairSchema>;

export const configRule = z.object({
  version: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_INTEGER)))),
  usd_config: z
    .array(
      z.object({
        key: z.string().check(tidied(), z.minLength(1, locationText('configKeyMissing')), z.maxLength(100)),
        value: z.string().check(z.maxLength(1000)),
      }),
    )
    .check(
      z.maxLength(200),
      z.refine((pairs) => new Set(pairs.map(({ key }) => key)).size === pairs.length, locationText('configKeyTwice')),
    ),
});

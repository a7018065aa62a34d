import * as z from 'zod/mini';
import { MAX_INTEGER, moment, pageAfter, rowId, tidied, trimmedText, uuid } from '../common';
import { endpoint } from '../endpoint';
import { configPairSchema, configRule } from '../locations/projectSettings';
import { ownedRecord, signedIn, staffOnly, withFeature } from '../policy';
import { recordEndpoints } from '../recordEndpoints';
import { kioskText } from '../texts/kioskTexts';

/** A kiosk. The codes of `state` are those of `src/model/kiosks/kioskState.ts`. */
export const kioskSchema = z.object({
  id: z.int(),
  /** By this it signs in and is named in the address of the map app. */
  uid: z.string(),
  name: z.string(),
  description: z.string(),
  /** Uuid of its location. */
  project_id: z.nullable(uuid),
  /** The choice of a demo unit; null follows the newest. */
  version_id: z.nullable(z.int()),
  project_build_id: z.nullable(z.int()),
  /** A dev unit. */
  internal_use: z.boolean(),
  /** A demo unit; a live unit otherwise. */
  is_test: z.boolean(),
  state: z.int(),
  /** Percent of an update. */
  progress: z.nullable(z.int()),
  node_id: z.nullable(z.int()),
  /** Where a person in front of it looks: degrees clockwise from the top of the floor plan. */
  orientation: z.number(),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  last_contact: z.nullable(moment),
  /** Set while it is commissioned. */
  plus_id: z.nullable(z.string()),
  /** The Plus Network ID that people see. */
  commission_status: z.nullable(z.string()),
  decommissioned: z.boolean(),
  /** The earlier `plus_id`. */
  decommissioned_id: z.nullable(z.string()),
  /** The address that its location has chosen in place of the map app. */
  mapapp_url: z.optional(z.nullable(z.string())),
  /** The last four letters of its key; null where no device has one. */
  device_key: z.optional(z.nullable(z.string())),
  /** Number of the build of its location that it says it shows, and the version that it says it runs. */
  running_build: z.optional(z.nullable(z.int())),
  running_version: z.optional(z.nullable(z.string())),
  /** Number of the build that it is to show. */
  shown_build: z.optional(z.nullable(z.int())),
  /** Seconds that its clock is ahead of the service; null where it does not say its time. */
  clock_skew: z.optional(z.nullable(z.int())),
  /** Two devices have checked in with its key in turns, within a quarter of an hour. */
  key_shared: z.optional(z.boolean()),
  revision: z.optional(z.int()),
});
export type Kiosk = z.infer<typeof kioskSchema>;

const kioskVersionSchema = z.object({
  id: z.int(),
  version: z.string(),
  /** It is the newest release that is for everybody. */
  current_release: z.boolean(),
  created_at: moment,
});
export type KioskVersion = z.infer<typeof kioskVersionSchema>;

const between = (least: number, most: number, error: string) =>
  z.number({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));

/** The body of the form of a kiosk. */
export const kioskRule = z.object({
  name: trimmedText(100, kioskText('nameMissing'), kioskText('nameLength')),
  description: z.string().check(tidied(), z.maxLength(500, kioskText('descriptionLength'))),
  project_id: z.nullable(uuid),
  orientation: between(0, 360, kioskText('orientation')),
  lat: z.nullable(between(-90, 90, kioskText('latitude'))),
  lon: z.nullable(between(-180, 180, kioskText('longitude'))),
  is_test: z.boolean(),
  version_id: z.nullable(rowId),
  project_build_id: z.nullable(rowId),
  internal_use: z.boolean(),
  /** Its node; it stays where this is absent. */
  node_id: z.optional(z.nullable(rowId)),
  /** The internal configuration of the chosen version; it stays where this is absent. */
  usd_config: z.optional(configRule.shape.usd_config),
});
export type KioskBody = z.input<typeof kioskRule>;

export const {
  list: listKiosks,
  create: createKiosk,
  update: updateKiosk,
  remove: deleteKiosk,
} = recordEndpoints({
  kind: 'kiosk',
  many: 'kiosks',
  path: 'screens/{id}',
  record: kioskSchema,
  rule: kioskRule,
  features: ['kiosks'],
  answers: { read: 'members', write: 'members-with-content' },
  list: {
    path: 'organisations/{uuid}/screens',
    summary:
      'The kiosks of an organisation, a page at a time and without a limit the first 10,000, and the versions that they may choose.',
    heavy: 'long-pages',
    query: z.object(pageAfter),
    data: z.object({
      screens: z.array(kioskSchema),
      versions: z.array(kioskVersionSchema),
      /** For dev units alone. */
      dev_versions: z.array(kioskVersionSchema),
    }),
  },
  create: {
    path: 'screens',
    summary: 'Creates a kiosk of the active organisation.',
    policy: withFeature('kiosks', signedIn),
    answers: 'signed-in-with-content',
  },
  remove: { summary: 'Deletes a kiosk of the active organisation.' },
});
export type KioskList = z.infer<typeof listKiosks.data>;

export const decommissionKiosk = endpoint({
  name: 'decommissionKiosk',
  method: 'POST',
  path: 'screens/{id}/decommission',
  summary: 'Takes a commissioned kiosk out of service.',
  policy: withFeature('kiosks', ownedRecord('kiosk', 'id')),
  answers: 'members-with-content',
  data: kioskSchema,
});

export const readKioskConfig = endpoint({
  name: 'readKioskConfig',
  method: 'GET',
  path: 'screens/{id}/usd-configs',
  summary: 'The internal configuration of a kiosk for one version, or for the newest.',
  policy: staffOnly(ownedRecord('kiosk', 'id')),
  answers: 'staff-members',
  query: z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_INTEGER))) }),
  data: z.object({ usd_config: z.array(configPairSchema) }),
});

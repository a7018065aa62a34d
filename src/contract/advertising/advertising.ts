import * as z from 'zod/mini';
import { uuid } from '../common';
import { endpoint } from '../endpoint';
import { screensaverSchema } from '../locations/projectDetails';
import { activeOrganisation } from '../policy';
import { adSchema } from './ad';

/** The part of a location that the advertising screen shows. */
export const advertisedLocationSchema = z.object({
  uuid,
  name: z.string(),
  ad: z.optional(z.nullable(adSchema)),
  settings: z.optional(
    z.object({
      timezone: z.string(),
      screensaver_portrait: z.optional(screensaverSchema),
      screensaver_landscape: z.optional(screensaverSchema),
    }),
  ),
  revision: z.optional(z.int()),
});
export type AdvertisedLocation = z.infer<typeof advertisedLocationSchema>;

export const listAdvertising = endpoint({
  name: 'listAdvertising',
  method: 'GET',
  path: 'organisations/{uuid}/advertising',
  summary: 'The locations of an organisation with their advertisement and screensavers.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  data: z.array(advertisedLocationSchema),
  addition: true,
});

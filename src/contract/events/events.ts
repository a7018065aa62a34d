import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { signedIn } from '../policy';

/** Kinds of records that may change in the active organisation; the event carries nothing else. */
export const EVENT_KINDS = [
  'kiosks-update',
  'publishing-update',
  'imports-update',
  'locations-update',
  'categories-update',
  'destinations-update',
  'amenities-update',
  'promotions-update',
  'presence-update',
  'floor-plans-update',
  'network-update',
  'skins-update',
  'users-update',
  'organisations-update',
  'versions-update',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const readEvents = endpoint({
  name: 'readEvents',
  method: 'GET',
  path: 'events',
  summary: `Server-sent events of the active organisation, without end: ${EVENT_KINDS.join(', ')}.`,
  policy: signedIn,
  answers: 'signed-in',
  data: z.unknown(),
  raw: 'events',
  addition: true,
});

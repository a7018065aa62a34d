import * as z from 'zod/mini';
import { uuid } from '../common';
import { endpoint } from '../endpoint';
import { byLink } from '../policy';

const confirmed = z.object({ project: z.object({ uuid, name: z.string() }) });

/** The link's token is the bearer token; it authorises this call alone and is not a session. */
export const confirmLocation = endpoint({
  name: 'confirmLocation',
  method: 'GET',
  path: 'confirm-location',
  summary:
    'Confirms a new location by the link of its mail; a second time it says that it is confirmed. Never prefetched or cached.',
  policy: byLink,
  answers: 'whoever-has-the-link',
  data: confirmed,
});

/** The same by a method that no prefetch uses. */
export const confirmLocationByPost = endpoint({
  name: 'confirmLocationByPost',
  method: 'POST',
  path: 'confirm-location',
  summary: 'Confirms a new location by the link of its mail.',
  policy: byLink,
  answers: 'whoever-has-the-link',
  data: confirmed,
  addition: true,
});

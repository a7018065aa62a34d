import * as z from 'zod/mini';
import { FILM_LIMIT } from '../common';
import { endpoint } from '../endpoint';
import { activeOrganisation, withAnyFeature } from '../policy';

/**
 * The purposes of pictures, with the longer side that the service stores, in pixels. `destination.map` is the logo on
 * the map.
 */
export const PICTURE_SIDES = {
  'destination.logo': 512,
  'destination.map': 512,
  'project.logo': 512,
  'project.banner': 2048,
  'project.ad': 3840,
  'floor.underlay': 4096,
} as const;
export type PictureType = keyof typeof PICTURE_SIDES;

const PICTURE_TYPES = Object.keys(PICTURE_SIDES) as [PictureType, ...PictureType[]];
/** A PDF, for additional data. */
export const DOCUMENT_TYPE = 'destination.document';

export const uploadPicture = endpoint({
  name: 'uploadPicture',
  method: 'POST',
  path: 'organisations/{uuid}/upload',
  summary:
    'Takes a PNG, JPEG or WebP picture, a PDF, or for an advertisement an MP4 or WebM film, for a record of the organisation and gives its address. A film may have 100 MB, anything else 10 MB.',
  policy: withAnyFeature(['destinations', 'locations', 'waypoint-editor'], activeOrganisation('uuid')),
  answers: 'members-with-content',
  upload: { field: 'file', aliases: ['file[logo]', 'file[map]'], limit: FILM_LIMIT },
  body: z.object({ type: z.enum([...PICTURE_TYPES, DOCUMENT_TYPE]) }),
  data: z.object({ url: z.string() }),
});

import * as z from 'zod/mini';
import { PICTURE_LIMIT, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withFeature } from '../policy';

/** Longer side of a stored screensaver in pixels: that of a kiosk's screen. */
export const SCREENSAVER_SIDE = 3840;

const screensaverUpload = <const Format extends 'portrait' | 'landscape'>(name: string, format: Format) =>
  endpoint({
    name,
    method: 'POST',
    path: `projects/{uuid}/upload/screensaver/${format}`,
    summary: `Takes a picture for the screensaver of ${format} kiosks and gives its address; saving the settings uses it.`,
    policy: withFeature('locations', ownedRecord('project', 'uuid')),
    answers: 'members-with-content',
    upload: { field: 'file', limit: PICTURE_LIMIT },
    body: z.object({ organisation_uuid: z.optional(uuid) }),
    data: z.object({ url: z.string() }),
  });

export const uploadPortraitScreensaver = screensaverUpload('uploadPortraitScreensaver', 'portrait');
export const uploadLandscapeScreensaver = screensaverUpload('uploadLandscapeScreensaver', 'landscape');

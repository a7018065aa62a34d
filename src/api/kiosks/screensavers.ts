import { uploadLandscapeScreensaver, uploadPortraitScreensaver } from '@/contract/kiosks/screensavers';
import type { SendPicture } from '@/model/content/promotions/sendPicture';
import { upload } from '../uploads/upload';

/** Uploads the screensaver of a location for kiosks of one format. */
export const sendScreensaver =
  (project: string, organisation: string, format: 'portrait' | 'landscape'): SendPicture =>
  async (picture) => {
    const endpoint = format === 'portrait' ? uploadPortraitScreensaver : uploadLandscapeScreensaver;
    const given = { params: { uuid: project }, body: { organisation_uuid: organisation }, ...picture };
    return (await upload(endpoint, given)).data.url;
  };

import { uploadOrganisationImage } from '@/contract/organisations/organisations';
import { type PictureType, uploadPicture } from '@/contract/uploads/pictures';
import type { SendPicture } from '@/model/content/promotions/sendPicture';
import { upload } from './upload';

/** Uploads the logo of the organisation itself. */
export const sendLogoOf =
  (organisation: string): SendPicture =>
  async (picture) =>
    (await upload(uploadOrganisationImage, { params: { uuid: organisation }, ...picture })).data.url;

/** Uploads a picture for a record of the organisation. */
export const sendPictureFor =
  (organisation: string, type: PictureType): SendPicture =>
  async (picture) =>
    (await upload(uploadPicture, { params: { uuid: organisation }, body: { type }, ...picture })).data.url;

import { uploadDestinationFile } from '@/contract/destinations/destinationFiles';
import { DOCUMENT_TYPE, uploadPicture } from '@/contract/uploads/pictures';
import type { OutgoingPicture, SendPicture } from '@/model/content/promotions/sendPicture';
import { upload } from '../uploads/upload';

/** Stores a file of a destination in a file group; it replaces the one before. @throws ApiError */
export const sendDestinationFile = async (id: string, group: number, file: OutgoingPicture): Promise<void> => {
  const body = { organisation_file_group_id: String(group) };
  await upload(uploadDestinationFile, { params: { id }, body, ...file });
};

/** Uploads a PDF for additional data and gives its address. */
export const sendDocumentFor =
  (organisation: string): SendPicture =>
  async (document) =>
    (await upload(uploadPicture, { params: { uuid: organisation }, body: { type: DOCUMENT_TYPE }, ...document })).data
      .url;

import { DOCUMENT_TYPE, PICTURE_SIDES, uploadPicture } from '@/contract/pictures';
import { orNotFound } from '../errors';
import { implement } from '../http/implement';
import { storeDocument } from '../images/storeDocument';
import { storeImage } from '../images/storeImage';
import { insertImage } from '../repositories/uploads/images';
import type { Storage } from '../storage/storage';
import { audited } from './audited';

export const pictureRoutes = (storage: Storage) => [
  implement(uploadPicture, async ({ target, body, file, now, write }) => {
    const { path, field } = orNotFound(file);
    const picture =
      body.type === DOCUMENT_TYPE
        ? await storeDocument(storage, path, field, now)
        : await storeImage(storage, path, field, now, { side: PICTURE_SIDES[body.type] });
    return write(async ({ client, audit }) => {
      await insertImage(client, target.id, picture);
      audited(audit, 'organisation').noted('uploaded', target.uuid, 'Uploaded an image');
      return { data: { url: picture.url } };
    });
  }),
];

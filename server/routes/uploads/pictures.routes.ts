import { PICTURE_LIMIT } from '@/contract/common';
import { DOCUMENT_TYPE, PICTURE_SIDES, type PictureType, uploadPicture } from '@/contract/uploads/pictures';
import { orNotFound } from '../../errors';
import { assertHoldsAny } from '../../http/featureRights';
import { implement, type ReceivedFile } from '../../http/implement';
import { tooLarge } from '../../http/receiveForm';
import { storeDocument } from '../../images/storeDocument';
import { readFilmType, storeFilm } from '../../images/storeFilm';
import { type StoredImage, storeImage } from '../../images/storeImage';
import { insertImage } from '../../repositories/uploads/images';
import type { Storage } from '../../storage/storage';
import { audited } from '../audit/audited';

/** @throws InvalidError, or HttpError 413 for anything but a film that is larger than a picture may be */
async function storeMedia(
  storage: Storage,
  { path, field, bytes }: ReceivedFile,
  type: PictureType | typeof DOCUMENT_TYPE,
  now: Date,
): Promise<StoredImage> {
  const film = type === 'project.ad' ? await readFilmType(path) : null;
  if (film) return storeFilm(storage, path, film, now);
  if (bytes > PICTURE_LIMIT) throw tooLarge(PICTURE_LIMIT);
  if (type === DOCUMENT_TYPE) return storeDocument(storage, path, field, now);
  return storeImage(storage, path, field, now, { side: PICTURE_SIDES[type] });
}

export const pictureRoutes = (storage: Storage) => [
  implement(uploadPicture, async ({ principal, target, body, file, now, write }) => {
    assertHoldsAny([body.type.startsWith('project.') ? 'locations' : 'destinations'], principal);
    const picture = await storeMedia(storage, orNotFound(file), body.type, now);
    return write(async ({ client, audit }) => {
      await insertImage(client, target.id, picture);
      audited(audit, 'organisation').noted('uploaded', target.uuid, 'Uploaded an image');
      return { data: { url: picture.url } };
    });
  }),
];

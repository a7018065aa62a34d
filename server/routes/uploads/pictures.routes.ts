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
import type { DraftFiles } from '../../storage/draftFiles';
import type { Storage } from '../../storage/storage';
import { audited } from '../audit/audited';
import { withFiles } from '../files/withFiles';

/** @throws InvalidError, or HttpError 413 for anything but a film that is larger than a picture may be */
async function storeMedia(
  files: Pick<DraftFiles, 'put'>,
  { path, field, bytes }: ReceivedFile,
  type: PictureType | typeof DOCUMENT_TYPE,
): Promise<StoredImage> {
  const film = type === 'project.ad' ? await readFilmType(path) : null;
  if (film) return storeFilm(files, path, film);
  if (bytes > PICTURE_LIMIT) throw tooLarge(PICTURE_LIMIT);
  if (type === DOCUMENT_TYPE) return storeDocument(files, path, field);
  return storeImage(files, path, field, { side: PICTURE_SIDES[type] });
}

/** The feature by which the record of a picture is changed. */
function featureOf(type: PictureType | typeof DOCUMENT_TYPE) {
  if (type === 'floor.underlay') return 'waypoint-editor';
  return type.startsWith('project.') ? 'locations' : 'destinations';
}

export const pictureRoutes = (storage: Storage) => [
  implement(uploadPicture, async ({ principal, target, body, file, now, write }) => {
    assertHoldsAny([featureOf(body.type)], principal);
    return withFiles({ storage, now, write }, async (tools) => {
      const picture = await storeMedia(tools.files, orNotFound(file), body.type);
      return tools.write(async ({ client, audit }) => {
        await insertImage(client, target.id, picture);
        audited(audit, 'organisation').noted('uploaded', target.uuid, 'Uploaded an image');
        return { data: { url: picture.url } };
      });
    });
  }),
];

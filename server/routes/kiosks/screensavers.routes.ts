import {
  SCREENSAVER_SIDE,
  uploadLandscapeScreensaver,
  uploadPortraitScreensaver,
} from '@/contract/kiosks/screensavers';
import { NotFoundError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { storeImage } from '../../images/storeImage';
import { findProjectId } from '../../repositories/locations/read';
import { insertImage } from '../../repositories/uploads/images';
import type { Storage } from '../../storage/storage';
import { audited } from '../audit/audited';
import { withFiles } from '../files/withFiles';

/** Uploads of screensavers; a picture counts once the settings of its location are saved with it. */
export const screensaverRoutes = (storage: Storage) =>
  [uploadPortraitScreensaver, uploadLandscapeScreensaver].map((endpoint) =>
    // Both calls differ by their address alone.
    implement(
      endpoint as typeof uploadPortraitScreensaver,
      async ({ params, principal, body, file, now, read, write }) => {
        const { id, uuid } = principal.organisation;
        const projectId = orNotFound(await findProjectId(read, id, params.uuid));
        if (body.organisation_uuid !== undefined && body.organisation_uuid !== uuid) throw new NotFoundError();
        return withFiles({ storage, now, write }, async (tools) => {
          const picture = await storeImage(tools.files, orNotFound(file).path, 'file', { side: SCREENSAVER_SIDE });
          return tools.write(async ({ client, audit }) => {
            await insertImage(client, id, picture);
            audited(audit, 'project', projectId).noted('uploaded', params.uuid, 'Uploaded a screensaver');
            return { data: { url: picture.url } };
          });
        });
      },
    ),
  );

import { deleteIcon, listIcons, MOST_ICONS, uploadIcons } from '@/contract/icons/icons';
import { iconUsesText } from '@/contract/icons/iconUses';
import { translate } from '@/contract/texts/translate';
import { iconName } from '@/model/content/icons/iconName';
import { STANDARD_ICONS } from '@/model/content/icons/standardIcons';
import { InvalidError, orNotFound } from '../../errors';
import { HttpError } from '../../http/httpError';
import { implement, type ReceivedFile } from '../../http/implement';
import { type StoredImage, storeImage } from '../../images/storeImage';
import { countIconsOf, deleteIconOf, insertIcons, listIconsOf, lockIconOf } from '../../repositories/icons/icons';
import { insertImage } from '../../repositories/uploads/images';
import { lockStoredBytes } from '../../repositories/uploads/storedBytes';
import type { DraftFiles } from '../../storage/draftFiles';
import type { Storage } from '../../storage/storage';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { withFiles } from '../files/withFiles';

/** Pixels of the longer side. */
const SIDE = 256;

/** The icons of categories and amenities; the console serves the files, so the host is its own. */
export const iconRoutes = (storage: Storage) => [
  implement(listIcons, async ({ principal, read }) => ({
    data: {
      host: '',
      global: [...STANDARD_ICONS],
      organisation: await listIconsOf(read, principal.organisation.id),
    },
  })),

  implement(uploadIcons, async ({ principal, files, now, write }) => {
    return withFiles({ storage, now, write }, async (tools) => {
      const pictures = await storeAll(tools.files, files);
      return tools.write(async ({ client, audit }) => {
        const { id } = principal.organisation;
        await lockStoredBytes(client, id);
        if ((await countIconsOf(client, id)) + files.length > MOST_ICONS)
          throw new HttpError(409, 'too-many-icons', translate('icon.tooMany', { most: MOST_ICONS }));
        for (const picture of pictures) await insertImage(client, id, picture);
        const icons = await insertIcons(
          client,
          id,
          pictures.map(({ key }, index) => ({ name: iconName(files[index]?.filename ?? ''), imageKey: key })),
        );
        for (const icon of icons) audited(audit, 'icon').created(String(icon.id), icon.name, icon);
        return { data: icons, message: serviceText('icon.uploaded', { count: icons.length }) };
      });
    });
  }),

  implement(deleteIcon, ({ params, principal, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const icon = orNotFound(await lockIconOf(client, principal.organisation.id, id));
      if (icon.used_by.length > 0)
        throw new HttpError(
          409,
          'in-use',
          serviceText('icon.inUse', { name: icon.name, uses: iconUsesText(icon.used_by) }),
        );
      await deleteIconOf(client, principal.organisation.id, id);
      audited(audit, 'icon').deleted(params.id, icon.name, icon);
      return { data: null, message: translate('deleted', { label: serviceText('icon.label') }) };
    }),
  ),
];

/** Re-encodes and stores all files one after another. @throws InvalidError with the error of each that is no PNG */
async function storeAll(stored: Pick<DraftFiles, 'put'>, files: readonly ReceivedFile[]): Promise<StoredImage[]> {
  const errors: Record<string, string[]> = {};
  const pictures: StoredImage[] = [];
  for (const [index, { path }] of files.entries()) {
    const field = `files[${index}]`;
    try {
      pictures.push(
        await storeImage(stored, path, field, {
          side: SIDE,
          formats: ['png'],
          refusal: serviceText('icon.notPng'),
        }),
      );
    } catch (error) {
      if (!(error instanceof InvalidError)) throw error;
      Object.assign(errors, error.errors);
    }
  }
  if (Object.keys(errors).length > 0) throw new InvalidError(errors);
  return pictures;
}

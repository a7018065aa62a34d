import { translate } from '@/contract/texts/translate';
import { text } from '../texts';

/** The kinds of picture that the service takes, as `accept` of a file field has them. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp';

/** Why a chosen file is no picture that can be used, in words; null where its kind is right. */
export function pictureError(
  { type, name }: Pick<File, 'type' | 'name'>,
  types: string = PICTURE_TYPES,
): string | null {
  // Some browsers give no type for it.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return text('heic');
  if (types.split(',').includes(type)) return null;
  return types === PICTURE_TYPES ? translate('image.notPicture') : text('otherPicture');
}

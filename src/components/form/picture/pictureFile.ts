import { translate } from '@/contract/texts/translate';
import { FILM_ENDINGS } from '@/model/content/promotions/film';
import { text } from '../texts';

/** The picture types that the service accepts, as in the attribute `accept` of a file field. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp';
/** The same with the films that an advertisement takes. */
export const PICTURE_AND_FILM_TYPES = [PICTURE_TYPES, ...Object.keys(FILM_ENDINGS)].join(',');

/** Why a chosen file is no picture that can be used, in words; null where its kind is right. */
export function pictureError(
  { type, name }: Pick<File, 'type' | 'name'>,
  types: string = PICTURE_TYPES,
): string | null {
  // Some browsers give no type for it.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return text('heic');
  if (types.split(',').includes(type)) return null;
  if (types === PICTURE_AND_FILM_TYPES) return text('noPictureOrFilm');
  return types === PICTURE_TYPES ? translate('image.notPicture') : text('otherPicture');
}

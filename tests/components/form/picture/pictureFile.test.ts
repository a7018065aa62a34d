import { expect, it } from 'vitest';
import { PICTURE_AND_FILM_TYPES, pictureError } from '@/components/form/picture/pictureFile';
import { translate } from '@/contract/texts/translate';

it('[FM27] takes PNG, JPEG and WebP', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/webp']) expect(pictureError({ type, name: 'me' })).toBeNull();
});

it('[AD14] takes films where they are asked for, and names them where another file is chosen', () => {
  for (const type of ['image/png', 'video/mp4', 'video/webm'])
    expect(pictureError({ type, name: 'ad' }, PICTURE_AND_FILM_TYPES)).toBeNull();
  expect(pictureError({ type: 'video/quicktime', name: 'ad.mov' }, PICTURE_AND_FILM_TYPES)).toContain('MP4 or WebM');
  expect(pictureError({ type: 'video/mp4', name: 'ad' })).toBe(translate('image.notPicture'));
});

it('[FM27] says how to get a picture from a HEIC photo, also where the browser does not know its type', () => {
  for (const file of [
    { type: 'image/heic', name: 'IMG_1' },
    { type: '', name: 'IMG_1.HEIC' },
    { type: 'image/heif', name: 'IMG_1.heif' },
  ])
    expect(pictureError(file)).toContain('HEIC');
  for (const file of [
    { type: 'image/svg+xml', name: 'me.svg' },
    { type: 'text/plain', name: 'heic.txt' },
  ])
    expect(pictureError(file)).toBe(translate('image.notPicture'));
});

import { PICTURE_SIDES } from '@/contract/uploads/pictures';
import { draftFiles } from '../storage/draftFiles';
import type { Storage } from '../storage/storage';
import { type StoredImage, storeImage } from './storeImage';

/** Stores logos of destinations that were fetched, as uploaded ones are, each under a key with an end of its own. */
export const storeLogo =
  (storage: Storage, clock: () => Date) =>
  (picture: Uint8Array, keySuffix: string): Promise<StoredImage> =>
    storeImage(draftFiles(storage, clock()), picture, 'logo', { side: PICTURE_SIDES['destination.logo'], keySuffix });

import sharp from 'sharp';
import { translate } from '@/contract/texts/translate';
import { InvalidError } from '../errors';

// No picture is read twice, and the cache keeps the files of those that were refused open after they were deleted.
sharp.cache(false);

export interface ConvertedImage {
  readonly bytes: Buffer;
  readonly contentType: 'image/webp';
}

const FORMATS: readonly string[] = ['png', 'jpeg', 'webp'];
/** 36 megapixels, checked before decoding: a small file can unpack to gigabytes. */
const MAX_PIXELS = 36_000_000;
/** Longer side of the stored image in pixels, where the caller names none. */
const MAX_SIDE = 512;

/** Differences from the rules for any picture. */
export interface PictureRules {
  /** Longer side of the result in pixels, at most. */
  readonly side?: number;
  /** The accepted formats, as `sharp` names them. */
  readonly formats?: readonly string[];
  /** The error for any other file. */
  readonly refusal?: string;
}

/**
 * Re-encodes an uploaded PNG, JPEG or WebP: rotated by its EXIF orientation, scaled down, without metadata. The bytes
 * decide the type, not the file name.
 *
 * @param field the form field that the error names
 * @throws InvalidError for any other file
 */
export async function convertImage(
  path: string,
  field: string,
  { side = MAX_SIDE, formats = FORMATS, refusal = translate('image.notPicture') }: PictureRules = {},
): Promise<ConvertedImage> {
  try {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, pages: 1 });
    const { format } = await image.metadata();
    if (!formats.some((one) => one === format)) throw new Error(`This is ${format}.`);
    const bytes = await image
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
    return { bytes, contentType: 'image/webp' };
  } catch {
    throw new InvalidError({ [field]: [refusal] });
  }
}

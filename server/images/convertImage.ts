import sharp from 'sharp';
import { translate } from '@/contract/texts/translate';
import { InvalidError } from '../errors';

export interface ConvertedImage {
  readonly bytes: Buffer;
  readonly contentType: 'image/webp';
}

/** 36 megapixels, looked at before anything is decoded (I4). */
const MAX_PIXELS = 36_000_000;
/** Pixels of the longer side of what is kept. */
const MAX_SIDE = 512;

/**
 * A picture of our own making from an uploaded PNG or JPEG: turned as its camera says, no larger than 512 pixels, without
 * what else the file carried. What it is, its bytes say, not its name.
 *
 * @param field the form's field, for the refusal
 * @throws InvalidError for anything else
 */
export async function convertImage(path: string, field: string): Promise<ConvertedImage> {
  try {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, pages: 1 });
    const { format } = await image.metadata();
    if (format !== 'png' && format !== 'jpeg') throw new Error(`This is ${format}.`);
    const bytes = await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
    return { bytes, contentType: 'image/webp' };
  } catch {
    throw new InvalidError({ [field]: [translate('image.notPicture')] });
  }
}

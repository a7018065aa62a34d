import sharp from 'sharp';
import { translate } from '@/contract/texts/translate';
import { InvalidError } from '../errors';
import { createTurns } from '../turns';

// No picture is read twice, and the cache keeps the files of those that were refused open after they were deleted.
sharp.cache(false);

export interface ConvertedImage {
  readonly bytes: Buffer;
  readonly contentType: 'image/webp';
}

const FORMATS: readonly string[] = ['png', 'jpeg', 'webp'];
/** 36 megapixels, checked before decoding: a small file can unpack to gigabytes. */
const MAX_PIXELS = 36_000_000;
/** Pixels of each side: a picture of one row costs seconds, however few pixels it has in all. */
const MAX_INPUT_SIDE = 20_000;
/** Pictures that are converted at a time, and those that may wait. Each costs up to a second of a core. */
const TURNS = { most: 2, mostOfOne: 2, maxWaiting: 50, maxWaitingOfOne: 50, timeout: 30_000 };
const turns = createTurns(TURNS);
/** Turns are shared by all callers, since each has few uploads at a time. */
const ANYONE = 0;
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
 * @param picture the path of its file, or its bytes
 * @param field the form field that the error names
 * @throws InvalidError for any other file, BusyError when too many wait
 */
export async function convertImage(
  picture: string | Uint8Array,
  field: string,
  { side = MAX_SIDE, formats = FORMATS, refusal = translate('image.notPicture') }: PictureRules = {},
): Promise<ConvertedImage> {
  const endTurn = await turns.take(ANYONE);
  try {
    const image = sharp(picture, { limitInputPixels: MAX_PIXELS, pages: 1 });
    const { format, width, height } = await image.metadata();
    if (!formats.some((one) => one === format)) throw new Error(`This is ${format}.`);
    if (Math.max(width, height) > MAX_INPUT_SIDE) throw new Error(`This has ${width} x ${height} points.`);
    const bytes = await image
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
    return { bytes, contentType: 'image/webp' };
  } catch {
    throw new InvalidError({ [field]: [refusal] });
  } finally {
    endTurn();
  }
}

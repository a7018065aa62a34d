/** A picture that replaces the name of a room on the map. */
export interface MapLogo {
  readonly image: CanvasImageSource;
  /** Of the picture, in any unit. */
  readonly width: number;
  readonly height: number;
}

/** Enough for the largest size on a screen of two pixels to a pixel; scaling a larger one would cost at every painting. */
const LONGEST_SIDE = 256;

/**
 * Loads a picture once, scaled to the size on the map.
 * @throws when it cannot be fetched or decoded
 */
export async function loadMapLogo(address: string): Promise<MapLogo> {
  const picture = new Image();
  // A picture of another host without its consent would make the canvas unreadable.
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  await picture.decode();
  const { naturalWidth, naturalHeight } = picture;
  // Sharp at every size, and small.
  if (address.endsWith('.svg')) return { image: picture, width: naturalWidth, height: naturalHeight };
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const image = await createImageBitmap(picture, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  return { image, width, height };
}

import sharp from 'sharp';

/** A square PNG of one colour. */
export const pngFile = (side = 64, background = '#0b6e6e'): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 4, background } })
    .png()
    .toBuffer();

/** A part of an image in its own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size of the cropped image: that of the part, its longer side at most `side` pixels. */
export function croppedSize({ width, height }: CropArea, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws the part over the whole canvas, which gets this size in pixels. */
export function drawCrop(
  image: CanvasImageSource,
  area: CropArea,
  canvas: HTMLCanvasElement,
  { width, height }: { width: number; height: number },
): void {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
}

/** The part as a PNG, its longer side at most `side` pixels. @throws when the browser cannot encode it */
export function cropPicture(image: CanvasImageSource, area: CropArea, side: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawCrop(image, area, canvas, croppedSize(area, side));
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cropped.'))),
      'image/png',
    );
  });
}

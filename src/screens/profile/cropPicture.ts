/** Side of the uploaded image in pixels. */
const SIDE = 512;

/** A part of an image in its own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function drawCrop(image: CanvasImageSource, area: CropArea, canvas: HTMLCanvasElement, side = SIDE): void {
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
}

/** The part as a square PNG. @throws when the browser cannot encode it */
export function cropPicture(image: CanvasImageSource, area: CropArea): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawCrop(image, area, canvas);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cropped.'))),
      'image/png',
    );
  });
}

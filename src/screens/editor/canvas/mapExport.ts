import { downloadFile } from '@/components/downloadFile';
import type { MapCanvasHandle } from '@/components/mapCanvas/MapCanvas';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import type { ThemeName } from '@/components/theme';

interface ExportOptions {
  readonly canvas: MapCanvasHandle | null;
  readonly theme: ThemeName;
  /** Of location and floor. */
  readonly names: readonly (string | undefined)[];
}

/** The visible part of the map as a PNG file. @throws where it cannot be drawn */
async function pictureOf({ canvas, theme }: ExportOptions): Promise<Blob> {
  const seen = canvas?.toCanvas();
  const context = seen?.getContext('2d');
  if (!seen || !context) throw new Error('The map cannot be exported.');
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  // The stage itself has no ground.
  context.fillStyle = MAP_COLOURS[theme].background;
  context.fillRect(0, 0, seen.width, seen.height);
  const blob = await new Promise<Blob | null>((done) => seen.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The map cannot be exported.');
  return blob;
}

const nameOf = ({ names }: ExportOptions): string => names.filter(Boolean).join(' ');

/** Characters that a file name has on no system. */
const UNUSABLE = /[\\/:*?"<>|]/g;

export async function exportPicture(options: ExportOptions): Promise<void> {
  const content = await pictureOf(options);
  downloadFile(`${nameOf(options).replace(UNUSABLE, '-')}.png`, content);
}

const PRINTED = `
[data-printed] { display: none; }
@media print {
  body > :not([data-printed]) { display: none !important; }
  [data-printed] { display: block; width: 100%; max-height: 100vh; object-fit: contain; }
}`;

/** Prints what is seen of the map, without the page around it. */
export async function printMap(options: ExportOptions): Promise<void> {
  const image = new Image();
  image.dataset.printed = '';
  image.alt = nameOf(options);
  image.src = URL.createObjectURL(await pictureOf(options));
  await image.decode();
  const style = new CSSStyleSheet();
  style.replaceSync(PRINTED);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  document.body.append(image);
  window.print();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
  image.remove();
  URL.revokeObjectURL(image.src);
}

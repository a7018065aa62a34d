import { PICTURE_LIMIT } from '@/contract/common';
import { pictureKindOf } from '@/model/underlay/pictureKind';
import { MOST_RATIO } from '@/model/underlay/underlay';
import { type OpenedPdf, openPdf } from './openPdf';
import { text } from './underlayTexts';

/** First bytes by which a file is known; an SVG may begin with comments. */
const HEAD = 4096;
/** Pixels of the longer side, as the service keeps it. */
const SIDE = 4096;
const QUALITY = 0.9;

interface ReadUnderlay {
  readonly file: Blob;
  readonly filename: string;
  /** Its height by its width. */
  readonly ratio: number;
}

/**
 * A chosen file as a picture that can be sent. An SVG is drawn into a picture here: as an image, so none of its scripts runs and nothing
 * that it refers to is fetched. Of a PDF the page is drawn; where it has several and `page`, counted from 1, is null the answer is how
 * many. @throws Error in words that a person understands
 */
export async function readUnderlay(
  file: Blob,
  page: number | null,
  open: (file: Blob) => Promise<OpenedPdf> = openPdf,
): Promise<ReadUnderlay | { readonly pages: number }> {
  const kind = pictureKindOf(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (kind === null) throw new Error(text('kind'));
  if (kind === 'pdf') return readPage(await open(file), page);
  const image = await decoded(kind === 'svg' ? new Blob([file], { type: 'image/svg+xml' }) : file);
  const ratio = checkedRatio(image.naturalHeight / image.naturalWidth);
  if (kind === 'picture' && file.size <= PICTURE_LIMIT) return { file, filename: 'underlay', ratio };
  return { file: await drawn(image), filename: 'underlay', ratio };
}

function checkedRatio(ratio: number): number {
  if (ratio > MOST_RATIO || ratio < 1 / MOST_RATIO) throw new Error(text('longSide'));
  return ratio;
}

async function readPage(pdf: OpenedPdf, page: number | null): Promise<ReadUnderlay | { readonly pages: number }> {
  const { pages } = pdf;
  try {
    if (page === null && pages > 1) return { pages };
    const canvas = await pdf.draw(page ?? 1, SIDE);
    const ratio = checkedRatio(canvas.height / canvas.width);
    return { file: await pictureOf(canvas), filename: 'underlay', ratio };
  } finally {
    await pdf.close();
  }
}

async function decoded(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error('It has no size.');
    return image;
  } catch (error) {
    throw new Error(text('unreadable'), { cause: error });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** On white paper, since what lies under transparent parts would be black in a JPEG. */
async function drawn(image: HTMLImageElement): Promise<Blob> {
  const factor = SIDE / Math.max(image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * factor));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * factor));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(text('unreadable'));
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return pictureOf(canvas);
}

async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const png = await blobOf(canvas, 'image/png');
  return png.size <= PICTURE_LIMIT ? png : blobOf(canvas, 'image/jpeg');
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    try {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(text('unreadable')))), type, QUALITY);
    } catch (error) {
      // A browser that does not let the picture out.
      reject(new Error(text('unreadable'), { cause: error }));
    }
  });

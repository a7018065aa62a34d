import { text } from './underlayTexts';

/** Bytes: the whole file is held in memory while a page is drawn. */
const LARGEST = 128 * 1024 * 1024;

/** A PDF of which pages can be drawn. */
export interface OpenedPdf {
  readonly pages: number;
  /** Draws a page, counted from 1, on white paper with so many pixels on its longer side. */
  readonly draw: (page: number, side: number) => Promise<HTMLCanvasElement>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a PDF with pdf.js, which is loaded with the first one. Scripts in it do not run, and nothing that it refers to is fetched.
 * @throws Error in words that a person understands
 */
export async function openPdf(file: Blob): Promise<OpenedPdf> {
  if (file.size > LARGEST) throw new Error(text('largePdf'));
  const [{ getDocument, GlobalWorkerOptions }, { default: PdfThread }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?worker'),
  ]);
  const thread = new PdfThread();
  GlobalWorkerOptions.workerPort = thread;
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    isEvalSupported: false,
    enableXfa: false,
  });
  const close = async () => {
    await loading.destroy();
    GlobalWorkerOptions.workerPort = null;
    thread.terminate();
  };
  try {
    const document = await loading.promise;
    return {
      pages: document.numPages,
      draw: async (number, side) => {
        const page = await document.getPage(number);
        const { width, height } = page.getViewport({ scale: 1 });
        const viewport = page.getViewport({ scale: side / Math.max(width, height) });
        const canvas = window.document.createElement('canvas');
        canvas.width = Math.max(1, Math.round(viewport.width));
        canvas.height = Math.max(1, Math.round(viewport.height));
        await page.render({ canvas, viewport, background: '#ffffff' }).promise;
        return canvas;
      },
      close,
    };
  } catch (error) {
    await close();
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Error(text(isLocked ? 'lockedPdf' : 'unreadablePdf'), { cause: error });
  }
}

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of a PDF page by page, blanks and line ends as one blank each. */
export async function readPdf(bytes: Uint8Array): Promise<readonly string[]> {
  // The reader takes the bytes over.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const parts = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''));
    pages.push(parts.join('').replace(/\s+/g, ' ').trim());
  }
  await loading.destroy();
  return pages;
}

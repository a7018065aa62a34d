import { usePrinting } from '../layout/usePrinting';

/** Rows of a list on paper, some fifty pages: a printer, and its preview, would be busy with more for minutes. */
const MOST_PRINTED = 2000;

/**
 * The rows to render: all that paper has room for while the page is printed, whatever the window shows.
 * @returns null for the rows while nothing is printed, and how many of them paper leaves out
 */
export function usePrintedRows<Row>(rows: readonly Row[]): { printed: readonly Row[] | null; left: number } {
  const isPrinting = usePrinting();
  if (!isPrinting) return { printed: null, left: 0 };
  return { printed: rows.slice(0, MOST_PRINTED), left: Math.max(0, rows.length - MOST_PRINTED) };
}

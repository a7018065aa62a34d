/**
 * Gives a cell whose text is cut off that text as its title, and takes it away where the text has room again. Call it when
 * the pointer enters: layout is read for one cell alone.
 */
export function titleCutText(cell: HTMLElement): void {
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('a, span')];
  const isCut = parts.some(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth);
  if (isCut) cell.title = cell.textContent?.trim() ?? '';
  else cell.removeAttribute('title');
}

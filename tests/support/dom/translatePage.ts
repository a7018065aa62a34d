/**
 * Replaces each text of the page as the translation of a browser does: by elements `font` with a text of its own, so that no
 * text node stays which React has made.
 */
export function translatePage(page: HTMLElement): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const node of found) {
    if (node.data.trim() === '') continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = node.data;
    outer.append(inner);
    node.replaceWith(outer);
  }
}

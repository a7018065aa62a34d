/** The kinds of files that people have as an underlay; `picture` is a PNG, JPEG or WebP. */
export type PictureKind = 'picture' | 'svg' | 'pdf';

/** The kind of a file by its first bytes, whatever its name; null for any other. */
export function pictureKindOf(head: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...head);
  if (text.startsWith('\x89PNG\r\n\x1a\n') || text.startsWith('\xff\xd8\xff')) return 'picture';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'picture';
  if (text.includes('%PDF-')) return 'pdf';
  // After a mark of the encoding, a declaration and comments.
  return /^[^<]*<(\?|!|svg\b)/.test(text) && /<svg\b/.test(text) ? 'svg' : null;
}

/** The characters of the bytes 0x80 to 0x9F; a blank where there is none. */
const MIDDLE = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * Windows-1252 by a table of our own: decoders of browsers and of Node differ in the bytes 0x80 to 0x9F. Null where a
 * byte has no character.
 */
export function decodeWindows1252(bytes: Uint8Array): string | null {
  let text = '';
  for (const byte of bytes) {
    const character = byte >= 0x80 && byte <= 0x9f ? MIDDLE[byte - 0x80]! : String.fromCharCode(byte);
    if (character === ' ' && byte !== 0x20) return null;
    text += character;
  }
  return text;
}

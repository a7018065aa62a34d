/** The characters of the bytes 0x80 to 0xFF. */
const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** The code page of DOS, in which names in zip archives are written that are not marked as UTF-8. */
export const decodeCodePage437 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : UPPER[byte - 0x80]!)).join('');

/** Lines and blocks of tables, which no file name has. */
export const hasTableLines = (text: string): boolean => /[\u2500-\u259f]/.test(text);

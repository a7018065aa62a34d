const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi;
const LAST = 0x10ffff;

/** Text of a feed that was written for web pages, as people read it: `Marks &amp; Spencer`. Anything else stays. */
export const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (entity, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    const isCharacter = code >= 32 && code <= LAST && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : entity;
  });

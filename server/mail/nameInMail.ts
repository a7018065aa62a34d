/** Something that mail programs turn into a link, or that reads like an address: `a.b`, `a@b`, `x:/`, `/a`. */
const LINK_LIKE = /[@/\\<>]|:\S|[\p{L}\p{N}]\.[\p{L}\p{N}]/u;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/**
 * A name as a mail may show it: without line breaks and invisible characters, and nothing at all where it holds a link
 * or an address, since the names of accounts, organisations and locations are typed by people whom the reader need not know.
 */
export function nameInMail(name: string): string | null {
  const plain = name.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
  return plain === '' || LINK_LIKE.test(plain) ? null : plain;
}

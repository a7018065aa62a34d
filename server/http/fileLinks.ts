import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@/model/content/isUuid';

/** Milliseconds that a link works. */
const LIFETIME = 30 * 60_000;

/** Makes and reads tokens of links to one file, for downloads by the browser, which sends no bearer token. */
export interface FileLinks {
  readonly tokenOf: (uuid: string, now: Date) => string;
  /** The uuid of the file; null where the token is over or was not made here. */
  readonly read: (token: string, now: Date) => string | null;
}

/** @param secret at least 32 bytes, the same on every instance */
export function createFileLinks(secret: Uint8Array): FileLinks {
  const sign = (text: string) => createHmac('sha256', secret).update(`project file\0${text}`).digest('base64url');
  return {
    tokenOf: (uuid, now) => {
      const text = `${uuid}.${(now.getTime() + LIFETIME).toString(36)}`;
      return `${text}.${sign(text)}`;
    },
    read: (token, now) => {
      const [uuid = '', ends = '', ...rest] = token.split('.');
      // Compared as spelt: base64url ends in unused bits, so several spellings decode to the same bytes.
      const expected = Buffer.from(sign(`${uuid}.${ends}`));
      const given = Buffer.from(rest.join('.'));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return isUuid(uuid) && Number.parseInt(ends, 36) > now.getTime() ? uuid : null;
    },
  };
}

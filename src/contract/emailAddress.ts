import * as z from 'zod/mini';
import { tidied } from './common';

/** Letters, digits and signs that a mail server takes before the @, with dots between them. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const MOST_LOCAL = 64;
const MOST_DOMAIN = 253;
const ASCII = /^[\x20-\x7e]*$/;
/** Characters that end a host in an address, or are decoded there. */
const NO_HOST = /[\s/?#%@:\\[\]<>^|]/;

/** The domain as mail servers write it (`xn--…`); null where it is none. */
function asciiDomain(domain: string): string | null {
  if (NO_HOST.test(domain)) return null;
  const ascii = ASCII.test(domain) ? domain : hostOf(domain);
  const labels = ascii?.split('.') ?? [];
  const isDomain =
    ascii !== null &&
    ascii.length <= MOST_DOMAIN &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');
  return isDomain ? ascii : null;
}

function hostOf(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** The address with its domain as mail servers write it, so that an account has one address; null for a wrong one. */
export function mailAddress(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(0, at));
  const domain = asciiDomain(typed.slice(at + 1));
  return domain !== null && local.length <= MOST_LOCAL && LOCAL.test(local) ? `${local}@${domain}` : null;
}

/** An e-mail address as mail servers accept it: `missing` for an empty one, `invalid` for one that is none. */
export const emailAddress = (missing: string, invalid: string) =>
  z.string().check(
    tidied(),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(254, { error: invalid, abort: true }),
    z.refine((typed) => mailAddress(typed) !== null, { error: invalid, abort: true }),
    z.overwrite((typed) => mailAddress(typed) ?? typed),
  );

import { shortDigest } from '../shortDigest';
import type { PlaceProblem } from './placeFields';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The end of the key of a picture that was fetched from an address, 11 characters. A later import knows by it that the
 * picture is already there, in the browser too.
 */
export function fetchedSuffix(address: string): string {
  let digest = BigInt(`0x${shortDigest(address)}`);
  let suffix = '';
  for (let at = 0; at < 11; at++) {
    suffix += DIGITS[Number(digest & 63n)];
    digest >>= 6n;
  }
  return suffix;
}

/** A public address that can be fetched. */
function isFetchable(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** The address of a picture in Atrium that an address names, on whatever host; null for any other. */
export function ownPicture(address: string): string | null {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return /^\/api\/images\/[\w-]+$/.test(path) ? path : null;
}

const isLogoAt = (logo: string, address: string): boolean =>
  logo !== '' && (ownPicture(address) === logo || logo.endsWith(fetchedSuffix(address)));

/**
 * The logo of a place after a row: as it is where the row names none, an address that cannot be fetched, or that of the
 * picture that the place has; else the address of the row.
 * @param logo of the place: the address of a picture in Atrium, empty for none
 * @param address of the row; undefined for none, empty to remove the logo
 */
export function plannedLogo(
  logo: string,
  address: string | undefined,
): { readonly value: string; readonly warnings: readonly PlaceProblem[] } {
  if (address === undefined || isLogoAt(logo, address)) return { value: logo, warnings: [] };
  if (address === '' || isFetchable(address) || ownPicture(address) !== null) return { value: address, warnings: [] };
  return { value: logo, warnings: [{ code: 'logo-wrong', field: 'logo', value: address }] };
}

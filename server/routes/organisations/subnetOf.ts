import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a subscriber cannot choose. */
const SUBNET_GROUPS = 4;

/**
 * The part of a caller's address that limits count by: an IPv4 address whole, of an IPv6 address the first 64 bits, since
 * a single subscriber has all addresses below them.
 */
export function subnetOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return address;
  // A tail in dotted form is two groups, which are beyond the first four unless zeros are left out before it.
  const [head = '', tail] = plain.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return `${groups
    .slice(0, SUBNET_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

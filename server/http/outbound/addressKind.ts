import { BlockList, isIP } from 'node:net';

/**
 * - `public`: anybody can be asked.
 * - `private`: only where the operator has allowed it by name.
 * - `never`: not even then. From metadata services a feed could take the keys of the machine.
 */
export type AddressKind = 'public' | 'private' | 'never';

const NEVER_4 = subnets('ipv4', [
  // Link-local, with the metadata services of most providers.
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['192.0.0.192', 32],
  ['224.0.0.0', 4],
  ['255.255.255.255', 32],
]);

const PRIVATE_4 = subnets('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['240.0.0.0', 4],
]);

const NEVER_6 = subnets('ipv6', [
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  ['fd00:ec2::254', 128],
  ['fd20:ce::254', 128],
]);

const GLOBAL_6 = subnets('ipv6', [['2000::', 3]]);
/** Parts of the global range that are no hosts of the internet: protocols, tunnels, documentation. */
const NOT_GLOBAL_6 = subnets('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function subnets(family: 'ipv4' | 'ipv6', all: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of all) list.addSubnet(network, bits, family);
  return list;
}

/**
 * The kind of an IP address in any spelling that a resolver or socket gives; `never` for a text that is not an address.
 */
export function addressKind(address: string): AddressKind {
  const family = isIP(address);
  if (family === 4) return kindOf4(address);
  // An address with a zone, such as fe80::1%eth0, names an interface of this machine.
  if (family !== 6 || address.includes('%')) return 'never';
  const groups = groupsOf(address);
  const inner = embedded4(groups);
  if (inner !== null) {
    const kind = kindOf4(inner.address);
    return inner.isHost || kind === 'never' ? kind : 'private';
  }
  if (NEVER_6.check(address, 'ipv6')) return 'never';
  return GLOBAL_6.check(address, 'ipv6') && !NOT_GLOBAL_6.check(address, 'ipv6') ? 'public' : 'private';
}

function kindOf4(address: string): AddressKind {
  if (NEVER_4.check(address)) return 'never';
  return PRIVATE_4.check(address) ? 'private' : 'public';
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // The parser of addresses gives one spelling for all: lower case, without a dotted end.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  if (tail === undefined) return read(head);
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/**
 * The IPv4 address inside: mapped and compatible ones and those behind NAT64 reach that host itself (`isHost`), 6to4 a
 * gateway.
 */
function embedded4(groups: readonly number[]): { readonly address: string; readonly isHost: boolean } | null {
  const dotted = (high = 0, low = 0) => [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const last = dotted(groups[6], groups[7]);
  const startsWith = (...start: readonly number[]) => start.every((group, at) => groups[at] === group);
  if (startsWith(0x2002)) return { address: dotted(groups[1], groups[2]), isHost: false };
  if (startsWith(0x64, 0xff9b, 0, 0, 0, 0)) return { address: last, isHost: true };
  if (startsWith(0, 0, 0, 0, 0, 0xffff)) return { address: last, isHost: true };
  if (startsWith(0, 0, 0, 0, 0xffff, 0)) return { address: last, isHost: true };
  // Without a dotted end ::1 reads 0.0.0.1, which is private like the loopback that it is.
  if (startsWith(0, 0, 0, 0, 0, 0)) return { address: last, isHost: true };
  return null;
}

/** Two spellings of one address. */
export function isSameAddress(one: string, other: string): boolean {
  const plain = (address: string) => {
    if (isIP(address) !== 6) return address;
    const groups = groupsOf(address);
    const inner = embedded4(groups);
    return inner?.isHost && groups[5] === 0xffff ? inner.address : groups.join(':');
  };
  return plain(one) === plain(other);
}

import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** The addresses of this machine by its interfaces, as `os.networkInterfaces` gives them. */
type Interfaces = Readonly<
  Record<
    string,
    readonly { readonly address: string; readonly family: string; readonly internal: boolean }[] | undefined
  >
>;

/** An address at which the service can be opened that listens on `host`; from other computers too where it listens on all. */
export function openAddress(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string {
  const name = EVERYWHERE.has(host) ? (outside(interfaces) ?? 'localhost') : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** The first address of version 4 that others reach. */
const outside = (interfaces: Interfaces): string | undefined =>
  Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

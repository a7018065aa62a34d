/** A host that the operator lets the service reach beyond public addresses and the usual ports. */
export interface AllowedHost {
  /** A name or an IP address, as a URL spells it; IPv6 without brackets. */
  readonly host: string;
  readonly port: number;
}

/** Reads `host:port,[::1]:8080,…`; null where an entry is neither. */
export function readAllowedHosts(text: string): readonly AllowedHost[] | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const hosts = entries.map(allowedHost);
  return hosts.every((host) => host !== null) ? hosts : null;
}

function allowedHost(entry: string): AllowedHost | null {
  const [, port = ''] = /^[^/?#@\\]+:(\d{1,5})$/.exec(entry) ?? [];
  if (port === '' || Number(port) < 1 || !URL.canParse(`http://${entry}`)) return null;
  return { host: hostOf(new URL(`http://${entry}`)), port: Number(port) };
}

/** Its name or IP address in one spelling, without brackets and the dot at the end. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** The port of an address, also where it is the usual one. */
export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

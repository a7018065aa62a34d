/**
 * The domains from which an access key may be used: `https://*.example.com:8443`. Without a scheme both http and https
 * match, and without a port the usual one of the scheme. `*` stands for one whole label, and as the first one for any
 * number of labels; `*` alone for every host; `:*` for every port.
 */
interface DomainPattern {
  readonly scheme: 'http:' | 'https:' | null;
  /** Labels from the left, or one that is an IP address. */
  readonly labels: readonly string[];
  /** Null for the usual port of the scheme. */
  readonly port: string | null;
}

const ENTRY = /^(?:(https?|\*):\/\/)?(\[[0-9a-f:.]+\]|[^\s/?#:@[\]\\]+)(?::(\d{1,5}|\*))?(?:\/\*?)?$/iu;
/** Replaces `*` while a host is brought into its normal form. */
const STAND_IN = 'x-any-label-x';
const USUAL_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const MAX_PORT = 65_535;

/** Lower case and Punycode, as in an Origin; null for a text that is not a host. */
function normalHost(host: string): string | null {
  const parts = host.split('.');
  // Part of a label cannot be a wildcard: *example.com would let evil-example.com in.
  if (parts.some((part) => part !== '*' && part.includes('*'))) return null;
  const address = `http://${parts.map((part) => (part === '*' ? STAND_IN : part)).join('.')}`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  if (hostname.split('.').some((label) => label === '')) return null;
  return hostname.replaceAll(STAND_IN, '*');
}

/** The pattern of an entry; null for an invalid one. */
export function parseDomain(entry: string): DomainPattern | null {
  const [, scheme, host, port] = ENTRY.exec(entry.trim()) ?? [];
  if (host === undefined) return null;
  const normal = normalHost(host);
  if (normal === null || (port !== undefined && port !== '*' && Number(port) > MAX_PORT)) return null;
  return {
    scheme: scheme === undefined || scheme === '*' ? null : scheme.toLowerCase() === 'http' ? 'http:' : 'https:',
    labels: normal.split('.'),
    port: port ?? null,
  };
}

function matchesLabels(pattern: readonly string[], host: readonly string[]): boolean {
  if (pattern[0] === '*') {
    const rest = pattern.slice(1);
    const tail = host.slice(host.length - rest.length);
    return host.length > rest.length && rest.every((label, at) => label === '*' || label === tail[at]);
  }
  return pattern.length === host.length && pattern.every((label, at) => label === '*' || label === host[at]);
}

/** Whether an entry allows an Origin such as `https://shop.example.com:8443`. */
export function matchesDomain(entry: string, origin: string): boolean {
  const pattern = parseDomain(entry);
  if (!pattern || !URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  const usual = USUAL_PORTS[protocol];
  if (usual === undefined || (pattern.scheme !== null && pattern.scheme !== protocol)) return false;
  const isPort = pattern.port === '*' || (pattern.port ?? usual) === (port || usual);
  return isPort && matchesLabels(pattern.labels, hostname.split('.'));
}

/** Whether a key may be used from an Origin: from any one where no domain is named. A request without Origin comes from none. */
export const allowsOrigin = (domains: readonly string[], origin: string | null): boolean =>
  domains.length === 0 || (origin !== null && domains.some((entry) => matchesDomain(entry, origin)));

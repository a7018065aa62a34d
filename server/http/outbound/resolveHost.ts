import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** The IP addresses of a host. Rejects a host without any. */
export type ResolveHost = (host: string, given: { isAllowed: boolean; signal: AbortSignal }) => Promise<string[]>;

/** Milliseconds that a name server has, and how often it is asked. */
const LOOKUP = { timeout: 2000, tries: 2 };

/**
 * Asks the name servers of the system without its resolver: that one keeps a thread of the pool that file access needs,
 * so a slow name server would hold up everything. It is used for hosts that the operator has allowed, which may be known
 * to the machine alone.
 */
export const resolveHost: ResolveHost = async (host, { isAllowed, signal }) => {
  if (isIP(host) > 0) return [host];
  if (isAllowed) return (await lookup(host, { all: true })).map(({ address }) => address);
  const resolver = new Resolver(LOOKUP);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw new Error('The host has no address.');
    return addresses;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

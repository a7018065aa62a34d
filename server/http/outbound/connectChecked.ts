import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { addressKind, isSameAddress } from './addressKind';
import { type AllowedHost, hostOf, portOf } from './allowedHosts';
import { OutboundError } from './outboundError';
import type { ResolveHost } from './resolveHost';

interface Connecting {
  readonly allow: readonly AllowedHost[];
  readonly resolve: ResolveHost;
  readonly signal: AbortSignal;
}

const USUAL_PORTS = [80, 443];
/** Addresses of one host that are tried. */
const MOST_ADDRESSES = 4;

/**
 * Resolves the host of an address, checks every address that it has and connects to one of them, as one act: nothing
 * resolves the name again afterwards, and not a byte is sent before the other end is known to be the checked one.
 * @throws OutboundError
 */
export async function connectChecked(target: URL, { allow, resolve, signal }: Connecting): Promise<Duplex> {
  const [host, port] = [hostOf(target), portOf(target)];
  const isAllowed = allow.some((one) => one.host === host && one.port === port);
  if (!USUAL_PORTS.includes(port) && !isAllowed) throw new OutboundError('refused-port');
  const isUsable = (address: string) => {
    const kind = addressKind(address);
    return kind === 'public' || (isAllowed && kind === 'private');
  };
  const addresses = await resolved(host, isAllowed, { resolve, signal });
  // A name with one good and one forbidden address is a trap, not a source.
  if (!addresses.every(isUsable)) throw new OutboundError('refused-address');
  const socket = await firstConnection(addresses.slice(0, MOST_ADDRESSES), port, signal);
  const remote = socket.remoteAddress ?? '';
  if (!isUsable(remote) || !addresses.some((address) => isSameAddress(address, remote))) {
    socket.destroy();
    throw new OutboundError('refused-address');
  }
  return target.protocol === 'https:' ? encrypted(socket, host, signal) : socket;
}

async function resolved(
  host: string,
  isAllowed: boolean,
  { resolve, signal }: Pick<Connecting, 'resolve' | 'signal'>,
): Promise<string[]> {
  try {
    return await resolve(host, { isAllowed, signal });
  } catch (cause) {
    signal.throwIfAborted();
    throw new OutboundError('refused-address', { cause });
  }
}

async function firstConnection(addresses: readonly string[], port: number, signal: AbortSignal): Promise<Socket> {
  let cause: unknown = null;
  for (const host of addresses) {
    const socket = connect({ host, port, family: isIP(host), autoSelectFamily: false });
    try {
      await once(socket, 'connect', { signal });
      return socket;
    } catch (error) {
      socket.destroy();
      signal.throwIfAborted();
      cause = error;
    }
  }
  throw new OutboundError('no-connection', { cause });
}

async function encrypted(socket: Socket, host: string, signal: AbortSignal): Promise<Duplex> {
  const secure = connectTls({ socket, host, ...(isIP(host) === 0 && { servername: host }) });
  try {
    await once(secure, 'secureConnect', { signal });
    return secure;
  } catch (cause) {
    secure.destroy();
    socket.destroy();
    signal.throwIfAborted();
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new OutboundError(/^(ECONN|EPIPE|ETIMEDOUT)/.test(code) ? 'no-connection' : 'certificate', { cause });
  }
}

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createTurns } from '../../turns';
import { type AllowedHost, hostOf } from './allowedHosts';
import { connectChecked } from './connectChecked';
import { OutboundError, type OutboundProblem } from './outboundError';
import { readBody } from './readBody';
import { type ResolveHost, resolveHost } from './resolveHost';

interface OutboundRequest {
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** How long all of it may take; never longer than OUTBOUND_LIMITS. */
  readonly milliseconds: number;
  /** Id of the organisation that asks. */
  readonly owner: number;
}

/** The only way of the service to an address that a person has typed. */
export interface OutboundClient {
  /**
   * The bytes of what an address answers to GET, after at most three redirects.
   * @throws OutboundError with what to fix, BusyError when too many wait, or the reason of the signal
   */
  get(given: OutboundRequest, signal: AbortSignal): Promise<Uint8Array>;
}

const OUTBOUND_LIMITS = {
  bytes: 20 * 1024 * 1024,
  /** Milliseconds of a whole request, and until the first byte of each answer. */
  total: 30_000,
  firstByte: 5_000,
  redirects: 3,
};

/** Requests at a time; an organisation with slow feeds waits for itself alone. */
const TURNS = { most: 8, mostOfOne: 2, maxWaiting: 100, maxWaitingOfOne: 10, timeout: 30_000 };

interface Options {
  /** Hosts and ports that are reached although they are not public. */
  readonly allow: readonly AllowedHost[];
  readonly resolve?: ResolveHost;
  readonly limits?: Partial<typeof OUTBOUND_LIMITS>;
}

export function createOutboundClient({ allow, resolve = resolveHost, limits: given }: Options): OutboundClient {
  const limits = { ...OUTBOUND_LIMITS, ...given };
  const turns = createTurns(TURNS);

  /** One request; ends with the head of its answer. */
  const ask = async (target: URL, headers: OutboundRequest['headers'], signal: AbortSignal) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new OutboundError('too-slow')), limits.firstByte);
    const either = AbortSignal.any([signal, late.signal]);
    try {
      const socket = await connectChecked(target, { allow, resolve, signal: either });
      // The signal of the whole request stays with the body; the one of the first byte ends here.
      const asked = request({
        method: 'GET',
        path: `${target.pathname}${target.search}`,
        host: hostOf(target),
        headers: { ...Object.fromEntries(headers), host: target.host, 'accept-encoding': 'gzip' },
        createConnection: () => socket,
        signal,
      });
      const drop = () => asked.destroy();
      late.signal.addEventListener('abort', drop);
      asked.on('error', () => undefined);
      asked.end();
      const [response]: IncomingMessage[] = await once(asked, 'response', { signal: either });
      late.signal.removeEventListener('abort', drop);
      if (!response) throw new OutboundError('broken');
      return response;
    } catch (cause) {
      if (cause instanceof OutboundError) throw cause;
      either.throwIfAborted();
      throw new OutboundError('broken', { cause });
    } finally {
      clearTimeout(timer);
    }
  };

  const follow = async ({ url, headers }: OutboundRequest, signal: AbortSignal): Promise<Uint8Array> => {
    let target = parsed(url);
    let sent = headers;
    for (let redirects = 0; ; redirects += 1) {
      const response = await ask(target, sent, signal);
      try {
        const status = response.statusCode ?? 0;
        if (!REDIRECTS.has(status)) {
          if (status !== 200) throw new OutboundError(problemOf(status));
          return await readBody(response, limits.bytes);
        }
        if (redirects === limits.redirects) throw new OutboundError('too-many-redirects');
        const next = redirected(response.headers.location, target);
        // Keys are for the server that they were typed for.
        if (next.origin !== target.origin) sent = [];
        target = next;
      } finally {
        response.destroy();
      }
    }
  };

  return {
    get: async (asked, signal) => {
      const end = await turns.take(asked.owner);
      const late = new AbortController();
      const timer = setTimeout(
        () => late.abort(new OutboundError('too-slow')),
        Math.min(asked.milliseconds, limits.total),
      );
      const either = AbortSignal.any([signal, late.signal]);
      try {
        either.throwIfAborted();
        return await follow(asked, either);
      } catch (error) {
        // An abort reaches the streams as a broken connection.
        either.throwIfAborted();
        throw error;
      } finally {
        clearTimeout(timer);
        end();
      }
    },
  };
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

function parsed(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new OutboundError('bad-address');
  return url;
}

function redirected(location: string | undefined, from: URL): URL {
  const next = location !== undefined && URL.canParse(location, from) ? new URL(location, from) : null;
  const isDowngrade = from.protocol === 'https:' && next?.protocol === 'http:';
  if (!next || isDowngrade) throw new OutboundError('bad-redirect');
  try {
    return parsed(next.href);
  } catch (cause) {
    throw new OutboundError('bad-redirect', { cause });
  }
}

function problemOf(status: number): OutboundProblem {
  if (status === 401 || status === 403 || status === 407) return 'not-allowed';
  if (status === 404 || status === 410) return 'missing';
  if (status === 429 || status === 503) return 'ask-later';
  return status >= 500 ? 'faulty' : 'unexpected';
}

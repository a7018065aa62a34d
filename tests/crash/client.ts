import { setTimeout as wait } from 'node:timers/promises';
import { type CallInput, type Data, type Endpoint, fillPath } from '@/contract/endpoint';

/** A write that was sent and has no answer yet. */
export interface OpenWrite {
  readonly what: string;
  readonly key: string;
  /** The call that writes; of a job the one that started it. */
  readonly call: Endpoint;
  /** Sends the very same again. */
  readonly again: () => Promise<unknown>;
}

interface Sent {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array };
}

const TOO_OFTEN = 429;
/** Milliseconds before a refused call is sent again: the service allows it later, but nobody else waits here. */
const REST = 250;

/**
 * Calls a service that may be killed, or lose its database, at any moment, and knows which writes have no answer yet. Whoever
 * is told to come back later (503 with `Retry-After`) sends the same again under the same key, as the console does.
 */
export class Client {
  address = '';
  token = '';
  /** Uuid of the organisation that it acts for, where that is not its own. */
  organisation = '';
  readonly open = new Map<string, OpenWrite>();
  /** Names of the writing calls that were answered. */
  readonly answered = new Set<string>();
  /** How often it was told to come back later. */
  refused = 0;
  #count = 0;

  async call<E extends Endpoint>(endpoint: E, given: CallInput<E>): Promise<Data<E>> {
    return (await this.#send(endpoint, given as Sent)).data as Data<E>;
  }

  /** A write under a key of its own: it stays among the open ones until it is answered. */
  async write<E extends Endpoint>(
    what: string,
    endpoint: E,
    given: CallInput<E> & { file?: { name: string; bytes: Uint8Array } },
  ): Promise<Data<E>> {
    const key = `kill-${process.pid}-${++this.#count}`;
    const again = async () => (await this.#send(endpoint, given as Sent, key)).data;
    this.open.set(key, { what, key, call: endpoint, again });
    const data = await again();
    this.open.delete(key);
    this.answered.add(endpoint.name);
    return data as Data<E>;
  }

  /** The bytes of a file, or null where the service has none. */
  async bytes(path: string): Promise<Uint8Array | null> {
    const response = await fetch(`${this.address}/api/${path}`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  }

  async #send(endpoint: Endpoint, sent: Sent, key?: string): Promise<{ data: unknown }> {
    for (;;) {
      const response = await this.#fetch(endpoint, sent, key);
      const text = await response.text();
      if (response.ok) {
        const token = response.headers.get('authorization');
        if (token) this.token = token.replace(/^Bearer /, '');
        return JSON.parse(text) as { data: unknown };
      }
      if (response.status === TOO_OFTEN) {
        if (key) this.open.delete(key);
        throw new LimitReached(endpoint.name);
      }
      if (!isLater(response, text)) throw new ServiceError(`${endpoint.name} answered ${response.status}: ${text}`);
      this.refused++;
      await wait(REST);
    }
  }

  #fetch(endpoint: Endpoint, { params, query, body, file }: Sent, key?: string): Promise<Response> {
    const headers: Record<string, string> = {
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(this.organisation && { 'x-acting-organisation': this.organisation }),
    };
    let payload: FormData | string | undefined;
    if (file) {
      payload = new FormData();
      for (const [name, value] of Object.entries(body ?? {})) payload.set(name, String(value));
      payload.set(endpoint.upload?.field ?? 'file', new Blob([new Uint8Array(file.bytes)]), file.name);
    } else if (body !== undefined) {
      payload = JSON.stringify(body);
      headers['content-type'] = 'application/json';
    }
    const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
    return fetch(`${this.address}/api/${fillPath(endpoint.path, params)}${search}`, {
      method: endpoint.method,
      headers,
      ...(payload !== undefined && { body: payload }),
    });
  }
}

/** Whether the service says in the form of the contract that the same call may succeed later. */
function isLater({ status, headers }: Response, text: string): boolean {
  if (status !== 503 || headers.get('retry-after') === null) return false;
  return (JSON.parse(text) as { code?: string }).code === 'busy';
}

/** The call may be made so often within an hour, which a long run reaches: nothing was done. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

/** The service lives and said no, which neither a kill nor a lost database may look like. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}

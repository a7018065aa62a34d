import { type CallInput, type Data, type Endpoint, fillPath } from '@/contract/endpoint';

/** A write that was sent and has no answer yet. */
export interface OpenWrite {
  readonly what: string;
  readonly key: string;
  /** Sends the very same again. */
  readonly again: () => Promise<unknown>;
}

interface Sent {
  readonly params?: Record<string, string>;
  readonly body?: unknown;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array };
}

/** Calls a service that may be killed at any moment, and knows which writes have no answer yet. */
export class Client {
  address = '';
  token = '';
  /** Uuid of the organisation that it acts for, where that is not its own. */
  organisation = '';
  readonly open = new Map<string, OpenWrite>();
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
    this.open.set(key, { what, key, again });
    const data = await again();
    this.open.delete(key);
    return data as Data<E>;
  }

  /** The bytes of a file, or null where the service has none. */
  async bytes(path: string): Promise<Uint8Array | null> {
    const response = await fetch(`${this.address}/api/${path}`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  }

  async #send(endpoint: Endpoint, { params, body, file }: Sent, key?: string): Promise<{ data: unknown }> {
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
    const response = await fetch(`${this.address}/api/${fillPath(endpoint.path, params)}`, {
      method: endpoint.method,
      headers,
      ...(payload !== undefined && { body: payload }),
    });
    const text = await response.text();
    if (!response.ok) throw new ServiceError(`${endpoint.name} answered ${response.status}: ${text}`);
    const token = response.headers.get('authorization');
    if (token) this.token = token.replace(/^Bearer /, '');
    return JSON.parse(text) as { data: unknown };
  }
}

/** The service lives and said no: never what a kill looks like. */
class ServiceError extends Error {
  override readonly name = 'ServiceError';
}

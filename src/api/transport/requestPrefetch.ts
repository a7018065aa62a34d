/** How long a prefetched response counts as fresh, in milliseconds. */
const MAX_AGE = 5_000;

interface PrefetchedRequest {
  readonly answer: Promise<Response>;
  readonly controller: AbortController;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The parts of a request that change the response of the same address. */
const keyOf = (address: string, headers: HeadersInit | undefined): string =>
  `${address} ${new Headers(headers).get('x-acting-organisation') ?? ''}`;

/**
 * Prefetched responses. The first identical request within five seconds takes the response; later ones, those with a
 * cached ETag, and those after a failure are sent. Responses that nobody takes are cancelled.
 */
export class RequestPrefetch {
  readonly #requests = new Map<string, PrefetchedRequest>();
  readonly #fetch: typeof fetch;

  constructor(ask: typeof fetch = (input, init) => fetch(input, init)) {
    this.#fetch = ask;
  }

  prefetch(address: string, headers: Record<string, string>): void {
    const key = keyOf(address, headers);
    this.#abort(key);
    const controller = new AbortController();
    const answer = this.#fetch(address, { headers, signal: controller.signal });
    answer.catch(() => undefined);
    this.#requests.set(key, { answer, controller, timer: setTimeout(() => this.#abort(key), MAX_AGE) });
  }

  /** A page of another user starts empty. */
  clear(): void {
    for (const key of [...this.#requests.keys()]) this.#abort(key);
  }

  /** `fetch` that takes a prefetched response where there is one. */
  readonly fetch: typeof fetch = async (input, init) => {
    const prefetched = this.#consume(input, init);
    if (!prefetched) return this.#fetch(input, init);
    return prefetched.catch(() => this.#fetch(input, init));
  };

  #consume(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> | null {
    if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET' || init?.signal?.aborted) return null;
    if (this.#requests.size === 0 || new Headers(init?.headers).has('if-none-match')) return null;
    const key = keyOf(input, init?.headers);
    const request = this.#requests.get(key);
    if (!request) return null;
    this.#requests.delete(key);
    clearTimeout(request.timer);
    init?.signal?.addEventListener('abort', () => request.controller.abort(init.signal?.reason), { once: true });
    return request.answer;
  }

  /** An unread response would occupy one of the browser's few connections. */
  #abort(key: string): void {
    const request = this.#requests.get(key);
    this.#requests.delete(key);
    clearTimeout(request?.timer);
    request?.controller.abort();
  }
}

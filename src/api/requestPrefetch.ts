/** How long an answer that was asked for ahead is as good as one that is asked for now, in milliseconds. */
const MAX_AGE = 5_000;

interface PrefetchedRequest {
  readonly answer: Promise<Response>;
  readonly controller: AbortController;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** What of a request makes another answer of the same address. */
const keyOf = (address: string, headers: HeadersInit | undefined): string =>
  `${address} ${new Headers(headers).get('x-acting-organisation') ?? ''}`;

/**
 * Answers on their way before anybody needs them. The one who asks for the same within five seconds gets the answer, the next one
 * asks anew; so does whoever knows an earlier answer by its tag, or finds that the request failed. What nobody takes is let go.
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

  /** Another person's page begins with nothing. */
  clear(): void {
    for (const key of [...this.#requests.keys()]) this.#abort(key);
  }

  /** `fetch` for those who ask now. */
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

  /** An answer that nobody reads would hold one of the browser's few connections. */
  #abort(key: string): void {
    const request = this.#requests.get(key);
    this.#requests.delete(key);
    clearTimeout(request?.timer);
    request?.controller.abort();
  }
}

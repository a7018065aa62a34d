/** How long an answer that was asked for ahead is as good as one that is asked for now, in milliseconds. */
const FRESH = 5_000;

interface Asked {
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
export class AskedAhead {
  readonly #asked = new Map<string, Asked>();
  readonly #fetch: typeof fetch;

  constructor(ask: typeof fetch = (input, init) => fetch(input, init)) {
    this.#fetch = ask;
  }

  ask(address: string, headers: Record<string, string>): void {
    const key = keyOf(address, headers);
    this.#letGo(key);
    const controller = new AbortController();
    const answer = this.#fetch(address, { headers, signal: controller.signal });
    answer.catch(() => undefined);
    this.#asked.set(key, { answer, controller, timer: setTimeout(() => this.#letGo(key), FRESH) });
  }

  /** Another person's page begins with nothing. */
  forget(): void {
    for (const key of [...this.#asked.keys()]) this.#letGo(key);
  }

  /** `fetch` for those who ask now. */
  readonly fetch: typeof fetch = async (input, init) => {
    const taken = this.#take(input, init);
    if (!taken) return this.#fetch(input, init);
    return taken.catch(() => this.#fetch(input, init));
  };

  #take(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> | null {
    if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET' || init?.signal?.aborted) return null;
    if (this.#asked.size === 0 || new Headers(init?.headers).has('if-none-match')) return null;
    const key = keyOf(input, init?.headers);
    const asked = this.#asked.get(key);
    if (!asked) return null;
    this.#asked.delete(key);
    clearTimeout(asked.timer);
    init?.signal?.addEventListener('abort', () => asked.controller.abort(init.signal?.reason), { once: true });
    return asked.answer;
  }

  /** An answer that nobody reads would hold one of the browser's few connections. */
  #letGo(key: string): void {
    const asked = this.#asked.get(key);
    this.#asked.delete(key);
    clearTimeout(asked?.timer);
    asked?.controller.abort();
  }
}

/** How long an answer that was asked for ahead is as good as one that is asked for now, in milliseconds. */
const FRESH = 5_000;

interface Asked {
  readonly at: number;
  readonly answer: Promise<Response>;
}

/** What of a request makes another answer of the same address. */
const partsOf = (headers: HeadersInit | undefined): string => new Headers(headers).get('x-acting-organisation') ?? '';

/**
 * Answers on their way before anybody needs them. The one who asks for the same within five seconds gets the answer, the next one
 * asks anew; so does whoever knows an earlier answer by its tag, or finds that the request failed.
 */
export class AskedAhead {
  readonly #asked = new Map<string, Asked>();
  readonly #fetch: typeof fetch;

  constructor(ask: typeof fetch = (input, init) => fetch(input, init)) {
    this.#fetch = ask;
  }

  ask(address: string, headers: Record<string, string>): void {
    const answer = this.#fetch(address, { headers });
    answer.catch(() => undefined);
    this.#asked.set(`${address} ${partsOf(headers)}`, { at: Date.now(), answer });
  }

  /** Another person's page begins with nothing. */
  forget(): void {
    this.#asked.clear();
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
    const key = `${input} ${partsOf(init?.headers)}`;
    const asked = this.#asked.get(key);
    this.#asked.delete(key);
    return asked && Date.now() - asked.at <= FRESH ? asked.answer : null;
  }
}

import { type MutationOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { vi } from 'vitest';
import { connectSession } from '@/api/transport/http';
import { allCalls } from '@/contract/allCalls';
import type { Endpoint } from '@/contract/endpoint';
import { type Fullness, sampleOf } from './sampleOf';

/** How the service answers every call of a sample. */
export type Answers = Fullness | 'conflict' | 'missing' | 'lost';

/** A page whose calls are answered by samples of the contract. */
export interface HeldPage {
  readonly client: QueryClient;
  /** A query as a screen asks it, with what it does afterwards by itself. */
  query(options: { readonly queryKey: QueryKey }): Promise<unknown>;
  /** A change as a screen makes it. */
  mutate<Result, Variables, Scope>(
    options: MutationOptions<Result, Error, Variables, Scope>,
    variables: Variables,
  ): Promise<Result>;
  /** Calls, and what becomes of the lists, in turn. */
  readonly log: string[];
  /** The answers that were given. */
  readonly given: unknown[];
}

export function createHeldPage(answers: Answers): HeldPage {
  connectSession({
    token: () => 'a token',
    newerToken: () => null,
    organisation: () => null,
    tokenRefreshed: () => undefined,
    sessionExpired: () => log.push('the session ends'),
    notFound: () => log.push('the session learns of a 404'),
  });
  const log: string[] = [];
  const given: unknown[] = [];
  const client = clientThatLogs(log);
  const answerTo = (request: Request, body: unknown): { status: number; body: object } => {
    const { pathname, searchParams } = new URL(request.url);
    const path = decodeURIComponent(pathname.replace(/^\/api\//, ''));
    log.push(callText({ method: request.method, path, query: searchParams, body, headers: request.headers }));
    const endpoint = endpointAt(request.method, pathname.replace(/^\/api\//, ''));
    if (answers === 'lost') throw new TypeError('Failed to fetch');
    if (answers === 'missing') return { status: 404, body: { error: 'No.', message: 'No.', code: 'not-found' } };
    const data = endpoint.noContent ? null : (sampleOf(endpoint.data, 'data', fullnessOf(answers)) ?? null);
    if (answers === 'conflict' && request.method !== 'GET')
      return { status: 409, body: { error: 'No.', message: 'No.', code: 'conflict', current: data, errors: ERRORS } };
    given.push(data);
    const meta = endpoint.paged && { meta: { last_page: 7, total: 70 } };
    return { status: 200, body: { data, message: 'A message.', ...meta } };
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const request = new Request(new URL(address, 'http://atrium.example'), { ...init, signal: null });
    const { status, body } = answerTo(request, typeof init.body === 'string' ? JSON.parse(init.body) : null);
    return Response.json(body, { status, headers: { authorization: 'Bearer another token' } });
  });
  vi.stubGlobal('XMLHttpRequest', heldUpload(answerTo));
  return {
    client,
    log,
    given,
    query: async (options) => {
      const data = await client.fetchQuery({ retry: false, ...options, staleTime: 0 } as never);
      const query = client.getQueryCache().find({ queryKey: options.queryKey, exact: true });
      log.push(`query ${JSON.stringify(options.queryKey)} ${rhythmOf(options, query?.state)}`.trim());
      return data;
    },
    mutate: (options, variables) => client.getMutationCache().build(client, options).execute(variables),
  };
}

const ERRORS = { 'ad.name': ['a'], 'settings.name': ['b'], 'integrations.0.config.url': ['c'] };
const fullnessOf = (answers: Answers): Fullness => (answers === 'bare' ? 'bare' : 'full');

function endpointAt(method: string, path: string): Endpoint {
  const fits = (one: Endpoint) =>
    one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  // Of two, the one with fewer parameters is meant.
  const [found] = allCalls.filter(fits).sort((one, other) => one.path.split('{').length - other.path.split('{').length);
  if (!found) throw new Error(`The contract has no ${method} ${path}.`);
  return found;
}

interface MadeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

function callText({ method, path, query, body, headers }: MadeCall): string {
  const key = headers.get('idempotency-key');
  const token = headers.get('authorization')?.replace('Bearer ', '');
  const parts = [
    `${method} ${path}${query.size > 0 ? `?${query}` : ''}`,
    body !== null && JSON.stringify(body),
    key !== null && `key ${key}`,
    headers.get('x-acting-organisation') !== null && `for ${headers.get('x-acting-organisation')}`,
    token !== 'a token' && `token ${token ?? 'none'}`,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** How often and when it is read again. */
function rhythmOf(options: object, state: unknown): string {
  const { refetchInterval, ...rest } = options as Readonly<Record<string, unknown>>;
  const interval = typeof refetchInterval === 'function' ? refetchInterval({ state }) : refetchInterval;
  const named = ['staleTime', 'gcTime', 'retry', 'refetchOnWindowFocus', 'structuralSharing'].flatMap((name) =>
    name in rest ? [`${name} ${String(rest[name])}`] : [],
  );
  return [...named, ...(interval === undefined ? [] : [`again after ${String(interval)}`])].join(', ');
}

function clientThatLogs(log: string[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const [invalidate, set] = [client.invalidateQueries.bind(client), client.setQueryData.bind(client)];
  client.invalidateQueries = (filters, options) => {
    log.push(`loads again ${JSON.stringify(filters?.queryKey)}${filters?.exact ? ' alone' : ''}`);
    return invalidate(filters, options);
  };
  client.setQueryData = (key, updater, options) => {
    const result = set(key, updater as never, options);
    log.push(`shows ${JSON.stringify(key)} = ${JSON.stringify(result)}`);
    return result as never;
  };
  return client;
}

type AnswerTo = (request: Request, body: unknown) => { status: number; body: object };

/** A request with a file, whose bytes are sent in two parts. */
function heldUpload(answerTo: AnswerTo) {
  return class {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    readonly #headers = new Headers();
    #address = '';
    #method = '';
    status = 0;
    response: unknown = null;
    responseType = '';
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    open(method: string, address: string) {
      this.#method = method;
      this.#address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    abort() {
      this.onabort();
    }
    send(form: FormData) {
      const parts = [...form].map(([name, value]) =>
        typeof value === 'string' ? `${name}=${value}` : `${name}=file ${value.name} of ${value.size} bytes`,
      );
      this.upload.onprogress?.({ loaded: 1, total: 4 });
      queueMicrotask(() => {
        try {
          const address = new URL(this.#address, 'http://atrium.example');
          const request = new Request(address, { method: this.#method, headers: this.#headers });
          const { status, body } = answerTo(request, parts);
          this.status = status;
          this.response = body;
          this.onload();
        } catch {
          this.onerror();
        }
      });
    }
  };
}

import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Actor, type AnyActorLogic, type AnyActorRef, createActor, type InputFrom } from 'xstate';
import { connectSession } from '@/api/transport/http';

/** A call of the page that waits for its answer. */
export interface HeldCall {
  /** `POST projects/1234/publish`. */
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
  /** Whether the page still wants the answer. */
  readonly isWanted: () => boolean;
  readonly answer: (data: unknown, message?: string, headers?: Readonly<Record<string, string>>) => void;
  /** 204. */
  readonly answerNothing: () => void;
  readonly refuse: (status: number, body?: object) => void;
  /** The call reaches nobody. */
  readonly lose: () => void;
}

/** A page whose calls are held, with what it does to its lists. */
export interface HeldService {
  readonly client: QueryClient;
  /** The next call of this name, once the page makes it. */
  next(name: string): Promise<HeldCall>;
  /** Names of the calls that wait. */
  waiting(): readonly string[];
  /** The keys of queries that were invalidated since the last look. */
  invalidated(): readonly unknown[];
  /** Runs a machine until the test ends. */
  run<Logic extends AnyActorLogic>(machine: Logic, input?: InputFrom<Logic>): Actor<Logic>;
}

/** Holds the service for every test of the file. */
export function holdService(): HeldService {
  let calls: HeldCall[] = [];
  let keys: unknown[] = [];
  let actors: AnyActorRef[] = [];
  const service: { client: QueryClient } = { client: new QueryClient() };
  beforeEach(() => {
    calls = [];
    keys = [];
    connectSession({
      token: () => null,
      newerToken: () => null,
      organisation: () => null,
      tokenRefreshed: () => undefined,
      sessionExpired: () => undefined,
      notFound: () => undefined,
    });
    service.client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { client } = service;
    const invalidate = client.invalidateQueries.bind(client);
    client.invalidateQueries = (filters, options) => {
      keys.push(filters?.queryKey);
      return invalidate(filters, options);
    };
    vi.stubGlobal(
      'fetch',
      (address: string, init: RequestInit = {}) =>
        new Promise((resolve, reject) => calls.push(heldCall(address, init, { resolve, reject }))),
    );
  });
  afterEach(() => {
    for (const actor of actors) actor.stop();
    actors = [];
    vi.unstubAllGlobals();
  });
  return {
    get client() {
      return service.client;
    },
    next: (name) =>
      vi.waitFor(() => {
        const call = calls.find((one) => one.name === name);
        const asked = calls.map((one) => one.name).join(', ') || 'nothing';
        if (!call) throw new Error(`The page asks for ${asked}, not for ${name}.`);
        calls.splice(calls.indexOf(call), 1);
        return call;
      }),
    waiting: () => calls.map(({ name }) => name),
    invalidated: () => keys.splice(0),
    run: (machine, input) => {
      const actor = createActor(machine, { input } as never);
      // Errors of a machine are states of it; one that is thrown fails the test by its snapshot.
      actor.subscribe({ error: () => undefined });
      actors.push(actor as unknown as AnyActorRef);
      return actor.start();
    },
  };
}

function heldCall(
  address: string,
  init: RequestInit,
  { resolve, reject }: { resolve: (response: Response) => void; reject: (error: unknown) => void },
): HeldCall {
  const { pathname, searchParams } = new URL(address, 'http://atrium.example');
  const respond = (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
    resolve(Response.json(body, { status, headers }));
  init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  return {
    name: `${init.method ?? 'GET'} ${pathname.replace(/^\/api\//, '')}`,
    query: Object.fromEntries(searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? null),
    headers: new Headers(init.headers),
    isWanted: () => init.signal?.aborted !== true,
    answerNothing: () => resolve(new Response(null, { status: 204 })),
    answer: (data, message = '', headers = {}) => respond(200, { data, message }, headers),
    refuse: (status, body = {}) => respond(status, { error: 'No.', message: 'No.', code: 'refused', ...body }),
    lose: () => reject(new TypeError('Failed to fetch')),
  };
}

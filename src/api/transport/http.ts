import { createFetch, FetchError } from 'ofetch';
import { type CallInput, type Data, type Endpoint, fillPath, type PageMeta } from '@/contract/endpoint';
import { translate } from '@/contract/texts/translate';
import { ApiError, endsSession, errorOf } from './apiError';
import { createEtagCache } from './etagCache';
import { readAnswer } from './readAnswer';
import { repeatWhileBusy } from './repeatWhileBusy';
import { RequestPrefetch } from './requestPrefetch';

/** The session, as far as the client needs it. */
export interface SessionPort {
  token(): string | null;
  /** The token that this tab or another one has received since `used` was sent; null where there is none. */
  newerToken(used: string): string | null;
  /** Uuid of the active organisation of this page. */
  organisation(): string | null;
  /** The service answered a request with the token `used` by a fresh one. */
  tokenRefreshed(token: string, used: string): void;
  /** The service rejected a call because the session has ended. */
  sessionExpired(): void;
  /** A 404: the user may have lost access to the active organisation. */
  notFound(): void;
}

let session: SessionPort = {
  token: () => null,
  newerToken: () => null,
  organisation: () => null,
  tokenRefreshed: () => undefined,
  sessionExpired: () => undefined,
  notFound: () => undefined,
};

/** Connects the client to the session; called once, by src/app. */
export function connectSession(port: SessionPort): void {
  session = port;
}

const BASE: string = import.meta.env.VITE_API_BASE ?? '/api/';
const TIMEOUT = 300_000;
/** Calls of signing in. */
const SIGN_IN_CALLS = new Set(['signIn', 'signInViaTwoFactor']);

const requestPrefetch = new RequestPrefetch();
export const http = createFetch({ fetch: requestPrefetch.fetch, defaults: { baseURL: BASE, retry: 0 } });

/**
 * Requests with a cached ETag are conditional: an unchanged list answers 304 and keeps its object identity. The service
 * forbids the browser to store responses, so that none of them is on disk.
 */
let etagCache = createEtagCache();

export type CallOptions = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | FormData;
} & Options;

export type Options = {
  signal?: AbortSignal;
  token?: string;
  idempotencyKey?: string;
  /** Uuid of the organisation for this call alone, instead of the active one. */
  organisation?: string;
  /** Milliseconds until it is given up, instead of the usual ones. */
  timeout?: number;
};

export type ApiAnswer<E extends Endpoint> = {
  data: Data<E>;
  message: string;
  token: string | null;
  /** Of a paged call. */
  meta?: PageMeta;
};

/** Makes a call of the contract and parses its answer. @throws ApiError */
export async function call<E extends Endpoint>(endpoint: E, given: CallInput<E> & Options): Promise<ApiAnswer<E>> {
  const input = given as CallOptions;
  assertActiveOrganisation(endpoint, input.params, input.organisation);
  const isOwn = input.token === undefined;
  try {
    const run = () => withNewestToken(isOwn, () => send(endpoint, input));
    return await (endpoint.method === 'GET' ? repeatWhileBusy(run, input.signal) : run());
  } catch (error) {
    const failure = toApiError(error, isOwn);
    if (failure instanceof ApiError && failure.status === 404 && input.organisation === undefined) session.notFound();
    throw failure;
  }
}

/**
 * Repeats a call of the session (`isOwn`) once that was refused with 401 although the token has been renewed meanwhile, by
 * this tab or another. The service did nothing, so a write is repeated like a read.
 */
export async function withNewestToken<T>(isOwn: boolean, run: () => Promise<T>): Promise<T> {
  const used = session.token();
  try {
    return await run();
  } catch (error) {
    const isRefused = isOwn && error instanceof FetchError && endsSession(error.data);
    if (!isRefused || used === null || session.newerToken(used) === null) throw error;
    return run();
  }
}

async function send<E extends Endpoint>(endpoint: E, given: CallOptions): Promise<ApiAnswer<E>> {
  const { params, query, body, signal, token, idempotencyKey, organisation, timeout } = given;
  const path = fillPath(endpoint.path, params);
  // The next user starts with an empty cache, and a late response to the previous one is not cached.
  if (token === undefined && session.token() === null) {
    etagCache = createEtagCache();
    requestPrefetch.clear();
  }
  const answers = etagCache;
  const isCacheable = endpoint.method === 'GET' && token === undefined && session.token() !== null;
  const cacheKey = isCacheable
    ? `${organisation ?? session.organisation()} ${path} ${JSON.stringify(query ?? {})}`
    : null;
  const cached = cacheKey === null ? null : answers.get(cacheKey);
  const used = session.token();
  const headers = {
    ...headersFor(token, idempotencyKey, organisation),
    ...(cached && { 'if-none-match': cached.tag }),
  };
  const response = await inTime(signal, timeout, (signal) =>
    http.raw(path, {
      method: endpoint.method,
      headers,
      signal,
      ...(query && { query }),
      ...(body !== undefined && { body }),
    }),
  );
  // The token of the answer to a sign-in is a first one.
  const isFirst = token !== undefined || SIGN_IN_CALLS.has(endpoint.name);
  const fresh = takeToken(response.headers, isFirst ? null : used);
  if (response.status === 304 && cached) return { ...(cached.answer as ApiAnswer<E>), token: fresh };
  const answer = { ...readAnswer(endpoint, contentOf(endpoint, response)), token: fresh };
  const tag = response.headers.get('etag');
  if (cacheKey !== null && tag !== null) answers.set(cacheKey, { tag, answer });
  return answer;
}

/** The body of a response; one without a body reads as an envelope without data, unless it should have one. */
const contentOf = ({ noContent }: Endpoint, { status, _data }: { status: number; _data?: unknown }): unknown =>
  noContent && status === 204 ? { data: null } : noContent ? undefined : _data;

/** Runs a call that also aborts when it takes too long: ofetch drops its own timeout beside a signal. */
export async function inTime<T>(
  given: AbortSignal | undefined,
  timeout: number | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException('The call took too long.', 'TimeoutError')),
    timeout ?? TIMEOUT,
  );
  try {
    return await run(given ? AbortSignal.any([given, late.signal]) : late.signal);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Rejects a write for another organisation than the active one: the page was rendered for another one.
 * @throws ApiError
 */
function assertActiveOrganisation(
  { method, policy }: Endpoint,
  params?: Record<string, string>,
  organisation?: string,
): void {
  if (method === 'GET' || policy.organisation === null || policy.scope !== 'active') return;
  const active = organisation ?? session.organisation();
  if (active !== null && params?.[policy.organisation] !== active)
    throw new ApiError(404, translate('failed.otherOrganisation'), null);
}

/** Prefetches a call: a path of the contract with its parameters, for one organisation. */
export function prefetch(path: string, organisation: string): void {
  requestPrefetch.prefetch(`${BASE}${path}`, headersFor(undefined, undefined, organisation));
}

export function headersFor(token?: string, idempotencyKey?: string, given?: string): Record<string, string> {
  const bearerToken = token ?? session.token();
  const organisation = given ?? session.organisation();
  return {
    ...(bearerToken && { authorization: `Bearer ${bearerToken}` }),
    ...(bearerToken && organisation && { 'x-acting-organisation': organisation }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

const bearer = (header: string | null): string | null => header?.replace(/^Bearer\s+/i, '') || null;

/** The error of a failed request; the session ends where the service says so to a call of the session (`isOwn`). */
export function toApiError(error: unknown, isOwn: boolean): unknown {
  if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError')) return error;
  if (!(error instanceof FetchError)) return error;
  if (error.cause instanceof DOMException && error.cause.name === 'AbortError') return error.cause;
  const status = error.status;
  if (status === undefined) return new ApiError(500, translate('failed.network'), null);
  if (isOwn && endsSession(error.data)) session.sessionExpired();
  return errorOf(status, error.data);
}

/** Takes the token that the service has sent with an answer to a call with the token `used`. @returns it */
export function takeToken(headers: Headers, used: string | null): string | null {
  const fresh = bearer(headers.get('authorization'));
  if (fresh && used !== null) session.tokenRefreshed(fresh, used);
  return fresh;
}

/** Address and headers of a request outside of `call`: the upload of a file. */
export const requestHeaders = () => ({ base: BASE, headers: headersFor(), token: session.token() });
/**
 * Reports that a call with the token `used` was answered by the end of the session. @returns whether there is a newer token, so that the call can be
 * repeated
 */
export function sessionRefused(used: string | null): 'repeat' | 'over' {
  if (used !== null && session.newerToken(used) !== null) return 'repeat';
  session.sessionExpired();
  return 'over';
}

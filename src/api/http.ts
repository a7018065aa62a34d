import { createFetch, FetchError } from 'ofetch';
import type * as z from 'zod/mini';
import {
  type ApiErrorBody,
  apiErrorBodySchema,
  type CallInput,
  type Data,
  type Endpoint,
  envelopeSchema,
  fillPath,
} from '@/contract/endpoint';
import { translate } from '@/contract/texts/translate';
import { createEtagCache } from './etagCache';
import { RequestPrefetch } from './requestPrefetch';

/** A failed call. `status` is 500 where there was no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ApiErrorBody | null;

  constructor(status: number, text: string, refusal: ApiErrorBody | null) {
    super(text);
    this.status = status;
    this.body = refusal;
  }

  /**
   * Whether the service rejects the call for good, including an identical earlier one. After 401, 429, 5xx or no
   * response the result of an earlier call stays unknown.
   */
  get isFinal(): boolean {
    return this.body !== null && this.status !== 401 && this.status !== 429 && this.status < 500;
  }

  /** Errors by field where the body is invalid. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    return this.body?.errors ?? {};
  }
}

/** What the client needs from the session. */
export interface SessionPort {
  token(): string | null;
  /** Uuid of the active organisation of this page. */
  organisation(): string | null;
  /** The service answered with a fresh token. */
  tokenRefreshed(token: string): void;
  /** The service rejected a call because the session has ended. */
  sessionExpired(): void;
  /** A 404: the user may have lost access to the active organisation. */
  notFound(): void;
}

let session: SessionPort = {
  token: () => null,
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
/** Calls of signing in: a 401 does not end a session, since there is none yet. */
const SIGN_IN_CALLS = new Set(['signIn', 'signInViaTwoFactor']);
/** Calls that answer 401 for other reasons: only the code `session-over` ends the session. */
const OWN_401 = new Set([...SIGN_IN_CALLS, 'requestPasswordReset', 'resetPassword', 'deleteUser']);

const requestPrefetch = new RequestPrefetch();
const http = createFetch({ fetch: requestPrefetch.fetch, defaults: { baseURL: BASE, retry: 0, timeout: TIMEOUT } });

/**
 * Requests with a cached ETag are conditional: an unchanged list answers 304 and keeps its object identity. The service
 * forbids the browser to store responses, so that none of them is on disk.
 */
let etagCache = createEtagCache();

type Options = {
  signal?: AbortSignal;
  token?: string;
  idempotencyKey?: string;
  /** Uuid of the organisation for this call alone, instead of the active one. */
  organisation?: string;
};

export type ApiAnswer<E extends Endpoint> = { data: Data<E>; message: string; token: string | null };

/** Makes a call of the contract and parses its answer. @throws ApiError */
export async function call<E extends Endpoint>(endpoint: E, given: CallInput<E> & Options): Promise<ApiAnswer<E>> {
  const { params, query, body, signal, token, idempotencyKey, organisation } = given as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: Record<string, unknown> | FormData;
  } & Options;
  const path = fillPath(endpoint.path, params);
  assertActiveOrganisation(endpoint, params, organisation);
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
  try {
    const response = await http.raw(path, {
      method: endpoint.method,
      headers: { ...headersFor(token, idempotencyKey, organisation), ...(cached && { 'if-none-match': cached.tag }) },
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    const fresh = bearer(response.headers.get('authorization'));
    if (fresh && token === undefined && !SIGN_IN_CALLS.has(endpoint.name)) session.tokenRefreshed(fresh);
    if (response.status === 304 && cached) return { ...(cached.answer as ApiAnswer<E>), token: fresh };
    const parsed = envelopeSchema(endpoint.data as z.core.$ZodType<Data<E>>).safeParse(response._data);
    // A proxy or an older service may send something else: a response outside of the contract is a failure.
    if (!parsed.success) throw new ApiError(500, translate('failed.network'), null);
    const answer = { data: parsed.data.data as Data<E>, message: parsed.data.message, token: fresh };
    const tag = response.headers.get('etag');
    if (cacheKey !== null && tag !== null) answers.set(cacheKey, { tag, answer });
    return answer;
  } catch (error) {
    const sessionEnds = token !== undefined ? 'never' : OWN_401.has(endpoint.name) ? 'by-code' : 'always';
    const failure = toApiError(error, sessionEnds);
    if (failure instanceof ApiError && failure.status === 404 && organisation === undefined) session.notFound();
    throw failure;
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

/** The bytes of a call that answers with a file. */
export async function callForBytes<E extends Endpoint>(
  endpoint: E,
  given: CallInput<E> & Options,
): Promise<ArrayBuffer> {
  const { params, query, signal } = given as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
  } & Options;
  try {
    return await http(fillPath(endpoint.path, params), {
      method: endpoint.method,
      headers: headersFor(),
      responseType: 'arrayBuffer',
      ...(query && { query }),
      ...(signal && { signal }),
    });
  } catch (error) {
    throw toApiError(error, 'always');
  }
}

function headersFor(token?: string, idempotencyKey?: string, given?: string): Record<string, string> {
  const bearerToken = token ?? session.token();
  const organisation = given ?? session.organisation();
  return {
    ...(bearerToken && { authorization: `Bearer ${bearerToken}` }),
    ...(bearerToken && organisation && { 'x-acting-organisation': organisation }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

const bearer = (header: string | null): string | null => header?.replace(/^Bearer\s+/i, '') || null;

/** @param ends whether a 401 ends the session: always, only with the code `session-over`, or never */
function toApiError(error: unknown, ends: 'always' | 'by-code' | 'never'): unknown {
  if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError')) return error;
  if (!(error instanceof FetchError)) return error;
  if (error.cause instanceof DOMException && error.cause.name === 'AbortError') return error.cause;
  const status = error.status;
  if (status === undefined) return new ApiError(500, translate('failed.network'), null);
  const parsed = apiErrorBodySchema.safeParse(error.data);
  const isOver = ends === 'always' || (ends === 'by-code' && parsed.success && parsed.data.code === 'session-over');
  if (status === 401 && isOver) session.sessionExpired();
  const text = parsed.success ? parsed.data.error || parsed.data.message : translate('failed.any');
  return new ApiError(status, text || translate('failed.any'), parsed.success ? parsed.data : null);
}

/** Address and headers of a request outside of `call`: the upload of a file. */
export const requestHeaders = () => ({ base: BASE, headers: headersFor() });
export const notifySessionExpired = () => session.sessionExpired();

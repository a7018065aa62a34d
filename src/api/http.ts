import { FetchError, ofetch } from 'ofetch';
import type * as z from 'zod/mini';
import {
  answerOf,
  type Call,
  type Data,
  type Endpoint,
  fillPath,
  type Refusal,
  refusalSchema,
} from '@/contract/endpoint';
import { say } from '@/contract/texts/say';
import { createKnownAnswers } from './knownAnswers';

/** A call that did not end well. `status` is 500 where there was no answer at all. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly refusal: Refusal | null;

  constructor(status: number, text: string, refusal: Refusal | null) {
    super(text);
    this.status = status;
    this.refusal = refusal;
  }

  /** Texts by field where the body was at fault. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    return this.refusal?.errors ?? {};
  }
}

/** What the client needs of whoever holds the session. */
export interface SessionPort {
  token(): string | null;
  /** Uuid of the organisation that this page acts for. */
  organisation(): string | null;
  /** The service answered with a fresh token. */
  refreshed(token: string): void;
  /** A call was refused because the session is over. */
  expired(): void;
}

let session: SessionPort = {
  token: () => null,
  organisation: () => null,
  refreshed: () => undefined,
  expired: () => undefined,
};

/** Joins the client to the session; called once, by src/app. */
export function connectSession(port: SessionPort): void {
  session = port;
}

const BASE: string = import.meta.env.VITE_API_BASE ?? '/api/';
const TIMEOUT = 300_000;
/** Calls of signing in answer 401 for themselves: the session is not over, there is none yet. */
const OWN_401 = new Set(['signIn', 'signInViaTwoFactor']);

const http = ofetch.create({ baseURL: BASE, retry: 0, timeout: TIMEOUT });

/**
 * What was answered with a tag is asked for by it: an unchanged list comes back as 304, without a byte, and is the very
 * object it was. The service forbids the browser to keep answers, so that nothing of them stays on disk.
 */
let knownAnswers = createKnownAnswers();

type Options = { signal?: AbortSignal; token?: string; idempotencyKey?: string };

export type Answered<E extends Endpoint> = { data: Data<E>; message: string; token: string | null };

/** Makes a call of the contract and parses its answer. @throws CallError */
export async function call<E extends Endpoint>(endpoint: E, given: Call<E> & Options): Promise<Answered<E>> {
  const { params, query, body, signal, token, idempotencyKey } = given as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: Record<string, unknown> | FormData;
  } & Options;
  const path = fillPath(endpoint.path, params);
  // Whoever signs in next begins with nothing, and a late answer to the one before is kept for nobody.
  if (token === undefined && session.token() === null) knownAnswers = createKnownAnswers();
  const answers = knownAnswers;
  const isKept = endpoint.method === 'GET' && token === undefined && session.token() !== null;
  const asked = isKept ? `${session.organisation()} ${path} ${JSON.stringify(query ?? {})}` : null;
  const known = asked === null ? null : answers.find(asked);
  try {
    const response = await http.raw(path, {
      method: endpoint.method,
      headers: { ...headersFor(token, idempotencyKey), ...(known && { 'if-none-match': known.tag }) },
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    const fresh = bearer(response.headers.get('authorization'));
    if (fresh && token === undefined && !OWN_401.has(endpoint.name)) session.refreshed(fresh);
    if (response.status === 304 && known) return { ...(known.answer as Answered<E>), token: fresh };
    const parsed = answerOf(endpoint.data as z.core.$ZodType<Data<E>>).safeParse(response._data);
    // A page of a proxy, or an older service: an answer that is not ours is a failure, not data.
    if (!parsed.success) throw new CallError(500, say('failed.network'), null);
    const answer = { data: parsed.data.data as Data<E>, message: parsed.data.message, token: fresh };
    const tag = response.headers.get('etag');
    if (asked !== null && tag !== null) answers.keep(asked, { tag, answer });
    return answer;
  } catch (error) {
    throw toCallError(error, OWN_401.has(endpoint.name) || token !== undefined);
  }
}

/** The bytes of a call that answers with a file. */
export async function callForBytes<E extends Endpoint>(endpoint: E, given: Call<E> & Options): Promise<ArrayBuffer> {
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
    throw toCallError(error, false);
  }
}

function headersFor(token?: string, idempotencyKey?: string): Record<string, string> {
  const bearerToken = token ?? session.token();
  const organisation = session.organisation();
  return {
    ...(bearerToken && { authorization: `Bearer ${bearerToken}` }),
    ...(bearerToken && organisation && { 'x-acting-organisation': organisation }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

const bearer = (header: string | null): string | null => header?.replace(/^Bearer\s+/i, '') || null;

function toCallError(error: unknown, isOwn401: boolean): unknown {
  if (error instanceof CallError || (error instanceof DOMException && error.name === 'AbortError')) return error;
  if (!(error instanceof FetchError)) return error;
  if (error.cause instanceof DOMException && error.cause.name === 'AbortError') return error.cause;
  const status = error.status;
  if (status === undefined) return new CallError(500, say('failed.network'), null);
  const parsed = refusalSchema.safeParse(error.data);
  if (status === 401 && !isOwn401) session.expired();
  const text = parsed.success ? parsed.data.error || parsed.data.message : say('failed.any');
  return new CallError(status, text || say('failed.any'), parsed.success ? parsed.data : null);
}

/** Address and headers of a request that does not go through `call`: the upload of a file. */
export const requestHeaders = () => ({ base: BASE, headers: headersFor() });
export const tellExpired = () => session.expired();

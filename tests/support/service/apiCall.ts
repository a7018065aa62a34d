import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import {
  type ApiErrorBody,
  apiErrorBodySchema,
  type CallInput,
  type Data,
  type Endpoint,
  fillPath,
} from '@/contract/endpoint';

export interface SendOptions {
  /** Token of the session; none for anonymous callers. */
  readonly as?: string | undefined;
  /** Active organisation of the call. */
  readonly organisation?: string;
  readonly idempotencyKey?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly file?: SentFile;
  /** Several files; they come before the fields of the body. */
  readonly files?: readonly SentFile[];
}

interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Name of the form field; that of the call unless told. */
  readonly field?: string;
}

export interface TestResponse<E extends Endpoint> {
  readonly status: number;
  /** The `data` of the answer, checked against the contract. @throws when the call failed */
  readonly data: Data<E>;
  readonly message: string;
  /** @throws when the call succeeded */
  readonly error: ApiErrorBody;
  readonly token: string | null;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly bytes: Buffer;
  /** The body without the id of the request, to be compared byte for byte. */
  readonly body: string;
}

export type ApiCall = <E extends Endpoint>(endpoint: E, given: CallInput<E> & SendOptions) => Promise<TestResponse<E>>;

/** Makes calls of the contract to an application without a port. */
export const apiCall =
  (app: FastifyInstance): ApiCall =>
  async (endpoint, given) => {
    const { params, query, body } = given as {
      params?: Record<string, string>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
    const files = given.files ?? (given.file ? [given.file] : []);
    const form = files.length > 0 ? multipart(endpoint.upload?.field ?? 'file', files, body) : null;
    const request: InjectOptions = {
      method: endpoint.method,
      url: `/api/${fillPath(endpoint.path, params)}${search.size > 0 ? `?${search}` : ''}`,
      remoteAddress: given.address ?? '127.0.0.1',
      headers: {
        ...(given.as && { authorization: `Bearer ${given.as}` }),
        ...(given.organisation && { 'x-acting-organisation': given.organisation }),
        ...(given.idempotencyKey && { 'idempotency-key': given.idempotencyKey }),
        ...(form ? { 'content-type': form.type } : body === undefined ? {} : { 'content-type': 'application/json' }),
        ...given.headers,
      },
      ...(form ? { payload: form.payload } : body === undefined ? {} : { payload: JSON.stringify(body) }),
    };
    const response: Answered = endpoint.raw === 'events' ? await beginningOf(app, request) : await app.inject(request);
    const isGood = response.statusCode < 400;
    const text = response.body;
    const json = () => JSON.parse(text) as { data: unknown; message: string };
    const authorization = response.headers.authorization;
    const data =
      isGood && endpoint.raw === null && !endpoint.noContent ? z.parse(endpoint.data, json().data) : undefined;
    return {
      status: response.statusCode,
      get data() {
        if (!isGood) throw new Error(`${endpoint.name} was refused with ${response.statusCode}: ${text}`);
        return data as never;
      },
      get message() {
        return json().message;
      },
      get error() {
        if (isGood) throw new Error(`${endpoint.name} was not refused: ${text.slice(0, 500)}`);
        return apiErrorBodySchema.parse(JSON.parse(text));
      },
      token: typeof authorization === 'string' ? authorization.replace(/^Bearer /, '') : null,
      headers: response.headers,
      bytes: response.rawPayload,
      body: text.replace(/"request_id":"[^"]*"/, '"request_id":""'),
    };
  };

/** The answer of a call whose good answers do not end: its headers alone, and all of an error. */
async function beginningOf(app: FastifyInstance, request: InjectOptions): Promise<Answered> {
  const response = await app.inject({ ...request, payloadAsStream: true });
  const stream = response.stream();
  const { statusCode, headers } = response;
  if (statusCode < 400) stream.destroy();
  const rawPayload = statusCode < 400 ? Buffer.alloc(0) : Buffer.concat(await stream.toArray());
  return { statusCode, headers, rawPayload, body: rawPayload.toString() };
}

type Answered = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'rawPayload' | 'body'>;

/** A form with files and fields, as a browser sends it. */
function multipart(field: string, files: readonly SentFile[], body: unknown) {
  const boundary = '----atrium-test-boundary';
  const part = (disposition: string, bytes: Uint8Array, type = '') =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([
      ...files.map(({ name, bytes, field: own = field }) =>
        part(`name="${own}"; filename="${name}"`, bytes, 'Content-Type: application/octet-stream\r\n'),
      ),
      ...Object.entries(body ?? {}).map(([name, value]) => part(`name="${name}"`, Buffer.from(String(value)))),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  };
}

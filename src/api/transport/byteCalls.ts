import { FetchError } from 'ofetch';
import { type CallInput, type Endpoint, fillPath } from '@/contract/endpoint';
import {
  type CallOptions,
  headersFor,
  http,
  inTime,
  type Options,
  requestHeaders,
  takeToken,
  toApiError,
  withNewestToken,
} from './http';
import { repeatWhileBusy } from './repeatWhileBusy';

/** The bytes of a call that answers with a file. @throws ApiError */
export async function callForBytes<E extends Endpoint>(
  endpoint: E,
  given: CallInput<E> & Options,
): Promise<ArrayBuffer> {
  const { params, query, signal, token } = given as CallOptions;
  const isOwn = token === undefined;
  const request = (signal: AbortSignal) =>
    http(fillPath(endpoint.path, params), {
      method: endpoint.method,
      headers: headersFor(token),
      responseType: 'arrayBuffer',
      signal,
      ...(query && { query }),
    });
  try {
    const run = () => withNewestToken(isOwn, () => withReadErrors(() => inTime(signal, undefined, request)));
    return await repeatWhileBusy(run, signal);
  } catch (error) {
    throw toApiError(error, isOwn);
  }
}

/** The bytes of a call that answers without end, as they arrive; the signal ends it. @throws ApiError */
export async function callForStream(endpoint: Endpoint, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  try {
    return await withNewestToken(true, async () => {
      const used = requestHeaders().token;
      const { headers, _data } = await withReadErrors(() =>
        http.raw<unknown, 'stream'>(endpoint.path, { headers: headersFor(), responseType: 'stream', signal }),
      );
      takeToken(headers, used);
      return _data ?? new ReadableStream();
    });
  } catch (error) {
    throw toApiError(error, true);
  }
}

/** Reads the body of an error as JSON: it was read as bytes or as a stream, like that of an answer. */
async function withReadErrors<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    const response = error instanceof FetchError ? error.response : undefined;
    const sent: unknown = response?._data;
    if (response && (sent instanceof ArrayBuffer || sent instanceof ReadableStream))
      response._data = jsonOf(await new Response(sent).text());
    throw error;
  }
}

/** Undefined where it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { Call, Data, Endpoint } from '@/contract/endpoint';
import { answerOf, fillPath, refusalSchema } from '@/contract/endpoint';
import { say } from '@/contract/texts/say';
import { CallError, requestHeaders, tellExpired } from './http';

/**
 * Sends the file of a call and tells how far it is, 0 to 1. XMLHttpRequest, since `fetch` cannot say how much of a body
 * has left.
 *
 * @throws CallError, or a DOMException "AbortError" when `signal` aborts
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  given: Call<E> & { file: Blob; filename: string; signal: AbortSignal; onProgress: (share: number) => void },
): Promise<{ data: Data<E>; message: string }> {
  const { params, query, file, filename, signal, onProgress } = given as unknown as {
    params: Record<string, string>;
    query?: Record<string, string>;
    file: Blob;
    filename: string;
    signal: AbortSignal;
    onProgress: (share: number) => void;
  };
  const { base, headers } = requestHeaders();
  const form = new FormData();
  form.append(endpoint.upload?.field ?? 'file', file, filename);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const search = new URLSearchParams(query).toString();
    request.open(endpoint.method, `${base}${fillPath(endpoint.path, params)}${search && `?${search}`}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new CallError(500, say('failed.network'), null));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        const parsed = answerOf(endpoint.data).safeParse(request.response);
        if (parsed.success) resolve({ data: parsed.data.data as Data<E>, message: parsed.data.message });
        else reject(new CallError(500, say('failed.network'), null));
        return;
      }
      if (request.status === 401) tellExpired();
      const refusal = refusalSchema.safeParse(request.response);
      reject(
        new CallError(
          request.status,
          refusal.success ? refusal.data.error : say('failed.any'),
          refusal.success ? refusal.data : null,
        ),
      );
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) request.abort();
    else request.send(form);
  });
}

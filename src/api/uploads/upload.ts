import type { CallInput, Data, Endpoint } from '@/contract/endpoint';
import { fillPath } from '@/contract/endpoint';
import { translate } from '@/contract/texts/translate';
import { ApiError, endsSession, errorOf } from '../transport/apiError';
import { requestHeaders, sessionRefused } from '../transport/http';
import { readAnswer } from '../transport/readAnswer';

/** A file of a form. */
export interface UploadedFile {
  readonly file: Blob;
  readonly filename: string;
}

interface Progress {
  readonly signal: AbortSignal;
  /** Called with the share that is sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Further files, for a call that takes several. */
type GivenFiles = UploadedFile & { readonly more?: readonly UploadedFile[] };

/**
 * Uploads the files of a call, with its body as further fields of the form, and reports progress from 0 to 1. Uses
 * XMLHttpRequest, since `fetch` reports no upload progress.
 *
 * @throws ApiError, or a DOMException "AbortError" when `signal` aborts
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  given: CallInput<E> & GivenFiles & Progress,
): Promise<{ data: Data<E>; message: string }> {
  const { params, query, body, file, filename, more, signal, onProgress } = given as unknown as {
    params: Record<string, string>;
    query?: Record<string, string>;
    body?: Record<string, string>;
  } & GivenFiles &
    Progress;
  const { base, headers, token } = requestHeaders();
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, value);
  const files = [{ file, filename }, ...(more ?? [])];
  for (const one of files) form.append(endpoint.upload?.field ?? 'file', one.file, one.filename);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const search = new URLSearchParams(query).toString();
    request.open(endpoint.method, `${base}${fillPath(endpoint.path, params)}${search && `?${search}`}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => void failureOf(files).then(reject);
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        try {
          resolve(readAnswer(endpoint, request.response));
        } catch (error) {
          reject(error);
        }
        return;
      }
      // The service refused the token before it read the file.
      if (endsSession(request.response) && sessionRefused(token) === 'repeat') return resolve(upload(endpoint, given));
      reject(errorOf(request.status, request.response));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) request.abort();
    else request.send(form);
  });
}

/** Why a transfer broke off: a browser says the same of a lost connection and of a file that was changed since it was chosen. */
async function failureOf(files: readonly UploadedFile[]): Promise<ApiError> {
  for (const { file, filename } of files)
    if (!(await isReadable(file)))
      return new ApiError(500, translate('failed.fileChanged.named', { file: filename }), null);
  return new ApiError(500, translate('failed.network'), null);
}

const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

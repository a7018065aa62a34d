import { Worker } from 'node:worker_threads';
import { translate } from '@/contract/texts/translate';
import { InvalidError } from '../../errors';
import { HttpError } from '../httpError';
import { appendPart, type ListPart } from './splitLists';
import type { FieldErrors } from './validateInput';

export interface BodyThreadInput {
  readonly bytes: Uint8Array;
  /** Name of the call whose schema the body must fit. */
  readonly call: string;
}

export type BodyThreadAnswer =
  | { readonly kind: 'rejected'; readonly problem: 'malformed' | 'too-many' }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'body'; readonly rest: unknown; readonly digest: string }
  | { readonly kind: 'part'; readonly part: ListPart }
  | { readonly kind: 'end' };

/** A body that its thread has checked already. */
export class CheckedBody {
  readonly data: unknown;
  /** SHA-256 of its bytes, as 64 hex digits. */
  readonly digest: string;
  constructor(data: unknown, digest: string) {
    this.data = data;
    this.digest = digest;
  }
}

/**
 * Parses and checks a large body in a thread of its own.
 * @throws HttpError 400 or 413, or InvalidError with the errors by field
 */
export type BodyReader = (bytes: Uint8Array, call: string) => Promise<CheckedBody>;

const TIMEOUT = 20_000;
/** Heap of the thread: 2 million values and their errors have room in it. */
const HEAP_MEGABYTES = 512;

export const badBody = (problem: 'malformed' | 'too-many') =>
  problem === 'too-many'
    ? new HttpError(413, 'too-large', translate('failed.tooManyValues'))
    : new HttpError(400, 'invalid', translate('failed.body'));

/** `thread` is the URL of the built thread file. */
export const createBodyReader =
  (thread: URL): BodyReader =>
  async (bytes, call) => {
    const input: BodyThreadInput = { bytes, call };
    const worker = new Worker(thread, {
      workerData: input,
      transferList: bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 64 },
    });
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<CheckedBody>((resolve, reject) => {
        let body: unknown;
        let digest = '';
        const end = () => reject(badBody('too-many'));
        worker.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? end() : reject(error),
        );
        worker.once('exit', () => reject(new Error('The thread of a body has ended without an answer.')));
        timer = setTimeout(end, TIMEOUT);
        worker.on('message', (answer: BodyThreadAnswer) => {
          if (answer.kind === 'rejected') return reject(badBody(answer.problem));
          if (answer.kind === 'invalid') return reject(new InvalidError(answer.errors));
          if (answer.kind === 'end') return resolve(new CheckedBody(body, digest));
          if (answer.kind === 'body') ({ rest: body, digest } = answer);
          else appendPart(body, answer.part);
          worker.postMessage('next');
        });
      });
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  };

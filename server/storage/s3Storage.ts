import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { BusyError } from '../errors';
import { checkKey, checkPrefix } from './checkKey';
import { destroyAfter } from './destroyAfter';
import { partsOf } from './partsOf';
import { sliceOf } from './sliceOf';
import type { Storage } from './storage';

export interface S3Settings {
  /** Without it, Amazon's endpoint of the region. */
  endpoint?: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Put the bucket in the path instead of the host name, as most other stores require. */
  forcePathStyle: boolean;
  /** Milliseconds until the store must have answered. */
  timeout?: number;
}

/** Bytes per part: stores allow 5 MiB to 5 GiB, and one part at a time is held in memory. */
const PART = 8 * 1024 * 1024;

/** Milliseconds until a store must have answered, where no setting says so. A silent one would hold calls for ever. */
export const DEFAULT_TIMEOUT = 10_000;
/** Milliseconds for the question whether it answers. */
const CHECK_TIMEOUT = 2_000;
/** How often it is asked. */
const ATTEMPTS = 2;

/**
 * An S3 object store. The client is imported on demand, since most installations store files on disk. Calls throw BusyError
 * when the store cannot be reached, fails or is silent for `timeout` milliseconds, NoBucketError when it has no such bucket,
 * and StoreFullError when it has no room.
 */
export async function openS3Storage(settings: S3Settings): Promise<Storage> {
  const sdk = await import('@aws-sdk/client-s3');
  const { bucket: Bucket, timeout = DEFAULT_TIMEOUT } = settings;
  const client = new sdk.S3Client({
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: settings.forcePathStyle,
    // Other stores do not support the checksums that the client adds to every request.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: timeout,
      requestTimeout: timeout,
      throwOnRequestTimeout: true,
      // Ends an answer that stops in its middle.
      socketTimeout: timeout,
    },
  });
  client.middlewareStack.add(
    (next) => (request) => next(request).catch((error: unknown) => unavailable(error, Bucket)),
    {
      step: 'initialize',
      name: 'unavailable',
    },
  );

  const sizeOf = async (Key: string): Promise<number | null> =>
    (await client.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch(absent))?.ContentLength ?? null;

  return {
    put: (Key, body, { contentType: ContentType }) =>
      destroyAfter(body, async () => {
        checkKey(Key);
        const parts = partsOf(body, PART);
        const first = (await parts.next()).value ?? new Uint8Array();
        if (first.byteLength >= PART) return putParts(client, sdk, { Bucket, Key, ContentType }, first, parts);
        await client.send(new sdk.PutObjectCommand({ Bucket, Key, ContentType, Body: first }));
        return first.byteLength;
      }),
    get: async (Key, range) => {
      checkKey(Key);
      const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
      const found = await client
        .send(new sdk.GetObjectCommand({ Bucket, Key, ...(Range ? { Range } : {}) }))
        .catch(async (error: unknown) => {
          if (range && statusOf(error) === 416) sliceOf(range, (await sizeOf(Key)) ?? 0);
          return absent(error);
        });
      if (!found?.Body) return null;
      const length = found.ContentLength ?? 0;
      const size = Number(found.ContentRange?.split('/')[1] ?? length);
      return { stream: found.Body as Readable, size, length };
    },
    has: async (Key) => {
      checkKey(Key);
      return (await sizeOf(Key)) !== null;
    },
    delete: async (Key) => {
      checkKey(Key);
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key })).catch(absent);
    },
    move: async (from, Key) => {
      checkKey(from);
      checkKey(Key);
      // The name of the source is part of an address; a key has no character that must be escaped there.
      const copied = await client
        .send(new sdk.CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${from}` }))
        .catch(absent);
      if (copied === null) return false;
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: from })).catch(absent);
      return true;
    },
    list: async function* (Prefix, StartAfter) {
      checkPrefix(Prefix);
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new sdk.ListObjectsV2Command({
            Bucket,
            Prefix,
            ...(ContinuationToken ? { ContinuationToken } : StartAfter !== undefined ? { StartAfter } : {}),
          }),
        );
        for (const { Key, Size } of page.Contents ?? []) if (Key !== undefined) yield { key: Key, size: Size ?? 0 };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    check: async () => {
      const abortSignal = AbortSignal.timeout(CHECK_TIMEOUT);
      await client.send(new sdk.ListObjectsV2Command({ Bucket, MaxKeys: 1 }), { abortSignal });
    },
    close: async () => client.destroy(),
  };
}

/** Parts become visible together when the last is complete; an aborted upload is removed. */
async function putParts(
  client: S3Client,
  sdk: typeof import('@aws-sdk/client-s3'),
  target: { Bucket: string; Key: string; ContentType: string },
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array>,
): Promise<number> {
  const { Bucket, Key } = target;
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(target));
  const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
  let size = 0;
  const send = async (Body: Uint8Array) => {
    const PartNumber = Parts.length + 1;
    const { ETag } = await client.send(new sdk.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
    Parts.push({ PartNumber, ETag });
    size += Body.byteLength;
  };
  try {
    await send(first);
    for await (const part of rest) await send(part);
    await client.send(new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
    return size;
  } catch (error) {
    // If this fails too, the bucket's lifecycle rule removes the incomplete upload.
    await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {});
    throw error;
  }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** The bucket is missing: nothing that was stored in it may be taken for a file that is gone. */
class NoBucketError extends Error {
  override readonly name = 'NoBucketError';
}

/** Codes of stores for a full disk or a full bucket, which come with other statuses than 507 too. */
const FULL = new Set([
  ...['XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'XMinioAdminBucketQuotaExceededError'],
  ...['QuotaExceeded', 'QuotaExceededException', 'BucketQuotaExceeded', 'StorageQuotaExceeded', 'InsufficientStorage'],
]);

/** The store is full: to whoever stores a file that is a full disk. */
class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
  readonly code = 'EDQUOT';
}

/**
 * @throws BusyError instead of an error that is not an answer of the store to this request, NoBucketError without the bucket,
 * StoreFullError where it has no room
 */
function unavailable(error: unknown, bucket: string): never {
  if (error instanceof Error && error.name === 'NoSuchBucket')
    throw new NoBucketError(`The object store has no bucket “${bucket}”. Create it, or correct S3_BUCKET.`, {
      cause: error,
    });
  const status = statusOf(error);
  if (error instanceof Error && (status === 507 || FULL.has(error.name)))
    throw new StoreFullError(`The object store has no room left in the bucket “${bucket}”.`, { cause: error });
  throw status === undefined || status >= 500 ? new BusyError({ cause: error }) : error;
}

function absent(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
}

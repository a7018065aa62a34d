import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { checkKey, checkPrefix } from './checkKey';
import { partsOf } from './partsOf';
import { sliceOf } from './sliceOf';
import type { Storage } from './storage';

export interface S3Settings {
  /** Without it, Amazon's own endpoint of the region. */
  endpoint?: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path rather than in the host name, as most stores that are not Amazon's want it. */
  forcePathStyle: boolean;
}

/** Bytes of one part: the store allows 5 MiB to 5 GiB, and one part at a time is held in memory. */
const PART = 8 * 1024 * 1024;

/** An object store that speaks S3. The client is loaded when it is first wanted, since most installations keep files. */
export async function openS3Storage(settings: S3Settings): Promise<Storage> {
  const sdk = await import('@aws-sdk/client-s3');
  const { bucket: Bucket } = settings;
  const client = new sdk.S3Client({
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: settings.forcePathStyle,
    // Stores that are not Amazon's do not know the checksums that it would add to every request.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  const sizeOf = async (Key: string): Promise<number | null> =>
    (await client.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch(absent))?.ContentLength ?? null;

  return {
    put: async (Key, body, { contentType: ContentType }) => {
      checkKey(Key);
      const parts = partsOf(body, PART);
      const first = (await parts.next()).value ?? new Uint8Array();
      if (first.byteLength >= PART) return putParts(client, sdk, { Bucket, Key, ContentType }, first, parts);
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, ContentType, Body: first }));
      return first.byteLength;
    },
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
    list: async function* (Prefix) {
      checkPrefix(Prefix);
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new sdk.ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken ? { ContinuationToken } : {}) }),
        );
        for (const { Key, Size } of page.Contents ?? []) if (Key !== undefined) yield { key: Key, size: Size ?? 0 };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    close: async () => client.destroy(),
  };
}

/** The parts become visible together, when the last of them is there; a broken upload is taken back. */
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
    // What is left when this fails too is taken away by the bucket's own rule for broken uploads.
    await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {});
    throw error;
  }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

function absent(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
}

import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureProblem } from './sigV4';

export interface S3Double {
  endpoint: string;
  /** The buckets that there are; any by default. */
  buckets: Set<string> | null;
  /** How it refuses to store anything, like a store that is full; null by default. */
  full: { readonly status: number; readonly code: string } | null;
  /** The stored objects, by `bucket/key`. */
  objects: Map<string, Uint8Array>;
  /** The content types given, by `bucket/key`. */
  types: Map<string, string>;
  /** Multipart uploads that were neither completed nor aborted. */
  uploads: Map<string, Map<number, Uint8Array>>;
  /** Delays the answers for these keys (`bucket/key`), like a slow store. */
  hold(isHeld: (key: string) => boolean): void;
  /** Sends all delayed answers. */
  release(): void;
  close(): Promise<void>;
}

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Uint8Array;
}

interface Answer {
  status: number;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
}

export const S3_KEY = { accessKeyId: 'double', secretAccessKey: 'a secret of the double' };

export const S3_BUCKET = 'atrium';

/** Settings of a service that keeps its files in the double. */
export const s3Settings = ({ endpoint }: Pick<S3Double, 'endpoint'>): Record<string, string> => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET,
  S3_ACCESS_KEY_ID: S3_KEY.accessKeyId,
  S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey,
  S3_FORCE_PATH_STYLE: 'true',
  // While it is held it holds the jobs of the service, however slow a walk is.
  S3_TIMEOUT: '600',
});

/** Keys on one page of a list: few, so that pages are met. */
const PAGE = 3;
const MIN_PART_BYTES = 5 * 1024 * 1024;

/** An object store on a free port that checks every signature and keeps its objects in memory. */
export async function startS3Double(): Promise<S3Double> {
  const store: Store = {
    buckets: null,
    full: null,
    objects: new Map<string, Uint8Array>(),
    types: new Map<string, string>(),
    uploads: new Map<string, Map<number, Uint8Array>>(),
  };
  let isHeld: (key: string) => boolean = () => false;
  let waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const problem = signatureProblem(request, body, S3_KEY.secretAccessKey);
    const url = new URL(request.url ?? '/', 'http://store');
    const path = decodeURIComponent(url.pathname).slice(1);
    const method = request.method ?? '';
    if (isHeld(path)) await new Promise<void>((go) => waiting.push(go));
    send(
      response,
      method,
      problem
        ? fault(403, problem)
        : answer(store, { method, path, query: url.searchParams, headers: request.headers, body }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const controls: Omit<S3Double, keyof Store> = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: (held) => {
      isHeld = held;
    },
    release: () => {
      isHeld = () => false;
      for (const go of waiting) go();
      waiting = [];
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return Object.assign(store, controls);
}

type Store = Pick<S3Double, 'buckets' | 'full' | 'objects' | 'types' | 'uploads'>;

function answer(store: Store, call: Call): Answer {
  const [bucket = ''] = call.path.split('/');
  if (store.buckets?.has(bucket) === false) return fault(404, 'NoSuchBucket');
  if (store.full && (call.method === 'PUT' || call.method === 'POST')) return fault(store.full.status, store.full.code);
  const upload = call.query.get('uploadId');
  if (upload !== null) return multipart(store, call, upload);
  if (call.method === 'POST' && call.query.has('uploads')) {
    const id = randomUUID();
    store.uploads.set(id, new Map());
    store.types.set(call.path, call.headers['content-type'] ?? '');
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    };
  }
  if (call.method === 'GET' && call.query.get('list-type') === '2') return list(store, call);
  const source = call.headers['x-amz-copy-source'];
  if (call.method === 'PUT' && typeof source === 'string') return copy(store, decodeURIComponent(source), call.path);
  if (call.method === 'PUT') {
    store.objects.set(call.path, call.body);
    store.types.set(call.path, call.headers['content-type'] ?? '');
    return { status: 200, headers: { etag: tag(call.body) } };
  }
  if (call.method === 'DELETE') {
    store.objects.delete(call.path);
    return { status: 204 };
  }
  const object = store.objects.get(call.path);
  return object ? read(object, call) : fault(404, 'NoSuchKey');
}

function copy({ objects, types }: Store, from: string, to: string): Answer {
  const object = objects.get(from);
  if (!object) return fault(404, 'NoSuchKey');
  objects.set(to, object);
  types.set(to, types.get(from) ?? '');
  return { status: 200, body: `<CopyObjectResult><ETag>${tag(object)}</ETag></CopyObjectResult>` };
}

function multipart(store: Store, { method, path, query, body }: Call, id: string): Answer {
  const parts = store.uploads.get(id);
  if (!parts) return fault(404, 'NoSuchUpload');
  if (method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body);
    return { status: 200, headers: { etag: tag(body) } };
  }
  store.uploads.delete(id);
  if (method === 'DELETE') return { status: 204 };
  const listed = [
    ...Buffer.from(body)
      .toString()
      .matchAll(/<PartNumber>(\d+)<\/PartNumber>/g),
  ].map((match) => Number(match[1]));
  const pieces = listed.map((number) => parts.get(number));
  if (pieces.length === 0 || pieces.some((piece) => piece === undefined)) return fault(400, 'InvalidPart');
  if (pieces.slice(0, -1).some((piece) => (piece?.byteLength ?? 0) < MIN_PART_BYTES))
    return fault(400, 'EntityTooSmall');
  store.objects.set(path, Buffer.concat(pieces.filter((piece) => piece !== undefined)));
  return { status: 200, body: '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>' };
}

function list({ objects }: Store, { path, query }: Call): Answer {
  const bucket = path.replace(/\/?$/, '/');
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(bucket + (query.get('prefix') ?? '')))
    .map((key) => key.slice(bucket.length))
    .filter((key) => key > after)
    .sort();
  const page = keys.slice(0, PAGE);
  const rows = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${objects.get(bucket + key)?.byteLength}</Size></Contents>`,
  );
  const more = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const body = `<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${rows.join('')}${more}</ListBucketResult>`;
  return { status: 200, body };
}

function read(object: Uint8Array, { headers }: Call): Answer {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined) return { status: 200, body: object, headers: { etag: tag(object) } };
  const start = Number(first);
  const end = Math.min(last ? Number(last) : object.byteLength, object.byteLength - 1);
  if (start >= object.byteLength || end < start) return fault(416, 'InvalidRange');
  return {
    status: 206,
    body: object.subarray(start, end + 1),
    headers: { 'content-range': `bytes ${start}-${end}/${object.byteLength}` },
  };
}

const tag = (bytes: Uint8Array) => `"${createHash('md5').update(bytes).digest('hex')}"`;

const fault = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

function send(response: ServerResponse, method: string, { status, body = '', headers = {} }: Answer): void {
  const bytes = Buffer.from(body as Uint8Array);
  const type = { 'content-type': 'application/xml', 'content-length': String(bytes.byteLength) };
  response.writeHead(status, status === 204 ? headers : { ...type, ...headers }).end(method === 'HEAD' ? '' : bytes);
}

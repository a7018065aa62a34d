import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { InvalidError } from '../../../server/errors';
import { type ReceivedForm, receiveForm } from '../../../server/http/receiveForm';

const UPLOAD = { field: 'files[]', aliases: ['file[map]'], limit: 1000, most: 3 };
const LIMITS = { uploadWindow: 20_000, uploadLeast: 1 };

let folder: string;
let app: FastifyInstance;
let received: ReceivedForm | null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'form-'));
  received = null;
  app = fastify();
  await app.register(multipart);
  app.post('/', async (request) => {
    received = await receiveForm(request, UPLOAD, { folder, limits: LIMITS, admit: async () => undefined });
    return 'taken';
  });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

type Part = readonly [field: string, content: Uint8Array | string, filename?: string];

async function send(...parts: readonly Part[]): Promise<number> {
  const form = new FormData();
  for (const [field, content, filename] of parts)
    if (filename === undefined) form.append(field, String(content));
    else form.append(field, new Blob([content as Uint8Array<ArrayBuffer>]), filename);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.statusCode;
}

it('[HT30] takes several files and the fields around them, in any order', async () => {
  const [one, two] = [randomBytes(1000), randomBytes(10)];
  const parts: Part[] = [
    ['type', 'project.logo'],
    ['files[]', one, 'a.png'],
    ['path', 'plans/é'],
    ['file[map]', two, 'b.png'],
  ];
  expect(await send(...parts)).toBe(200);
  expect(received?.fields).toEqual({ type: 'project.logo', path: 'plans/é' });
  expect(received?.files).toMatchObject([
    { field: 'files[]', filename: 'a.png', bytes: 1000 },
    { field: 'file[map]', filename: 'b.png', bytes: 10 },
  ]);
  expect(await Promise.all((received?.files ?? []).map(({ path }) => readFile(path)))).toEqual([one, two]);
});

it.each<[string, readonly Part[]]>([
  ['one file too many', [0, 1, 2, 3].map((n): Part => ['files[]', 'x', `${n}.png`])],
  [
    'a later file that is too large',
    [
      ['files[]', 'x', 'a.png'],
      ['files[]', randomBytes(1001), 'b.png'],
    ],
  ],
  [
    'a file in another field',
    [
      ['files[]', 'x', 'a.png'],
      ['other', 'x', 'b.png'],
    ],
  ],
  ['no file', [['type', 'project.logo']]],
  [
    'a field that is too long',
    [
      ['files[]', 'x', 'a.png'],
      ['type', 'x'.repeat(64 * 1024 + 1)],
    ],
  ],
  ['too many fields', [['files[]', 'x', 'a.png'], ...Array.from({ length: 21 }, (_, n): Part => [`f${n}`, 'x'])]],
])('[HT30] rejects a form with %s and leaves no file', async (_name, parts) => {
  expect(await send(...parts)).not.toBe(200);
  expect(received).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

it('[UP15] an upload that was cut before its form is read ends at once', async () => {
  const form = ['--b', 'Content-Disposition: form-data; name="files[]"; filename="a.zip"', '', 'PK'];
  const type = 'multipart/form-data; boundary=b';
  const head = ['POST /late HTTP/1.1', 'Host: localhost', `Content-Type: ${type}`, 'Content-Length: 3000', ''];
  let cut = () => {};
  const ended = new Promise<unknown>((resolve) => {
    app.post('/late', async (request) => {
      const closed = new Promise((close) => request.raw.once('close', close));
      cut();
      await closed;
      await receiveForm(request, UPLOAD, { folder, limits: LIMITS, admit: async () => undefined }).then(
        resolve,
        resolve,
      );
    });
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1', () => socket.write([...head, ...form].join('\r\n')));
  cut = () => socket.destroy();
  expect(await ended).toBeInstanceOf(InvalidError);
  expect(await readdir(folder)).toEqual([]);
});

it('[DB42] a disk that takes no file is no fault of the form, whatever the name of the file is', async () => {
  const failures: Error[] = [];
  app.setErrorHandler((error: Error, _request, reply) => {
    failures.push(error);
    return reply.code(500).send('failed');
  });
  await rm(folder, { recursive: true });
  expect(await send(['files[]', 'content', 'a.png'])).toBe(500);
  expect(failures).toMatchObject([{ code: 'ENOENT', syscall: 'open' }]);
  await mkdir(folder);
});

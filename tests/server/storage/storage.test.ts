import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../../server/storage/openStorage';
import type { Storage } from '../../../server/storage/storage';
import { S3_KEY, type S3Double, startS3Double } from '../../support/s3Double';

const MIB = 1024 * 1024;
const PNG = { contentType: 'image/png' };
let double: S3Double;
let dataDir: string;
beforeAll(async () => {
  double = await startS3Double();
});
afterAll(() => double.close());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'atrium-files-'));
  double.objects.clear();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const s3 = () => ({
  endpoint: double.endpoint,
  bucket: 'atrium',
  region: 'eu-central-1',
  forcePathStyle: true,
  ...S3_KEY,
});

describe.each([
  ['disk', () => openStorage({ dataDir })],
  ['an object store', () => openStorage({ dataDir, s3: s3() })],
])('on %s', (_, open) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await open();
  });
  afterEach(() => storage.close());

  const read = async (key: string, range?: { start: number; end?: number }) => {
    const file = await storage.get(key, range);
    return file && { text: (await buffer(file.stream)).toString(), size: file.size, length: file.length };
  };
  const keys = async (prefix = '') => {
    const found: string[] = [];
    for await (const { key } of storage.list(prefix)) found.push(key);
    return found;
  };
  const broken = (bytes: number) =>
    Readable.from(
      (async function* () {
        yield Buffer.alloc(bytes);
        throw new Error('the line was cut');
      })(),
    );

  it('[ST1] gives back what was put, with its size', async () => {
    expect(await storage.put('org/7/logo.png', Buffer.from('logo'), PNG)).toBe(4);
    expect(await read('org/7/logo.png')).toEqual({ text: 'logo', size: 4, length: 4 });
    expect(await storage.has('org/7/logo.png')).toBe(true);
  });

  it('[ST1] gives null for what is not there', async () => {
    await storage.put('org/7/logo.png', Buffer.from('logo'), PNG);
    expect([await storage.get('org/7'), await storage.get('org/8/logo.png'), await storage.has('org')]).toEqual([
      null,
      null,
      false,
    ]);
  });

  it('[ST1] keeps an empty file', async () => {
    expect(await storage.put('empty', Readable.from([]), PNG)).toBe(0);
    expect(await read('empty')).toEqual({ text: '', size: 0, length: 0 });
  });

  it('[ST1] keeps a stream of many parts byte for byte', async () => {
    const bytes = randomBytes(17 * MIB + 5);
    const pieces = Array.from({ length: 35 }, (_piece, index) =>
      bytes.subarray(index * 500_000, (index + 1) * 500_000),
    );
    const rest = bytes.subarray(35 * 500_000);
    expect(await storage.put('map.zip', Readable.from([...pieces, rest]), PNG)).toBe(bytes.byteLength);
    const file = await storage.get('map.zip');
    expect(file && bytes.equals(await buffer(file.stream))).toBe(true);
  });

  it('[ST2] gives a range, cut to the end of the file', async () => {
    await storage.put('digits', Buffer.from('0123456789'), PNG);
    expect(await read('digits', { start: 2, end: 4 })).toEqual({ text: '234', size: 10, length: 3 });
    expect(await read('digits', { start: 7 })).toEqual({ text: '789', size: 10, length: 3 });
    expect(await read('digits', { start: 8, end: 50 })).toEqual({ text: '89', size: 10, length: 2 });
    expect(await read('nothing', { start: 1 })).toBeNull();
    await expect(storage.get('digits', { start: 10 })).rejects.toThrow(RangeError);
  });

  it('[ST3] deletes once and again without an error', async () => {
    await storage.put('a/b', Buffer.from('x'), PNG);
    await storage.delete('a/b');
    await storage.delete('a/b');
    await storage.delete('never/was');
    expect([await storage.has('a/b'), await keys()]).toEqual([false, []]);
  });

  it('[ST4] lists by prefix in the order of keys, over several pages', async () => {
    for (const key of ['b', 'a/2', 'a-1', 'a/10', 'a/1/x', 'ab', 'c.d']) await storage.put(key, Buffer.from(key), PNG);
    expect(await keys()).toEqual(['a-1', 'a/1/x', 'a/10', 'a/2', 'ab', 'b', 'c.d']);
    expect(await keys('a/')).toEqual(['a/1/x', 'a/10', 'a/2']);
    expect(await keys('a/1')).toEqual(['a/1/x', 'a/10']);
    expect(await keys('nothing/here')).toEqual([]);
    const after: string[] = [];
    for await (const { key } of storage.list('a', 'a/1')) after.push(key);
    expect(after).toEqual(['a/1/x', 'a/10', 'a/2', 'ab']);
    for await (const { key, size } of storage.list('')) expect(size).toBe(key.length);
  });

  it.each([100, 9 * MIB])('[ST5] shows nothing of a stream that breaks after %d bytes', async (bytes) => {
    await expect(storage.put('map.zip', broken(bytes), PNG)).rejects.toThrow('the line was cut');
    expect([await storage.has('map.zip'), await keys()]).toEqual([false, []]);
    expect(double.uploads.size).toBe(0);
  });

  it('[ST5] leaves what was there when its replacement breaks', async () => {
    await storage.put('map.zip', Buffer.from('old'), PNG);
    await expect(storage.put('map.zip', broken(9 * MIB), PNG)).rejects.toThrow('the line was cut');
    expect(await read('map.zip')).toEqual({ text: 'old', size: 3, length: 3 });
  });

  it('[ST14] destroys the stream of a file that it does not store', async () => {
    const body = Readable.from([Buffer.alloc(9 * MIB), Buffer.alloc(9 * MIB)]);
    await expect((async () => storage.put('../up', body, PNG))()).rejects.toThrow('Not a storage key');
    expect(body.destroyed).toBe(true);
  });

  it('[ST6] keeps one of several files put under one key at once, whole', async () => {
    const bodies = Array.from({ length: 8 }, (_body, index) => String(index).repeat(10_000));
    await Promise.all(bodies.map((body) => storage.put('a/same', Buffer.from(body), PNG)));
    expect(bodies).toContain((await read('a/same'))?.text);
    expect(await keys()).toEqual(['a/same']);
  });

  it('[ST7] reads on in the file it began with when the key is put again or deleted', async () => {
    await storage.put('long', Buffer.from('a'.repeat(300_000)), PNG);
    const file = await storage.get('long');
    await storage.put('long', Buffer.from('b'), PNG);
    await storage.delete('long');
    expect(file && (await buffer(file.stream)).toString()).toBe('a'.repeat(300_000));
  });

  it.each([
    '',
    '/etc/passwd',
    '../up',
    'a/../b',
    'a//b',
    'a/',
    '.hidden',
    'a/.draft-1',
    'A',
    'a b',
    'a\\b',
    'a\0',
    'ü',
    'a'.repeat(201),
  ])('[ST8] refuses %j as a key', async (key) => {
    await expect((async () => storage.put(key, Buffer.from('x'), PNG))()).rejects.toThrow('Not a storage key');
    await expect((async () => storage.get(key))()).rejects.toThrow('Not a storage key');
    await expect((async () => storage.delete(key))()).rejects.toThrow('Not a storage key');
    await expect((async () => storage.has(key))()).rejects.toThrow('Not a storage key');
    expect(await keys()).toEqual([]);
  });

  it.each(['../', '/', '.', 'A'])('[ST8] refuses %j as a prefix', async (prefix) => {
    await expect(keys(prefix)).rejects.toThrow('Not a storage prefix');
  });
});

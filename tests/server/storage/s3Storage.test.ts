import { afterEach, beforeEach, expect, it } from 'vitest';
import { BusyError } from '../../../server/errors';
import { isOutOfSpace } from '../../../server/outOfSpace';
import { openS3Storage } from '../../../server/storage/s3Storage';
import { S3_KEY, type S3Double, startS3Double } from '../../support/s3Double';

let double: S3Double;
beforeEach(async () => {
  double = await startS3Double();
});
afterEach(() => double.close());

const open = (settings: { secretAccessKey?: string; timeout?: number } = {}) =>
  openS3Storage({
    endpoint: double.endpoint,
    bucket: 'atrium',
    region: 'eu-central-1',
    forcePathStyle: true,
    ...S3_KEY,
    ...settings,
  });

it('[ST11] tells the store what the bytes are, in one part and in several', async () => {
  const storage = await open();
  await storage.put('logo.png', Buffer.from('x'), { contentType: 'image/png' });
  await storage.put('map.zip', Buffer.alloc(9 * 1024 * 1024), { contentType: 'application/zip' });
  expect([...double.types]).toEqual([
    ['atrium/logo.png', 'image/png'],
    ['atrium/map.zip', 'application/zip'],
  ]);
  await storage.close();
});

it('[ST12] signs its requests: with another secret the store refuses, and nothing is called missing', async () => {
  await (await open()).put('logo.png', Buffer.from('x'), { contentType: 'image/png' });
  const storage = await open({ secretAccessKey: 'wrong' });
  await expect(storage.get('logo.png')).rejects.toThrow('SignatureDoesNotMatch');
  await expect(storage.put('logo.png', Buffer.from('y'), { contentType: 'image/png' })).rejects.toThrow(
    'SignatureDoesNotMatch',
  );
  await expect(storage.has('logo.png')).rejects.toThrow();
  expect(double.objects.get('atrium/logo.png')).toEqual(Buffer.from('x'));
  await storage.close();
});

it('[ST23] a bucket that is missing is an error, and none of its files is called missing', async () => {
  const storage = await open();
  double.buckets = new Set(['another']);
  const refusal = /no bucket “atrium”.*S3_BUCKET/;
  await expect(storage.get('logo.png')).rejects.toThrow(refusal);
  await expect(storage.put('logo.png', Buffer.from('x'), { contentType: 'image/png' })).rejects.toThrow(refusal);
  await expect(storage.list('')[Symbol.asyncIterator]().next()).rejects.toThrow(refusal);
  await expect(storage.check()).rejects.toThrow(refusal);
  double.buckets = null;
  expect(await storage.get('logo.png')).toBeNull();
  await storage.close();
});

it.each([
  { status: 507, code: 'XMinioStorageFull' },
  { status: 400, code: 'XMinioAdminBucketQuotaExceeded' },
  { status: 403, code: 'QuotaExceeded' },
  { status: 507, code: 'SomethingElse' },
])('[ST24] a store that is full ($status $code) is a full disk, whatever is stored in it', async (full) => {
  const storage = await open();
  await storage.put('logo.png', Buffer.from('x'), { contentType: 'image/png' });
  double.full = full;
  for (const work of [
    () => storage.put('other.png', Buffer.from('y'), { contentType: 'image/png' }),
    () => storage.put('map.zip', Buffer.alloc(9 * 1024 * 1024), { contentType: 'application/zip' }),
    () => storage.move('logo.png', 'trash/logo.png'),
  ])
    expect(isOutOfSpace(await work().catch((error: unknown) => error))).toBe(true);
  expect([...double.objects.keys()]).toEqual(['atrium/logo.png']);
  await storage.delete('logo.png');
  double.full = null;
  await storage.put('other.png', Buffer.from('y'), { contentType: 'image/png' });
  await storage.close();
});

it('[ST13] gives up a store that is silent, and works once it answers again', async () => {
  const storage = await open({ timeout: 100 });
  await storage.put('logo.png', Buffer.from('x'), { contentType: 'image/png' });
  double.hold(() => true);
  await expect(storage.get('logo.png')).rejects.toThrow(BusyError);
  await expect(storage.has('logo.png')).rejects.toThrow(BusyError);
  await expect(storage.put('map.zip', Buffer.alloc(9 * 1024 * 1024), { contentType: 'x' })).rejects.toThrow(BusyError);
  await expect(storage.delete('other.png')).rejects.toThrow(BusyError);
  await expect(storage.list('')[Symbol.asyncIterator]().next()).rejects.toThrow(BusyError);
  double.hold(() => false);
  double.release();
  expect(await storage.has('logo.png')).toBe(true);
  await storage.close();
});

it('[ST13] a store that cannot be reached is unavailable, whatever it is asked', async () => {
  const storage = await open({ timeout: 100 });
  await double.close();
  await expect(storage.get('logo.png')).rejects.toThrow(BusyError);
  double = await startS3Double();
  await storage.close();
});

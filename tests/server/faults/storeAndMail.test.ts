import { afterAll, beforeAll, expect, it } from 'vitest';
import { readImage } from '@/contract/organisations/organisations';
import { requestPasswordReset } from '@/contract/session/session';
import { uploadPicture } from '@/contract/uploads/pictures';
import { startMailer } from '../../../server/mail/mailer';
import { createSmtpTransport } from '../../../server/mail/smtpTransport';
import { openS3Storage } from '../../../server/storage/s3Storage';
import type { Storage } from '../../../server/storage/storage';
import { serviceText } from '../../../server/texts';
import { LOSS_PATIENCE } from '../../support/patience.mjs';
import { pngFile } from '../../support/pngFile';
import { S3_BUCKET, S3_KEY, type S3Double, startS3Double } from '../../support/s3Double';
import { type TestApp, testApp } from '../../support/service/testApp';
import { organisationOf } from '../../support/service/testLocation';
import { startSmtpDouble } from '../../support/smtpDouble';

/** Below that of the product, so that a test waits for little; far above what a busy machine takes for an answer. */
const TIMEOUT = 3_000;

let store: S3Double;
let storage: Storage;
let test: TestApp;
let as: string;
let uuid: string;
let bytes: Buffer;
beforeAll(async () => {
  store = await startS3Double();
  storage = await openS3Storage({
    endpoint: store.endpoint,
    bucket: S3_BUCKET,
    region: 'us-east-1',
    ...S3_KEY,
    forcePathStyle: true,
    timeout: TIMEOUT,
  });
  test = await testApp({ wrapStorage: () => storage });
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
  bytes = await pngFile();
});
afterAll(async () => {
  await test.close();
  await storage.close();
});

const upload = () =>
  test.call(uploadPicture, { as, params: { uuid }, body: { type: 'project.logo' }, file: { name: 'a.png', bytes } });
const pictures = async () => (await test.database.pool.query('SELECT 1 FROM images')).rowCount;

it('[DB42] [ST24] an object store that is full is answered with 507, keeps nothing half, and takes files again', async () => {
  const before = [await pictures(), store.objects.size];
  for (const full of [
    { status: 507, code: 'XMinioStorageFull' },
    { status: 403, code: 'QuotaExceeded' },
  ]) {
    store.full = full;
    const { status, error } = await upload();
    expect([full.code, status, error.code, error.message]).toEqual([
      full.code,
      507,
      'full',
      serviceText('failed.full'),
    ]);
  }
  expect([await pictures(), store.objects.size]).toEqual(before);
  store.full = null;
  expect((await upload()).status).toBe(200);
});

it('[HT28] an object store that is frozen, late or away costs its own calls a 503, and they succeed when it is back', async () => {
  const { data } = await upload();
  const key = data.url.replace('/api/images/', '');
  const before = await pictures();
  store.hold(() => true);
  const [written, read] = await Promise.all([upload(), test.call(readImage, { params: { key } })]);
  for (const reply of [written, read]) {
    expect([reply.status, reply.error.code]).toEqual([503, 'busy']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await pictures()).toBe(before);
  expect((await test.app.inject('/healthz')).statusCode).toBe(200);

  // Late, but within its limit.
  const late = upload();
  setTimeout(() => store.release(), TIMEOUT / 10);
  expect((await late).status).toBe(200);
  expect((await test.call(readImage, { params: { key } })).status).toBe(200);

  await store.close();
  expect([(await upload()).status, (await test.call(readImage, { params: { key } })).status]).toEqual([503, 503]);
});

it('[ML10] a mail server that is frozen, late or away delays its mails alone, which arrive once', async () => {
  const server = await startSmtpDouble();
  const deps = {
    pool: test.database.pool,
    transport: createSmtpTransport(server.url, 'a@atrium.example', TIMEOUT),
    clock: () => test.clock.now,
    publicUrl: 'https://atrium.test',
  };
  server.answer('never');
  const mailer = startMailer(deps, { error: () => {} });
  const ask = (email: string) => test.call(requestPasswordReset, { body: { email } });
  expect((await ask('manager@riverside.example')).status).toBe(200);
  mailer.wake();
  const attempts = async () =>
    (await test.database.pool.query<{ attempts: number }>('SELECT attempts FROM mails')).rows.map(
      (one) => one.attempts,
    );
  await expect.poll(attempts, { timeout: LOSS_PATIENCE }).toEqual([1]);
  expect(server.mails).toEqual([]);

  server.answer(TIMEOUT / 10);
  test.clock.pass(10 * 60_000);
  await expect.poll(attempts, { timeout: LOSS_PATIENCE }).toEqual([]);
  expect(server.mails).toHaveLength(1);

  await server.close();
  expect((await ask('editor@riverside.example')).status).toBe(200);
  await expect.poll(attempts, { timeout: LOSS_PATIENCE }).toEqual([1]);
  await mailer.stop();
});

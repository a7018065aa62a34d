import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROMOTION_CALLS } from '@/contract/promotions/promotions';
import { uploadMap } from '@/contract/uploads/uploads';
import { type TestApp, testApp } from '../../support/service/testApp';
import { addFloorPlan, makeLocation, organisationOf } from '../../support/service/testLocation';

let test: TestApp;
let as: string;
let organisation: string;
let floor: string;
let port: number;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
  const { floors } = await makeLocation(test, as, organisation);
  floor = floors[0] ?? '';
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const address = test.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The application does not listen.');
  port = address.port;
});
afterAll(() => test.close());

/** Received files of this service that are open and have no name any more. */
function lostHandles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((handle) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${handle}`);
      return target.startsWith(test.incoming) && target.endsWith('.part (deleted)') ? [target] : [];
    } catch {
      return [];
    }
  });
}

/** Begins an upload of three megabytes and cuts its connection after so many milliseconds. */
async function cutUpload(delay: number): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(3_000_000)]), 'a.zip');
  await fetch(`http://127.0.0.1:${port}/api/floors/${floor}/upload-map`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}` },
    body: form,
    signal: AbortSignal.timeout(delay),
  }).catch(() => {});
}

const hasHandles = existsSync('/proc/self/fd');

it.runIf(hasHandles)('[UP15] a cut upload holds no file open, wherever it is cut', async () => {
  for (let round = 0; round < 100; round++) await cutUpload(round % 9);
  await expect.poll(async () => [...(await readdir(test.incoming)), ...lostHandles()]).toEqual([]);
});

it.runIf(hasHandles)('[UP15] an upload that was read holds no file open, accepted or rejected', async () => {
  for (let round = 0; round < 10; round++) {
    await addFloorPlan(test, as, floor, round);
    const file = { name: 'a.zip', bytes: new Uint8Array(3000) };
    expect((await test.call(uploadMap, { as, params: { uuid: floor }, query: {}, file })).status).toBe(422);
  }
  expect(lostHandles()).toEqual([]);
});

it.runIf(hasHandles)('[IM2] a picture of a format that is not accepted is not held open', async () => {
  const { create, uploadImage } = PROMOTION_CALLS.event;
  const { data } = await test.call(create, { as, params: { uuid: organisation }, body: { name: 'Night market' } });
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .webp()
    .toBuffer();
  const file = { name: 'image.webp', bytes };
  expect((await test.call(uploadImage, { as, params: { uuid: data.uuid }, file })).status).toBe(422);
  expect(lostHandles()).toEqual([]);
});

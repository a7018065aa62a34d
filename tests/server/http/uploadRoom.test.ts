import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { uploadMap } from '@/contract/uploads/uploads';
import { createUploadRoom } from '../../../server/http/uploadRoom';
import { type TestApp, testApp } from '../../support/service/testApp';
import { makeLocation, organisationOf } from '../../support/service/testLocation';

const MB = 1024 * 1024;

let test: TestApp;
let as: string;
let floor: string;
beforeAll(async () => {
  test = await testApp({ uploadQuota: 10 * MB });
  as = await test.signInAs('manager@riverside.example');
  const location = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
  floor = location.floors[0];
});
afterAll(() => test.close());

it('[QU8] counts what arrives by organisation, and each upload once', () => {
  const room = createUploadRoom();
  const end = room.expect(1, 5);
  room.expect(1, 2);
  expect([room.arriving(1), room.arriving(2)]).toEqual([7, 0]);
  end();
  end();
  expect(room.arriving(1)).toBe(2);
});

it('[QU8] an upload that would not fit beside one that is still arriving is rejected before it arrives', async () => {
  const codeOf = async () =>
    (
      await test.call(uploadMap, {
        as,
        params: { uuid: floor },
        query: {},
        file: { name: 'a.zip', bytes: Buffer.alloc(4 * MB) },
      })
    ).error.code;
  const before = await codeOf();
  expect(before).not.toBe('over-quota');
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const slow = request(`${address}/api/floors/${floor}/upload-map`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${as}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 11 * MB,
    },
  });
  slow.on('error', () => {});
  slow.write('--x\r\ncontent-disposition: form-data; name="file"; filename="b.zip"\r\n\r\n');
  await vi.waitFor(async () => expect(await codeOf()).toBe('over-quota'), { timeout: 60_000 });
  slow.destroy();
  await once(slow, 'close');
  await vi.waitFor(async () => expect(await codeOf()).toBe(before), { timeout: 60_000 });
});

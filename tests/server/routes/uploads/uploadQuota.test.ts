import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { readStorageUse } from '@/contract/organisations/storageUse';
import { deleteUpload, uploadedMapFileSchema, uploadMap } from '@/contract/uploads/uploads';
import { serviceText } from '../../../../server/texts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { testFloorPlan } from '../../../support/service/testFloorPlan';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

const bytes = testFloorPlan(1);
const FITTING = 3;

interface Uploading {
  /** Begins an upload that announces so many bytes, and holds it after the first; gives what cuts its connection. */
  readonly begin: (announced: number) => Promise<() => void>;
  readonly upload: () => ReturnType<TestApp['call']>;
  readonly used: () => Promise<number>;
  readonly remove: (id: string) => Promise<unknown>;
}

/** Runs the work with an application of this quota. */
async function withQuota<T>(
  uploadQuota: number,
  work: (test: TestApp, uploading: Uploading) => Promise<T>,
): Promise<T> {
  const test = await testApp({ uploadQuota });
  try {
    const as = await test.signInAs('manager@riverside.example');
    const uuid = await organisationOf(test, test.organisations.riverside);
    const floor = (await makeLocation(test, as, uuid)).floors[0];
    const { port } = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
    return await work(test, {
      begin: async (announced) => {
        const socket = connect({ port: Number(port), host: '127.0.0.1' });
        socket.on('error', () => {});
        socket.write(
          [
            `POST /api/${uploadMap.path.replace('{uuid}', floor)} HTTP/1.1`,
            'Host: localhost',
            `Authorization: Bearer ${as}`,
            'Content-Type: multipart/form-data; boundary=x',
            `Content-Length: ${announced}`,
            '',
            '--x',
            'Content-Disposition: form-data; name="file"; filename="plan.zip"',
            '',
            'P',
          ].join('\r\n'),
        );
        await vi.waitFor(async () => expect(await readdir(test.incoming)).toHaveLength(1));
        return () => socket.destroy();
      },
      upload: () => test.call(uploadMap, { as, params: { uuid: floor }, query: {}, file: { name: 'plan.zip', bytes } }),
      used: async () => (await test.call(readStorageUse, { as, params: { uuid } })).data.used,
      remove: (id) => test.call(deleteUpload, { as, params: { id } }),
    });
  } finally {
    await test.close();
  }
}

it('[UP13] [QU3] an organisation stores no more than its quota, also when twenty uploads are sent at once', async () => {
  const each = await withQuota(2 ** 40, async (_, { upload, used }) => {
    await upload();
    return used();
  });
  await withQuota(each * FITTING + 1, async (test, { upload, remove }) => {
    const answers = await Promise.all(Array.from({ length: 20 }, upload));
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(FITTING);
    const [rejected] = answers.filter(({ status }) => status === 422);
    expect(rejected?.error).toMatchObject({
      code: 'over-quota',
      message: serviceText('failed.overQuota', { limit: '0 MB' }),
    });
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(20 - FITTING);
    expect(await test.storedKeys()).toHaveLength(2 * FITTING);
    const [first] = stored;
    await remove(uploadedMapFileSchema.parse(first?.data).uuid);
    expect((await upload()).status).toBe(200);
  });
});

it('[QU8] an upload that is on its way counts, until it has arrived or was given up', async () => {
  await withQuota(8_000_000, async (test, { begin, upload }) => {
    const cut = await begin(9_000_000);
    expect(await upload()).toMatchObject({ status: 422, error: { code: 'over-quota' } });
    expect(await test.storedKeys()).toEqual([]);
    cut();
    await vi.waitFor(async () => expect(await readdir(test.incoming)).toEqual([]));
    expect((await upload()).status).toBe(200);
  });
});

import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'playwright/test';
import { addBuilding, addFloor, createLocation, uploadFloorPlan } from '../../support/browser/buildingsPage';
import { WORK_PATIENCE } from '../../support/browser/patience';
import { newPerson } from '../../support/browser/people';
import { type RunningService, startService } from '../../support/browser/runningService';
import { s3Settings, startS3Double } from '../../support/s3Double';
import { startPostgres } from '../../support/service/postgres';
import { smallFloorZip } from '../../support/smallFloor';

test('[IN1] [LU6] four instances on one PostgreSQL and one object store are one service', async ({ browser }) => {
  test.setTimeout(240_000);
  const postgres = await startPostgres();
  const store = await startS3Double();
  const services: RunningService[] = [];
  try {
    const client = new pg.Client({ host: postgres.socketFolder, user: 'postgres', database: 'postgres' });
    await client.connect();
    await client.query('CREATE DATABASE atrium');
    await client.end();
    const env = {
      ...s3Settings(store),
      DATABASE_URL: `postgres://postgres@localhost/atrium?host=${encodeURIComponent(postgres.socketFolder)}`,
      SESSION_SECRET: 'J8sWq2vX7nZtR4pLk9bYc3mHf6dTg1aE0uVx',
    };
    // All at once, so that they also meet at the migrations and the demo world.
    services.push(...(await Promise.all([1, 2, 3, 4].map(() => startService({ env })))));
    const [first, second, third, fourth] = services.map(({ address }) => address);
    const at = (baseURL: string | undefined) => browser.newContext({ ...(baseURL && { baseURL }) });

    const maker = await newPerson(await at(first));
    await createLocation(maker, 'Shared Quay');
    await addBuilding(maker, 'East', 'E');
    await addFloor(maker, 'East', 'Ground', 'G');
    const project = /locations\/([0-9a-f-]{36})/.exec(maker.url())?.[1] ?? '';

    const uploader = await newPerson(await at(second));
    await uploader.goto(`/locations/${project}/buildings`);
    await uploadFloorPlan(uploader, 'Ground', smallFloorZip());
    await expect(uploader.getByRole('listitem', { name: 'Ground' })).toContainText('Floor plan from');

    const publisher = await newPerson(await at(third));
    await publisher.goto(`/locations?open=${project}`);
    await publisher.getByRole('button', { name: 'Publish Project' }).click();
    await publisher.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(publisher.getByRole('dialog').getByText('Location Up-to-date')).toBeVisible({
      timeout: WORK_PATIENCE,
    });

    const visitor = await (await at(fourth)).newPage();
    await visitor.goto(`/preview/${project}`);
    await expect(visitor.getByRole('combobox', { name: 'Search Shared Quay' })).toBeVisible();

    // A page at one instance learns of what is made at another; nothing else would load the list again.
    await uploader.goto('/categories');
    await expect(uploader.getByRole('row', { name: 'Fashion' })).toBeVisible();
    await publisher.goto('/categories?open=new');
    const form = publisher.getByRole('dialog', { name: 'New category' });
    await form.getByLabel('Name').fill('Shared category');
    await form.getByRole('button', { name: 'Fast food' }).click();
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(uploader.getByRole('row', { name: 'Shared category' })).toBeVisible();

    // The session that one instance gave is known to another, and ends for all when it is ended at one.
    const token = await maker.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('atrium.session') ?? '{}') as { token?: string };
      return kept.token ?? '';
    });
    const headers = { authorization: `Bearer ${token}` };
    const read = (address: string | undefined) =>
      publisher.request.get(`${address}/api/projects/${project}`, { headers });
    expect((await read(fourth)).status()).toBe(200);
    expect((await publisher.request.post(`${second}/api/sign-out`, { headers, data: {} })).ok()).toBe(true);
    expect((await read(third)).status()).toBe(401);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    await store.close();
    await postgres.stop();
  }
});

test('[OP17] [OP20] a service ends in order though a caller sends its request without end', async () => {
  const service = await startService();
  const socket = connect(Number(new URL(service.address).port), '127.0.0.1');
  socket.on('error', () => {});
  const token = await signInBy(service.address);
  const { data } = await (
    await fetch(`${service.address}/api/organisations`, { headers: { authorization: `Bearer ${token}` } })
  ).json();
  const head = [
    `POST /api/organisations/${data[0].uuid}/image HTTP/1.1`,
    'Host: a',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=X',
    'Content-Length: 9000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n--X\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`);
  const sending = setInterval(() => socket.write(Buffer.alloc(20_000)), 200);
  // In the middle of the request: some of it has been received.
  await expect.poll(() => readdir(join(service.dataDir, 'incoming'))).not.toEqual([]);
  const code = await service.stop();
  clearInterval(sending);
  socket.destroy();
  expect(code).toBe(0);
});

async function signInBy(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'manager@riverside.example', password: 'atrium-demo' }),
  });
  return (answer.headers.get('authorization') ?? '').replace('Bearer ', '');
}

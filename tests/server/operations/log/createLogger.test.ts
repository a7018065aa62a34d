import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProject } from '@/contract/locations/projects';
import { requestPasswordReset, signIn } from '@/contract/session/session';
import { uploadMap } from '@/contract/uploads/uploads';
import { DEMO_PASSWORD } from '../../../../server/demo/accounts';
import { createLogger } from '../../../../server/operations/log/createLogger';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { testFloorPlan } from '../../../support/service/testFloorPlan';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

let logged = '';
const sink = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk);
    done();
  },
});
const logger = createLogger('trace', sink);
const entries = (): Record<string, unknown>[] =>
  logged
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  test = await testApp({ logger });
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

it('[OP24] holds no password, token, code or key at any level, whatever is asked and sent', async () => {
  logged = '';
  const { floors } = await makeLocation(test, as, organisation);
  await test.call(uploadMap, {
    as,
    params: { uuid: floors[0] },
    query: {},
    file: { name: 'plan.zip', bytes: testFloorPlan(1) },
  });
  await test.call(uploadMap, {
    as: `${as}x`,
    params: { uuid: floors[0] },
    query: {},
    file: { name: 'plan.zip', bytes: testFloorPlan(1) },
  });
  await test.call(signIn, { body: { email: 'editor@riverside.example', password: DEMO_PASSWORD } });
  await test.call(signIn, { body: { email: 'editor@riverside.example', password: 'a wrong password of somebody' } });
  await test.call(requestPasswordReset, { body: { email: 'editor@riverside.example' } });
  await test.call(createProject, { as, params: { uuid: organisation }, body: { name: '' } });
  const token = /token=([\w-]+)/.exec((await test.mails())[0]?.text ?? '')?.[1] ?? '';
  await test.app.inject({ url: `/reset-password?token=${token}&code=123456`, headers: { cookie: `session=${as}` } });
  await test.app.inject({ url: `/api/preview/${token}`, headers: { authorization: `Bearer ${as}` } });
  expect(token).toHaveLength(43);
  expect(logged).toContain('Providing options to busboy');
  for (const secret of [as, as.split('.')[2] ?? '', token, DEMO_PASSWORD, 'a wrong password of somebody'])
    expect([secret.slice(0, 6), logged.includes(secret)]).toEqual([secret.slice(0, 6), false]);
  expect(logged).not.toMatch(/eyJ[\w-]+\./);
});

it('[OP24] hides secrets by name and by form, in fields, texts and errors', () => {
  logged = '';
  const device = 'a'.repeat(43);
  logger.trace(
    {
      request: { headers: { authorization: 'Bearer qz7w.two.three', host: 'a.example' }, url: '/x?token=qz7w&page=2' },
      otp: 123456,
      code: '123456',
      kiosk: { code: 'ABCD-2345', device_key: 'short' },
      list: [{ password: 'hush' }, device],
      DATABASE_URL: 'postgres://atrium:hush@db.example/atrium',
    },
    `The code ABCD-2345 and Bearer qz7w.two.three and ${device}`,
  );
  const cause = Object.assign(new Error('connect to smtp://mail:hush@mail.example'), { code: 'ECONNREFUSED' });
  const error = new Error('failed with token=qz7w', { cause });
  logger.error({ err: Object.assign(error, { detail: 'Key (email)=(a@b) exists', client: { password: 'hush' } }) });
  logger.error(error);
  expect(logged).not.toMatch(/qz7w|hush|123456|ABCD-2345|aaaa|a@b/);
  const [fields, failed] = entries();
  expect(fields).toMatchObject({
    request: { headers: { host: 'a.example' }, url: '/x?token=[redacted]&page=2' },
    DATABASE_URL: 'postgres://atrium:[redacted]@db.example/atrium',
  });
  expect(failed).toMatchObject({ err: { type: 'Error', cause: { code: 'ECONNREFUSED' } } });
});

it('[OP25] names objects of the program instead of writing them, one line an entry', () => {
  logged = '';
  class Client {
    readonly host = 'db.example';
  }
  logger.error(
    { client: new Client(), err: Object.assign(new Error('lost'), { client: new Client() }) },
    'lost\nlines',
  );
  expect(logged.trimEnd().split('\n')).toHaveLength(1);
  expect(logged).not.toContain('db.example');
  expect(entries()[0]).toMatchObject({ client: '[Client]', msg: 'lost\nlines' });
});

it('[OP26] writes no line for probes at the level of operators', async () => {
  const quiet = await testApp({ logger: createLogger('info', sink) });
  logged = '';
  for (const url of ['/healthz', '/readyz', '/metrics']) await quiet.app.inject(url);
  expect(logged).toBe('');
  await quiet.app.inject('/api/organisations');
  expect(entries()).toMatchObject([{ route: '/api/organisations', status: 401 }]);
  await quiet.close();
});

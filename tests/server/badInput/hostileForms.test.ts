import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/service/testApp';
import { testFloorPlan } from '../../support/service/testFloorPlan';
import { makeLocation, organisationOf, type TestLocation } from '../../support/service/testLocation';

let test: TestApp;
let as: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  location = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
});
afterAll(() => test.close());

const BOUNDARY = 'the-boundary';
const part = (disposition: string, body: string | Uint8Array = 'x', type = 'application/zip') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${type}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const file = 'form-data; name="file"; filename="plan.zip"';
const form = `multipart/form-data; boundary=${BOUNDARY}`;

const FORMS: readonly (readonly [string, string, Buffer])[] = [
  ['without its end', form, part(file, testFloorPlan(1))],
  ['cut in the middle of the file', form, part(file, testFloorPlan(1)).subarray(0, 200)],
  ['without a part', form, END],
  ['of nothing', form, Buffer.alloc(0)],
  ['without a boundary', 'multipart/form-data', Buffer.concat([part(file), END])],
  ['with another boundary', 'multipart/form-data; boundary=other', Buffer.concat([part(file), END])],
  ['with a boundary of nothing', 'multipart/form-data; boundary=""', Buffer.concat([part(file), END])],
  ['without a name', form, Buffer.concat([part('form-data; filename="plan.zip"'), END])],
  ['with an empty name', form, Buffer.concat([part('form-data; name=""; filename="plan.zip"'), END])],
  ['with a nested name', form, Buffer.concat([part('form-data; name="file[a][b]"; filename="plan.zip"'), END])],
  ['with a prototype as its name', form, Buffer.concat([part('form-data; name="__proto__"; filename="a.zip"'), END])],
  ['without a disposition', form, Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n\r\nx\r\n`), END])],
  [
    'with ten thousand parts',
    form,
    Buffer.concat([...Array.from({ length: 10_000 }, () => part('form-data; name="a"')), END]),
  ],
  ['that is no form', 'text/plain', Buffer.from('x')],
];

it.each(FORMS)('[BI4] a form %s is refused and leaves no file', async (_name, type, payload) => {
  const before = await test.storedKeys();
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/floors/${location.floors[0]}/upload-map`,
    headers: { authorization: `Bearer ${as}`, 'content-type': type },
    payload,
  });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(await test.storedKeys()).toEqual(before);
  expect(await readdir(test.incoming)).toEqual([]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { listDestinations } from '@/contract/destinations/destinations';
import { listKiosks } from '@/contract/kiosks/kiosks';
import { saveNetwork } from '@/contract/network/network';
import { readPublicationChanges } from '@/contract/publishing/publicationChanges';
import { type TestApp, testApp } from '../../support/service/testApp';
import { makeLocation, organisationOf } from '../../support/service/testLocation';
import { chain } from '../../support/service/testNetwork';

let test: TestApp;
let as: string;
let organisation: string;
let project: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
  project = (await makeLocation(test, as, organisation)).project;
});
afterAll(() => test.close());

it('[HT41] an organisation waits for its own heavy calls, and others do not', async () => {
  const heavy = () => test.call(readPublicationChanges, { as, params: { uuid: project } });
  const asked = Array.from({ length: 30 }, heavy);
  const other = await test.signInAs('reseller@northwind.example');
  const northwind = await organisationOf(test, test.organisations.northwind);
  expect((await test.call(listDestinations, { as: other, params: { uuid: northwind }, query: {} })).status).toBe(200);
  const answers = await Promise.all(asked);
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 503]));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
  const busy = answers.find(({ status }) => status === 503);
  expect([busy?.error.code, busy?.headers['retry-after']]).toEqual(['busy', '5']);
  expect((await heavy()).status).toBe(200);
});

it('[HT41] a save that came second gets the present network in a turn, and a save that fits needs none', async () => {
  const turns: string[] = [];
  const own = await testApp({
    heavyCalls: {
      take: async () => {
        turns.push('taken');
        return () => void turns.push('ended');
      },
    },
  });
  const manager = await own.signInAs('manager@riverside.example');
  const there = await makeLocation(own, manager, await organisationOf(own, own.organisations.riverside));
  const save = () => own.call(saveNetwork, { as: manager, params: { uuid: there.project }, body: chain(there.floors) });
  expect([(await save()).status, turns]).toEqual([200, []]);
  const second = await save();
  expect([second.status, turns]).toEqual([409, ['taken', 'ended']]);
  expect(second.error.current).toMatchObject({ nodes: expect.any(Array) });
  await own.close();
});

it('[HT41] callers who have gone take no place in the line', async () => {
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const heavy = (signal?: AbortSignal) =>
    fetch(`${address}/api/projects/${project}/publication-changes`, {
      headers: { authorization: `Bearer ${as}` },
      ...(signal && { signal }),
    });
  expect((await heavy()).status).toBe(200);
  const left = Array.from({ length: 60 }, () => {
    const gone = new AbortController();
    const asked = heavy(gone.signal).then(
      () => 'answered',
      () => 'gone',
    );
    return { gone, asked };
  });
  // As many as may wait are there: the callers leave one after another while the first ones are answered.
  for (const { gone } of left) {
    await new Promise((next) => setImmediate(next));
    gone.abort();
  }
  const ends = await Promise.all(left.map(({ asked }) => asked));
  expect(ends).toContain('gone');
  expect((await heavy()).status).toBe(200);
});

it('[HT42] the pages of a list have each record once, in the order by name', async () => {
  const { pool } = test.database;
  const id = test.organisations.riverside;
  const names = `CASE n % 3 WHEN 0 THEN 'shop ' WHEN 1 THEN 'SHOP ' ELSE 'Éclair ' END || n / 7`;
  await pool.query(
    `INSERT INTO destinations (organisation_id, name) SELECT $1, ${names} FROM generate_series(1, 250) n`,
    [id],
  );
  await pool.query(
    `INSERT INTO kiosks (organisation_id, name, uid) SELECT $1, ${names}, 'page-' || n FROM generate_series(1, 250) n`,
    [id],
  );
  const lists = {
    destinations: async (query: object) =>
      (await test.call(listDestinations, { as, params: { uuid: organisation }, query })).data,
    kiosks: async (query: object) =>
      (await test.call(listKiosks, { as, params: { uuid: organisation }, query })).data.screens,
  };
  for (const read of Object.values(lists)) {
    const whole = (await read({})).map((one) => one.id);
    const paged: number[] = [];
    for (let last: { id: number; name: string } | undefined; ; ) {
      const page: { id: number; name: string }[] = await read({
        limit: 40,
        ...(last && { after: last.id, after_name: last.name }),
      });
      paged.push(...page.map((one) => one.id));
      if (page.length < 40) break;
      last = page.at(-1);
    }
    expect(paged.length).toBeGreaterThanOrEqual(250);
    expect(paged).toEqual(whole);
  }
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDestination, listDestinations } from '@/contract/destinations/destinations';
import { searchOrganisation } from '@/contract/search/search';
import { folded } from '@/model/content/search/folded';
import { sortKey } from '@/model/content/search/sortKey';
import { namesInOrder } from '../../../server/database/migrations/namesInOrder';
import { FOUND, IN_ORDER } from '../../model/content/search/foldingCases';
import { type TestApp, testApp } from '../../support/service/testApp';
import { organisationOf } from '../../support/service/testLocation';

let test: TestApp;
let as: string;
let uuid: string;
beforeAll(async () => {
  test = await testApp({ hasOwnDatabase: true });
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

const list = async (query: Parameters<typeof test.call<typeof listDestinations>>[1]['query']) =>
  (await test.call(listDestinations, { as, params: { uuid }, query })).data;

/** Every letter of two cases or with a mark in the scripts of Europe, and those that people leave out. */
const LETTERS = Array.from({ length: 0x590 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at))
  .filter((letter) => /[\p{L}\p{M}\p{N}\p{P}]/u.test(letter))
  .concat([...'ẞﬁﬂ’‘“”–—‐½Ｃ①אָبُがパ']);

it('[GS17] [GS18] the database folds and orders as the console does', async () => {
  const names = [...FOUND.flat(), ...IN_ORDER.flat(), ...LETTERS.map((letter) => `x${letter}y 12 ${letter}`)];
  const { rows } = await test.database.pool.query<{ folded: string; key: string }>(
    'SELECT searchable(name) AS folded, sort_key(name) AS key FROM unnest($1::text[]) WITH ORDINALITY AS n (name, at) ORDER BY at',
    [names],
  );
  const wrong = names.filter((name, at) => rows[at]?.folded !== folded(name) || rows[at]?.key !== sortKey(name));
  expect(wrong.map((name) => [name, folded(name), rows[names.indexOf(name)]?.folded])).toEqual([]);
});

it('[GS17] [GS18] the list and the global search find folded names, and pages follow in their order', async () => {
  const names = IN_ORDER.flat().concat(FOUND.map(([name]) => name));
  for (const name of new Set(names)) await test.call(createDestination, { as, params: { uuid }, body: { name } });
  for (const [name, typed] of FOUND) {
    const found = await list({ search: typed });
    expect([typed, found.map((one) => one.name)]).toEqual([typed, expect.arrayContaining([name.normalize('NFC')])]);
  }
  const { data } = await test.call(searchOrganisation, { as, params: { uuid }, query: { s: 'smorrebrod' } });
  expect(data.globalDestinations.map(({ name }) => name)).toEqual(['Smørrebrød']);
  const all = (await list({ sort: 'name' })).map(({ name }) => name);
  for (const order of IN_ORDER) expect(all.filter((name) => order.includes(name))).toEqual(order);
  const paged: string[] = [];
  for (let last: { id: number; name: string } | undefined; ; ) {
    const page = await list({ limit: 7, ...(last && { after: last.id, after_name: last.name }) });
    paged.push(...page.map(({ name }) => name));
    last = page.at(-1);
    if (page.length < 7) break;
  }
  expect(paged).toEqual(all);
});

it('[GS17] the migration that has landed stays as it is: another folding needs a migration of its own', () => {
  expect(createHash('sha256').update(namesInOrder.sql).digest('hex')).toBe(
    'cd80b95a143d61d5f79a492a4864431b26bed08703a5c579f85f5210cf7fea72',
  );
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ListRequest, listQuery } from '../../../server/database/listQuery';
import { type TestDatabase, testDatabase } from '../../support/service/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const LIST = {
  searched: 'searchable(r.name)',
  orders: { name: 'sort_key(r.name), r.id', '-name': 'sort_key(r.name) DESC, r.id DESC' },
  order: 'name',
} as const;

async function list(request: ListRequest<keyof typeof LIST.orders>) {
  const names = ['Shoes', 'food', 'Foyer', 'Lost & found', 'food'];
  const { search, order, page, total, values } = listQuery(LIST, request, [names]);
  const { rows } = await database.pool.query<{ id: number; name: string; total: number }>(
    `SELECT r.id::int AS id, r.name, ${total} FROM unnest($1::text[]) WITH ORDINALITY AS r (name, id)
      WHERE true ${search} ORDER BY ${order} ${page}`,
    values,
  );
  return { names: rows.map(({ id, name }) => `${id} ${name}`), total: rows[0]?.total };
}

it('[DB27] gives the whole list in its first order where nothing else is asked for', async () => {
  expect(await list({})).toEqual({ names: ['2 food', '5 food', '3 Foyer', '4 Lost & found', '1 Shoes'], total: 5 });
});

it('[DB27] [GS21] [GS22] finds parts of the text in either case, and takes no character for a wildcard', async () => {
  expect(await list({ search: 'FO' })).toEqual({ names: ['2 food', '5 food', '3 Foyer', '4 Lost & found'], total: 4 });
  for (const search of ['found lost', ' lost\u00a0 found ', 'fo & lo'])
    expect((await list({ search })).names).toEqual(['4 Lost & found']);
  for (const search of ['lost and found', 'found et lost', 'lostfound'])
    expect((await list({ search })).names).toEqual(['4 Lost & found']);
  expect((await list({ search: 'and' })).names).toEqual([]);
  expect((await list({ search: 'lost food' })).names).toEqual([]);
  expect((await list({ search: `lost ${'o '.repeat(40)}` })).names).toEqual([]);
  expect((await list({ search: '%' })).names).toEqual([]);
  expect((await list({ search: '' })).total).toBe(5);
});

it('[DB27] cuts pages that do not overlap and counts the rows of all of them', async () => {
  expect(await list({ sort: '-name', limit: 2 })).toEqual({ names: ['1 Shoes', '4 Lost & found'], total: 5 });
  expect(await list({ sort: '-name', limit: 2, offset: 2 })).toEqual({ names: ['3 Foyer', '5 food'], total: 5 });
  expect(await list({ search: 'food', limit: 1, offset: 1 })).toEqual({ names: ['5 food'], total: 2 });
});

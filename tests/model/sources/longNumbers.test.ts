import { describe, expect, it } from 'vitest';
import { parseCsvFeed } from '@/model/sources/parseCsvFeed';
import { parseJsonFeed } from '@/model/sources/parseJsonFeed';

const MAPPING = { external_id: 'id', name: 'name' };
const read = (text: string, mapping: object = MAPPING) =>
  parseJsonFeed(text, { items_path: 'items', mapping, tags: [] });
const idsOf = ({ rows }: ReturnType<typeof read>) => rows.map(({ externalId }) => externalId);

describe('a JSON feed', () => {
  it('[IG14] keeps ids beyond 2^53 and as many decimals as they are written with', () => {
    const ids = ['1750612345678901249', '1750612345678901250', '-9007199254740993', '12345678901234567890123'];
    const text = `{"items":[${ids.map((id) => `{"id":${id},"name":"${id} \\"1750612345678901249\\""}`).join(', ')}]}`;
    const found = read(text);
    expect([idsOf(found), found.errors]).toEqual([ids, []]);
    expect(found.rows[0]?.values.name).toBe('1750612345678901249 "1750612345678901249"');
    expect(
      idsOf(read('{"items":[{"id":0.1234567890123456781},{"id":0.1234567890123456782}]}', { external_id: 'id' })),
    ).toEqual(['0.1234567890123456781', '0.1234567890123456782']);
  });

  it('[IG14] reads other numbers as before', () => {
    const text =
      '{"items":[{"id":42,"name":9007199254740991},{"id":1.5e3,"name":"x"},{"id":1e0000000000000000001,"name":"y"}]}';
    expect(idsOf(read(text))).toEqual(['42', '1500', '10']);
  });

  it('[IG15] shows what was written for web pages as people read it', () => {
    const name = 'Marks &amp; Spencer &#8211; Caf&#xe9; &lt;3 &unknown; &#0; &amp;lt;';
    expect(read(JSON.stringify({ items: [{ id: 'a&amp;b', name }] })).rows).toMatchObject([
      { externalId: 'a&amp;b', values: { name: 'Marks & Spencer – Café <3 &unknown; &#0; &lt;' } },
    ]);
  });

  it('[IG16] has composed letters', () => {
    expect(read(JSON.stringify({ items: [{ id: 1, name: 'Cafe\u0301' }] })).rows[0]?.values.name).toBe('Caf\u00e9');
  });
});

it('[IG17] a CSV feed may name its separator in its first line', () => {
  const feed = { delimiter: ',', skip_lines: 0, mapping: MAPPING, tags: [] };
  expect(parseCsvFeed('sep=;\r\nid;name\r\n1;Café, Bar\r\n', feed).rows).toMatchObject([
    { externalId: '1', row: 2, values: { name: 'Café, Bar' } },
  ]);
});

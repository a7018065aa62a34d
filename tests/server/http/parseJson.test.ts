import { expect, it } from 'vitest';
import { parseJson } from '../../../server/http/bodies/parseJson';
import { appendPart, splitLists } from '../../../server/http/bodies/splitLists';

const parse = (text: string, maxValues = 1000) => parseJson(Buffer.from(text), maxValues);

it.each([
  ['{"a":[1,2,{"b":"[,,,,{"}]}', { a: [1, 2, { b: '[,,,,{' }] }],
  ['\u{feff}{"a":"\\",["}', { a: '",[' }],
  ['{"constructor":"builder","prototype":1}', { constructor: 'builder', prototype: 1 }],
  ['null', null],
])('[HT17] parses %s', (text, value) => {
  expect(parse(text, 8)).toEqual({ ok: true, value });
});

it.each(['', '{', '{"a":1}}', '{"__proto__":1}', '{"a":[{"\\u005f_proto__":{}}]}', '{"constructor":{"prototype":1}}'])(
  '[BI1] rejects %s',
  (text) => {
    expect(parse(text)).toEqual({ ok: false, problem: 'malformed' });
  },
);

it('[BI1] rejects 41 levels and bytes that are not UTF-8', () => {
  expect(parse('['.repeat(40) + ']'.repeat(40)).ok).toBe(true);
  expect(parse('['.repeat(41) + ']'.repeat(41)).ok).toBe(false);
  expect(parseJson(Buffer.from([0x22, 0xff, 0x22]), 10).ok).toBe(false);
});

it('[HT17] counts values before it parses, those of malformed text too', () => {
  const list = (values: number) => `[${Array.from({ length: values }, () => '1').join(',')}`;
  expect(parse(`${list(999)}]`, 1001).ok).toBe(true);
  expect(parse(list(1200), 1001)).toEqual({ ok: false, problem: 'too-many' });
});

it('[HT18] takes a body apart and puts it together again', () => {
  const records = (count: number) => Array.from({ length: count }, (_, id) => ({ id, nodes: [id] }));
  const body = { revision: 3, nodes: { new: records(1201), updated: records(500), deleted: [] }, note: null };
  const { rest, parts } = splitLists(structuredClone(body));
  expect(parts.map(({ path, items }) => `${path.join('.')} ${items.length}`)).toEqual([
    'nodes.new 500',
    'nodes.new 500',
    'nodes.new 201',
  ]);
  for (const part of parts) appendPart(rest, part);
  expect(rest).toEqual(body);
});

/** A body as it goes over the wire, and under which type. */
export interface SentBody {
  readonly name: string;
  readonly payload: string | Buffer;
  readonly type: string;
}

const JSON_TYPE = 'application/json';
const json = (name: string, value: unknown): SentBody => ({ name, payload: JSON.stringify(value), type: JSON_TYPE });
const text = (name: string, payload: string | Buffer, type = JSON_TYPE): SentBody => ({ name, payload, type });

/** Bodies that no call takes, whatever its fields. */
export const BROKEN_BODIES: readonly SentBody[] = [
  text('nothing under the type of JSON', ''),
  text('a lone brace', '{'),
  text('an end too much', '{}}'),
  text('words', 'not json'),
  text('single quotes', "{'name':'x'}"),
  text('a trailing comma', '{"name":"x",}'),
  text('NaN', '{"name":NaN}'),
  text('undefined', 'undefined'),
  text('bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  text('zero bytes', Buffer.alloc(64)),
  text('a prototype', '{"__proto__":{"staff":true},"name":"x"}'),
  text('a prototype inside', '{"name":{"__proto__":{"staff":true}}}'),
  text('a constructor', '{"constructor":{"prototype":{"staff":true}},"name":"x"}'),
  text('ten thousand brackets', `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  text('ten thousand objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  text('more than a body may have', JSON.stringify({ name: 'x'.repeat(33 * 1024 * 1024) })),
  text('JSON under the type of text', '{"name":"x"}', 'text/plain'),
  text('a form', 'name=x&color=%23000000', 'application/x-www-form-urlencoded'),
  text('XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'application/xml'),
  text('a type that is none', '{}', '/;;='),
  json('null', null),
  json('a list', []),
  json('a list of objects', [{ name: 'x' }]),
  json('a number', 7),
  json('a text', 'name'),
  json('true', true),
];

/** Values that a field hardly wants. */
const BAD_VALUES: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['true', true],
  ['zero', 0],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['a number beyond', 1e308],
  ['a number past the integers', 2 ** 53],
  ['nothing', ''],
  ['blanks', '   '],
  ['a NUL', 'a\u0000b'],
  ['half a pair', 'a\ud800b'],
  ['the other way round', '\u202eabc'],
  ['a long text', 'x'.repeat(100_000)],
  ['a quote', "'; DROP TABLE users; --"],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a list', []],
  ['a nested list', [[[]]]],
  ['an object', {}],
  ['an object with a comparison', { $gt: '' }],
  ['many', Array.from({ length: 20_000 }, (_, at) => at)],
];

/** The good body with one field at a time made bad, or left out, `most` of them. */
export function spoiltBodies(good: Readonly<Record<string, unknown>>, most: number): SentBody[] {
  const fields = Object.keys(good);
  if (fields.length === 0)
    return BAD_VALUES.flatMap(([name, value]) => [
      json(`only ${name}`, { a: value }),
      json(`a name that is ${name}`, { name: value }),
    ]).slice(0, most);
  const spoilt = BAD_VALUES.flatMap(([what, value]) =>
    fields.map((field) => json(`${field} is ${what}`, { ...good, [field]: value })),
  );
  const without = fields.map((field) => {
    const { [field]: _, ...rest } = good;
    return json(`without ${field}`, rest);
  });
  const both = BAD_VALUES.map(([what, value]) =>
    json(`all are ${what}`, Object.fromEntries(fields.map((field) => [field, value]))),
  );
  // Evenly over all of them, so that no field and no value is left out of a short list.
  const all = [...without, ...both, ...spoilt];
  const step = Math.max(1, all.length / most);
  const picked = Array.from({ length: Math.min(most, all.length) }, (_, at) => all[Math.floor(at * step)]);
  return picked.filter((one) => one !== undefined);
}

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from '@/contract/allCalls';

/** The range of an integer column. */
const LEAST = -(2 ** 31);
const MOST = 2 ** 31 - 1;

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** A schema and everything that it is made of, each with the path to it. */
function* partsOf(schema: z.core.$ZodType, path: string): Generator<[string, z.core.$ZodType]> {
  yield [path, schema];
  for (const [name, part] of Object.entries(schema._zod.def)) {
    if (isSchema(part)) yield* partsOf(part, path);
    else if (typeof part === 'object' && part !== null && name !== 'checks')
      for (const [key, inner] of Object.entries(part))
        if (isSchema(inner)) yield* partsOf(inner, name === 'shape' ? `${path}.${key}` : path);
  }
}

it.each(allCalls.map((call) => [call.name, call] as const))(
  '[BI5] %s takes no number that its column cannot hold',
  (_name, call) => {
    const parts = [...partsOf(call.query, 'query'), ...partsOf(call.body, 'body')];
    const unbounded = parts
      .filter(([, { _zod }]) => _zod.def.type === 'number')
      .filter(([, schema]) => [LEAST - 1, MOST + 1].some((beyond) => z.safeParse(schema, beyond).success));
    expect(unbounded.map(([path]) => path)).toEqual([]);
  },
);

it('[BI5] looks into every kind of schema', () => {
  const numbers = allCalls
    .flatMap(({ body }) => [...partsOf(body, '')])
    .filter(([, { _zod }]) => _zod.def.type === 'number');
  expect(numbers.length).toBeGreaterThan(40);
});

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validateInput } from '../../../../server/http/bodies/validateInput';

const wordsFor = (schema: z.core.$ZodType, value: unknown): unknown => {
  const validated = validateInput(z.object({ field: schema }), { field: value });
  return validated.ok ? null : validated.errors;
};
const ab = z.enum(['a', 'b']);

it.each([
  [z.string(), undefined, 'Please enter a value.'],
  [ab, undefined, 'Please enter a value.'],
  [z.string(), 7, 'Please enter text.'],
  [z.string(), null, 'Please enter text.'],
  [z.number(), '7', 'Please enter a number.'],
  [z.coerce.number(), 'seven', 'Please enter a number.'],
  [z.int(), 1.5, 'Please enter a whole number.'],
  [z.boolean(), 'yes', 'Please enter true or false.'],
  [z.array(z.string()), 'a', 'Please enter a list.'],
  [z.object({}), 'a', 'Please enter an object with named values.'],
  [z.string().check(z.minLength(1)), '', 'Please enter at least 1 character.'],
  [z.string().check(z.maxLength(3)), 'long', 'Please enter at most 3 characters.'],
  [z.array(z.string()).check(z.minLength(2)), [], 'Please enter at least 2 items.'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Please enter at most 1 item.'],
  [z.number().check(z.minimum(3)), 1, 'Please enter 3 or more.'],
  [z.number().check(z.maximum(3)), 4, 'Please enter 3 or less.'],
  [z.uuid(), 'x', 'Please enter a valid identifier.'],
  [z.email(), 'x', 'Please enter a valid email address.'],
  [z.iso.datetime(), 'x', 'Please enter a valid date and time.'],
  [ab, 'c', 'Please choose one of: a, b.'],
  [z.literal(1), 2, 'Please choose one of: 1.'],
  [z.enum(Array.from({ length: 20 }, (_, at) => `v${at}`)), 'c', 'Please choose one of the values on offer.'],
  [z.union([z.string(), z.number()]), true, 'Please enter a valid value.'],
  [z.strictObject({}), { more: 1 }, 'Please leave out: more.'],
  // A rule with words of its own keeps them.
  [z.string('Please name it.'), undefined, 'Please name it.'],
  [z.string().check(z.minLength(1, 'Please name it.')), '', 'Please name it.'],
] as const)('[BI7] says what is wrong in the words of the product: case %#', (schema, value, words) => {
  expect(wordsFor(schema, value)).toEqual({ field: [words] });
});

it('[BI7] a missing body is checked field by field, and what is no object is named', () => {
  const schema = z.object({ name: z.string() });
  expect(validateInput(schema, undefined)).toEqual({ ok: false, errors: { name: ['Please enter a value.'] } });
  expect(validateInput(schema, 7)).toEqual({
    ok: false,
    errors: { body: ['Please enter an object with named values.'] },
  });
});

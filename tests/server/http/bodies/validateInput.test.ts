import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validateInput } from '../../../../server/http/bodies/validateInput';

const wordsFor = (schema: z.core.$ZodType, value: unknown): unknown => {
  const validated = validateInput(z.object({ field: schema }), { field: value });
  return validated.ok ? null : validated.errors;
};
const ab = z.enum(['a', 'b']);

it.each([
  [z.string(), undefined, 'Please enter a value for field.'],
  [ab, undefined, 'Please enter a value for field.'],
  [z.string(), 7, 'Please enter text for field.'],
  [z.string(), null, 'Please enter text for field.'],
  [z.number(), '7', 'Please enter a number for field.'],
  [z.coerce.number(), 'seven', 'Please enter a number for field.'],
  [z.int(), 1.5, 'Please enter a whole number for field.'],
  [z.boolean(), 'yes', 'Please enter true or false for field.'],
  [z.array(z.string()), 'a', 'Please enter a list for field.'],
  [z.object({}), 'a', 'Please enter an object with named values for field.'],
  [z.string().check(z.minLength(1)), '', 'Please enter at least 1 character for field.'],
  [z.string().check(z.maxLength(3)), 'long', 'Please enter at most 3 characters for field.'],
  [z.array(z.string()).check(z.minLength(2)), [], 'Please enter at least 2 items for field.'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Please enter at most 1 item for field.'],
  [z.number().check(z.minimum(3)), 1, 'Please enter 3 or more for field.'],
  [z.number().check(z.maximum(3)), 4, 'Please enter 3 or less for field.'],
  [z.uuid(), 'x', 'Please enter a valid identifier for field.'],
  [z.email(), 'x', 'Please enter a valid email address for field.'],
  [z.iso.datetime(), 'x', 'Please enter a valid date and time for field.'],
  [ab, 'c', 'Please choose one of these for field: a, b.'],
  [z.literal(1), 2, 'Please choose one of these for field: 1.'],
  [z.enum(Array.from({ length: 20 }, (_, at) => `v${at}`)), 'c', 'Please choose one of the values on offer for field.'],
  [z.union([z.string(), z.number()]), true, 'Please enter a valid value for field.'],
  [z.strictObject({}), { more: 1 }, 'Please leave out of field: more.'],
  // A rule with words of its own keeps them.
  [z.string('Please name it.'), undefined, 'Please name it.'],
  [z.string().check(z.minLength(1, 'Please name it.')), '', 'Please name it.'],
] as const)('[BI7] says what is wrong in the words of the product: case %#', (schema, value, words) => {
  expect(wordsFor(schema, value)).toEqual({ field: [words] });
});

it('[BI7] a missing body is checked field by field, and what is no object is named', () => {
  const schema = z.object({ name: z.string() });
  expect(validateInput(schema, undefined)).toEqual({ ok: false, errors: { name: ['Please enter a value for name.'] } });
  expect(validateInput(schema, 7)).toEqual({
    ok: false,
    errors: { body: ['Please enter an object with named values for body.'] },
  });
});

import type * as z from 'zod/mini';
import { InvalidError } from '../errors';
import { isDeclared, validateInput } from './bodies/validateInput';

/** A part of a request by its schema; undefined where the call declares none. @throws InvalidError */
export function parseInput(schema: z.core.$ZodType, value: unknown): unknown {
  if (!isDeclared(schema)) return undefined;
  const validated = validateInput(schema, value);
  if (!validated.ok) throw new InvalidError(validated.errors);
  return validated.data;
}

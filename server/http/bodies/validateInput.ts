import * as z from 'zod/mini';
import { inputWords } from './inputWords';

export type FieldErrors = Readonly<Record<string, string[]>>;
export type ValidatedInput =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly errors: FieldErrors };

const MAX_ERRORS = 50;

/** Checks a query or body against its schema; a missing one counts as `{}`. Errors are texts by field. */
export function validateInput(schema: z.core.$ZodType, value: unknown): ValidatedInput {
  const parsed = z.safeParse(schema, value === undefined ? {} : value, { error: inputWords });
  if (parsed.success) return { ok: true, data: parsed.data };
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues.slice(0, MAX_ERRORS)) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return { ok: false, errors };
}

/** Whether the call takes this part of a request. */
export const isDeclared = (schema: z.core.$ZodType): boolean => schema._zod.def.type !== 'undefined';

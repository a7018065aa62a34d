import * as z from 'zod/mini';
import { issueText } from './issueText';

export type FieldErrors = Readonly<Record<string, string[]>>;
export type ValidatedInput =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly errors: FieldErrors };

const MAX_ERRORS = 50;
/** Begins no text. */
const MARK = '\u0000';

/** Checks a query or body against its schema; a missing one counts as `{}`. Errors are texts by field. */
export function validateInput(schema: z.core.$ZodType, value: unknown): ValidatedInput {
  // Of rules without words of their own: the field is known only when all is checked.
  const wordless: z.core.$ZodRawIssue[] = [];
  const mark = (issue: z.core.$ZodRawIssue) => `${MARK}${wordless.push(issue) - 1}`;
  const parsed = z.safeParse(schema, value === undefined ? {} : value, { error: mark });
  if (parsed.success) return { ok: true, data: parsed.data };
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues.slice(0, MAX_ERRORS)) {
    const field = issue.path.join('.') || 'body';
    const raw = issue.message.startsWith(MARK) ? wordless[Number(issue.message.slice(MARK.length))] : undefined;
    errors[field] = [...(errors[field] ?? []), raw ? issueText(raw, field) : issue.message];
  }
  return { ok: false, errors };
}

/** Whether the call takes this part of a request. */
export const isDeclared = (schema: z.core.$ZodType): boolean => schema._zod.def.type !== 'undefined';

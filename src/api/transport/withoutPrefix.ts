import { ApiError } from './apiError';

/** The error of a save whose form has the fields of a part, `settings.` for instance, under their own names. */
export function withoutPrefix(error: unknown, prefix: string): unknown {
  if (!(error instanceof ApiError) || !error.body?.errors) return error;
  const errors = Object.fromEntries(
    Object.entries(error.body.errors).map(([name, texts]) => [
      name.startsWith(prefix) ? name.slice(prefix.length) : name,
      texts,
    ]),
  );
  return new ApiError(error.status, error.message, { ...error.body, errors });
}

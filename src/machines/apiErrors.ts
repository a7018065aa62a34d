import { translate } from '@/contract/texts/translate';

/** The parts of a failed call: status, code of the service, and errors by field where the body is invalid. */
interface ApiErrorParts {
  readonly status?: unknown;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly body?: { readonly code?: unknown } | null;
}

const partsOf = (error: unknown): ApiErrorParts => (typeof error === 'object' && error !== null ? error : {});

/** The error of an actor's event, as the parameter of an action. */
export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The HTTP status; null where there was none. */
export const statusOf = (error: unknown): number | null => {
  const { status } = partsOf(error);
  return typeof status === 'number' ? status : null;
};

/** The session has ended, by the code of the service: for calls where a 401 can have another reason. */
export const isSessionOver = (error: unknown): boolean => partsOf(error).body?.code === 'session-over';

/** The first error of one field. */
export const fieldErrorOf = (error: unknown, field: string): string | undefined => partsOf(error).fields?.[field]?.[0];

/** The first error of each field; errors inside a list or a record count for the whole. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const [path, [first]] of Object.entries(partsOf(error).fields ?? {}))
    if (first !== undefined) errors[path.split('.')[0] ?? path] ??= first;
  return errors;
}

/** The message of a failed call; `fallback` where the service gave no reason. */
export function errorText(error: unknown, fallback: string | null): string {
  const text = textOf(error);
  return fallback !== null && (text === '' || text === translate('failed.any')) ? fallback : text;
}

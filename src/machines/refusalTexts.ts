/** What a call that the service refused brings: words for the whole form, and by field where the body was at fault. */
interface Refused {
  readonly status?: unknown;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
}

const partsOf = (error: unknown): Refused => (typeof error === 'object' && error !== null ? error : {});

/** The error of an actor's event, for `params`. */
export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The HTTP status; null where there was none. */
export const statusOf = (error: unknown): number | null => {
  const { status } = partsOf(error);
  return typeof status === 'number' ? status : null;
};

/** The first text of a field that the service refused. */
export const fieldTextOf = (error: unknown, field: string): string | undefined => partsOf(error).fields?.[field]?.[0];

/** The first text of each field that a rule of the contract refuses. */
export function textsOf(
  error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) texts[String(path[0])] ??= message;
  return texts;
}

/** A part of a list in a body: where the list is, and its next records. */
export interface ListPart {
  readonly path: readonly string[];
  readonly items: readonly unknown[];
}

/** Records of a part: receiving it holds the event loop for a few milliseconds. */
const PART = 500;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes the long lists out of a body, so that another thread can receive it in parts. */
export function splitLists(value: unknown): { rest: unknown; parts: ListPart[] } {
  const parts: ListPart[] = [];
  const restOf = (one: unknown, path: readonly string[]): unknown => {
    if (isRecord(one))
      return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, restOf(inner, [...path, key])]));
    if (!Array.isArray(one) || one.length <= PART) return one;
    for (let at = 0; at < one.length; at += PART) parts.push({ path, items: one.slice(at, at + PART) });
    return [];
  };
  return { rest: restOf(value, []), parts };
}

/** Puts the next part back into its list. */
export function appendPart(body: unknown, { path, items }: ListPart): void {
  let at = body;
  for (const key of path) at = isRecord(at) ? at[key] : undefined;
  if (!Array.isArray(at)) throw new Error(`The body has no list at ${path.join('.')}.`);
  at.push(...items);
}

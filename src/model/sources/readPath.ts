/** A step: the name of a property, the position in a list, or every entry of a list. */
type Step = { readonly kind: 'name'; readonly name: string } | { readonly kind: 'at'; readonly at: number } | Each;
type Each = { readonly kind: 'each' };

/** Names between dots, each followed by any number of `[3]` or `[]`. */
const PART = /^([^.[\]]*)((?:\[\d{0,6}\])*)$/;

/**
 * The steps of a path such as `name.en`, `images[0].url` or `categories[].name`; null for a text that is not a path.
 */
export function stepsOf(path: string): readonly Step[] | null {
  if (path.trim() === '') return [];
  const steps: Step[] = [];
  for (const part of path.trim().split('.')) {
    const [, name = '', brackets = ''] = PART.exec(part) ?? [];
    if (name === '' && (brackets === '' || steps.length > 0)) return null;
    if (name !== '') steps.push({ kind: 'name', name });
    for (const [, at = ''] of brackets.matchAll(/\[(\d*)\]/g))
      steps.push(at === '' ? { kind: 'each' } : { kind: 'at', at: Number(at) });
  }
  return steps;
}

/** The value at the end of the steps; undefined where there is none. Only own properties are looked at. */
export function valueAt(value: unknown, steps: readonly Step[]): unknown {
  let now = value;
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'each') {
      if (!Array.isArray(now)) return undefined;
      const rest = steps.slice(at + 1);
      return now.map((one: unknown) => valueAt(one, rest)).filter((one) => one !== undefined);
    }
    if (step.kind === 'at') now = Array.isArray(now) ? now[step.at] : undefined;
    else now = isRecord(now) && Object.hasOwn(now, step.name) ? now[step.name] : undefined;
  }
  return now;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

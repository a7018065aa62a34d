/** A step: the name of a property, the position in a list, or every entry of a list. */
type Step = { readonly kind: 'name'; readonly name: string } | { readonly kind: 'at'; readonly at: number } | Each;
type Each = { readonly kind: 'each' };

/** A name as it is: a key of a document may hold a dot, which parts names otherwise. */
const NAME = /[^.[\]]+/y;
const POSITION = /\[(\d{0,6})\]/y;
const QUOTED = /\[\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\s*\]/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/**
 * The steps of a path such as `name.en`, `images[0].url`, `categories[].name` or `["shop.name"]`, for a key with a dot; null
 * for a text that is not a path.
 */
export function stepsOf(path: string): readonly Step[] | null {
  const text = path.trim();
  const steps: Step[] = [];
  for (let at = 0; at < text.length; ) {
    const isAfterDot = text[at] === '.';
    if (isAfterDot && at === 0) return null;
    if (isAfterDot) at += 1;
    const quoted = matchAt(QUOTED, text, at);
    const position = isAfterDot || quoted ? null : matchAt(POSITION, text, at);
    const name = quoted || position || (!isAfterDot && at > 0) ? null : matchAt(NAME, text, at);
    const found = quoted ?? position ?? name;
    if (!found) return null;
    at += found[0].length;
    if (quoted) steps.push({ kind: 'name', name: (quoted[1] ?? quoted[2] ?? '').replaceAll(/\\(.)/gs, '$1') });
    else if (name) steps.push({ kind: 'name', name: name[0] });
    else steps.push(found[1] ? { kind: 'at', at: Number(found[1]) } : { kind: 'each' });
  }
  return steps;
}

/** A path with one name more, as `stepsOf` reads it. */
export function withName(path: string, name: string): string {
  if (/[.[\]]|^\s|\s$|^$/.test(name)) return `${path}["${name.replaceAll(/["\\]/g, '\\$&')}"]`;
  return path === '' ? name : `${path}.${name}`;
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

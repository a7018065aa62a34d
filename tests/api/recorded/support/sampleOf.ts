import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';

/** Which of the values that a schema allows: everything there and true, or everything left out that may be. */
export type Fullness = 'full' | 'bare';

type Schema = z.core.$ZodType;
type Def = { readonly type: string } & Readonly<Record<string, unknown>>;

const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def;
const allows = (schema: Schema, value: unknown): boolean =>
  (schema as unknown as { safeParse: (value: unknown) => { success: boolean } }).safeParse(value).success;
const digits = (path: string): string =>
  BigInt(`0x${createHash('sha256').update(path).digest('hex').slice(0, 24)}`).toString();
const uuidOf = (path: string): string => {
  const hex = createHash('sha256').update(path).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Texts that screens read further, by the name of their field; the contract allows any text there. */
const READ: readonly (readonly [name: RegExp, text: string])[] = [
  // After the beginning of the same thing.
  [/^until$/, '2026-03-02 10:00:00'],
  [/(_at|start|end|until|upcoming)$/, '2026-03-01 10:00:00'],
  [/^(open|close|from|to)$/, '10:00'],
  [/^(map_app|mapapp.*|url|website|.*_url)$/, 'https://atrium.example/a'],
  [/languages?$/, 'de'],
  [/time_?zone$/, 'Europe/London'],
  [/^repeats$/, 'FREQ=DAILY'],
];
const readTexts = (path: string): readonly string[] => {
  const field = lastOf(path.replace(/\.\d+$/, ''));
  return READ.flatMap(([name, text]) => (name.test(field) ? [text] : []));
};

/** Texts of the contract, the most telling first: each schema takes the first that it allows. */
const textsFor = (path: string): readonly string[] => [
  ...readTexts(path),
  path,
  lastOf(path),
  uuidOf(path),
  `2026-03-${String((Number(digits(path).slice(0, 4)) % 28) + 1).padStart(2, '0')}T10:00:00Z`,
  '2026-03-01T10:00:00.000Z',
  '2026-03-01 10:00:00',
  '2026-03-01',
  '2026-03',
  '10:00',
  '#1d4ed8',
  'mail@atrium.example',
  'https://atrium.example/a.png',
  'Europe/London',
  'en',
  '123456',
  'a',
  'A',
  'GB',
  '+442079460000',
  'atrium.example',
  // Fields of a file that is imported.
  'name',
  'name:de',
  '1',
  '',
];
const numbersFor = (path: string): readonly number[] => [
  Number(digits(path).slice(0, 4)) + 10_000,
  Number(digits(path).slice(0, 2)),
  Number(`0.${digits(path).slice(0, 3)}`),
  1,
  0,
];

function firstAllowed(schema: Schema, values: readonly unknown[], path: string): unknown {
  const found = values.find((value) => allows(schema, value));
  if (found === undefined) throw new Error(`No sample is known for ${path} (${defOf(schema).type}).`);
  return found;
}

/** A value that a schema takes; each text and number tells its place in it. */
export function sampleOf(schema: Schema, path: string, fullness: Fullness): unknown {
  const def = defOf(schema);
  const of = (inner: unknown, at = path) => sampleOf(inner as Schema, at, fullness);
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape as Readonly<Record<string, Schema>>);
      const values = fields.map(([name, field]) => [name, of(field, `${path}.${name}`)] as const);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    }
    case 'array':
      return fullness === 'full' || !allows(schema, []) ? [of(def.element, `${path}.0`)] : [];
    case 'tuple':
      return (def.items as readonly Schema[]).map((item, at) => of(item, `${path}.${at}`));
    case 'record':
      return fullness === 'full' ? recordOf(def, path) : {};
    case 'optional':
    case 'default':
    case 'prefault':
    case 'exactOptional':
      return fullness === 'full' ? of(def.innerType) : undefined;
    case 'nullable':
      return fullness === 'full' ? of(def.innerType) : null;
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return of(def.innerType);
    case 'lazy':
      return of((def.getter as () => Schema)());
    case 'pipe':
      return of(def.in);
    case 'union': {
      const options = def.options as readonly Schema[];
      return of(fullness === 'full' ? options[0] : options.at(-1));
    }
    case 'intersection':
      return { ...(of(def.left) as object), ...(of(def.right) as object) };
    case 'literal':
      return (def.values as readonly unknown[])[0];
    case 'enum': {
      const values = Object.values(def.entries as Readonly<Record<string, string | number>>);
      return fullness === 'full' ? values[0] : values.at(-1);
    }
    case 'boolean':
      return fullness === 'full';
    case 'null':
      return null;
    case 'undefined':
    case 'void':
      return undefined;
    case 'string':
      return firstAllowed(schema, textsFor(path), path);
    case 'number':
    case 'int':
      return firstAllowed(schema, numbersFor(path), path);
    case 'unknown':
    case 'any':
      return path;
    default:
      throw new Error(`${path} has a schema of the type ${def.type}, of which no sample is known.`);
  }
}

function recordOf(def: Def, path: string): Readonly<Record<string, unknown>> {
  const key = String(sampleOf(def.keyType as Schema, `${path}.key`, 'full'));
  return { [key]: sampleOf(def.valueType as Schema, `${path}.value`, 'full') };
}

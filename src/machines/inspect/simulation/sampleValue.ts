import type { Json } from '@/model/problemReport/problemReport';

/** Marks a value that JSON cannot hold; the rest of the object describes it. */
const TAG = '$value';

/** A sample of a model as JSON, with what JSON cannot hold described: maps, sets, errors, dates, files. */
export function encodeSample(value: unknown): Json {
  if (value === undefined) return { [TAG]: 'undefined' };
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : { [TAG]: 'number', text: String(value) };
  if (typeof value === 'function') return { [TAG]: 'function' };
  if (typeof value !== 'object') return { [TAG]: 'undefined' };
  if (Array.isArray(value)) return value.map(encodeSample);
  if (value instanceof Map) return { [TAG]: 'map', entries: [...value].map(encodeSample) };
  if (value instanceof Set) return { [TAG]: 'set', entries: [...value].map(encodeSample) };
  if (value instanceof Date) return { [TAG]: 'date', at: value.getTime() };
  if (value instanceof Error)
    return { [TAG]: 'error', name: value.name, message: value.message, fields: encodeFields(value) };
  if (typeof Blob !== 'undefined' && value instanceof Blob)
    return { [TAG]: 'file', name: 'name' in value ? String(value.name) : '', type: value.type, size: value.size };
  return encodeFields(value);
}

const encodeFields = (value: object): { readonly [key: string]: Json } =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([name, one]) => [name, encodeSample(one)]),
  );

/** Whether a sample holds functions, which exist in the tests alone. */
export const hasFunction = (value: Json): boolean => JSON.stringify(value).includes(`{"${TAG}":"function"}`);

/** The opposite of `encodeSample`: a function does nothing, and a file has its size, but not its bytes. */
export function decodeSample(value: Json): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(decodeSample);
  const { [TAG]: tag, ...rest } = value;
  switch (tag) {
    case undefined:
      return decodeFields(rest);
    case 'map':
      return new Map(listIn(rest.entries).map((one) => decodeSample(one) as [unknown, unknown]));
    case 'set':
      return new Set(listIn(rest.entries).map(decodeSample));
    case 'date':
      return new Date(Number(rest.at));
    case 'number':
      return Number(rest.text);
    case 'error':
      return Object.assign(
        new Error(String(rest.message)),
        { name: String(rest.name) },
        decodeSample(rest.fields ?? {}),
      );
    case 'file':
      return fileOf(String(rest.name), String(rest.type), Number(rest.size));
    case 'function':
      return () => undefined;
    default:
      return undefined;
  }
}

/** A file that says it has this size, without holding as many bytes. */
function fileOf(name: string, type: string, size: number): File {
  const file = new File([new Uint8Array(Math.min(size, 1_000))], name, { type });
  return Object.defineProperty(file, 'size', { value: size });
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const listIn = (value: Json | undefined): readonly Json[] => (value !== undefined && isList(value) ? value : []);
const decodeFields = (value: { readonly [key: string]: Json }): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, decodeSample(one)]));

import type { Json } from './problemReport';

/** Stands in place of a secret. */
export const SECRET = '[secret]';

const SECRET_KEY =
  /pass|secret|token|code|^otp|otp$|authorization|cookie|credential|proof|challenge|jwt|(access|device|api|private)_?key/i;
/** A signed token, and the address by which an authenticator app takes a secret. */
const SECRET_TEXT = /\beyJ[\w-]+\.[\w-]+\.[\w-]+|otpauth:\/\/\S+/g;
const SECRET_PARAMETER = /([?&#](?:[^=&#\s]*)=)([^&#\s]*)/g;

const MOST_CHARACTERS = 500;
const MOST_ENTRIES = 50;
const MOST_LEVELS = 6;

/** Whether the value of a field with this name is a secret: a password, code, token or key. */
export const isSecretKey = (key: string): boolean => SECRET_KEY.test(key);

/** A text without tokens, and without secret parameters of an address. Long texts are cut. */
export function redactText(text: string): string {
  const safe = text
    .replace(SECRET_TEXT, SECRET)
    .replace(SECRET_PARAMETER, (whole, name: string) => (isSecretKey(name) ? `${name}${SECRET}` : whole));
  return safe.length > MOST_CHARACTERS ? `${safe.slice(0, MOST_CHARACTERS)}… (${safe.length} characters)` : safe;
}

/**
 * A copy for a report: without secrets, no matter how deep, and with a bounded size. What JSON cannot hold becomes a
 * short text about it.
 */
export function redact(value: unknown, level = 0): Json {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object') return `[${typeof value}]`;
  if (value instanceof Error) return { name: value.name, message: redactText(value.message) };
  if (value instanceof Map || value instanceof Set) return `[${value.constructor.name} of ${value.size}]`;
  if (ArrayBuffer.isView(value)) return `[${value.constructor.name} of ${value.byteLength} bytes]`;
  if (level >= MOST_LEVELS) return '[…]';
  if (Array.isArray(value)) {
    const shown = value.slice(0, MOST_ENTRIES).map((one) => redact(one, level + 1));
    return value.length > MOST_ENTRIES ? [...shown, `[${value.length - MOST_ENTRIES} more]`] : shown;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`;
  return redactFields(value, level);
}

function redactFields(value: object, level: number): { readonly [key: string]: Json } {
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  // A change of a form names its field beside the value: `{ field: 'password', value: '…' }`.
  const isOfSecret = entries.some(
    ([key, one]) => /^(field|name|key)$/.test(key) && typeof one === 'string' && isSecretKey(one),
  );
  return Object.fromEntries(
    entries
      .slice(0, MOST_ENTRIES)
      .map(([key, one]) => [
        key,
        isSecretKey(key) || (isOfSecret && key === 'value') ? SECRET : redact(one, level + 1),
      ]),
  );
}

/** The fields of an event without its type. */
export function redactEvent({ type: _, ...payload }: { readonly type: string }): { readonly [key: string]: Json } {
  return redactFields(payload, 0);
}

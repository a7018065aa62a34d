import { cutText } from '@/model/text/cutText';
import { parseCode } from '../kiosks/commissioningCode';
import type { Json } from '../problemReport/problemReport';
import { isSecretKey } from './secretKey';

/** The replacement of a secret. */
export const SECRET = '[secret]';

/** Events of which every text is a secret, but for email addresses. */
const SECRET_EVENT = /password|passcode|code|two_?factor|tfa|secret|token|prove/i;
const HEADERS = /headers?$/i;
const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;
/**
 * Texts that are secrets under any name: signed tokens, addresses and keys of authenticator apps, authorization
 * headers, pictures, hashes.
 */
const SECRET_TEXTS = [
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /otpauth:\/\/\S+/gi,
  /\b(?:bearer|basic)\s+[\w.~+/=-]{8,}/gi,
  /^data:\S*/gi,
  /\b[A-Z2-7]{26,}\b/g,
  /\b[0-9a-f]{40,}\b/gi,
  // 256 random bits: keys of devices and of links, and addresses that whoever has them may open.
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
  // A code of a kiosk, as it is shown.
  /(?<![\w-])[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}(?![\w-])/g,
];
/** An address that opens what it names, as far as the key. */
const KEY_ADDRESS = /(\/api\/(?:builds|images|files)\/)[^\s/?#]+/g;
/** A code as it is typed: six digits, with or without a dash. */
const CODE = /^\d{3}[- ]?\d{3}$/;
const PARAMETER = /([?&#](?:[^=&#\s]*)=)([^&#\s]*)/g;

const MOST_CHARACTERS = 300;
const MOST_ENTRIES = 30;
const MOST_LEVELS = 6;

/** A code of a kiosk as it is typed, which a word of eight letters is not. */
const isKioskCode = (text: string): boolean =>
  parseCode(text) !== null && (/\d/.test(text) || text === text.toUpperCase());

/** A text without codes, tokens and secret parameters of an address. Long texts are cut. */
export function redactText(text: string): string {
  if (CODE.test(text) || isKioskCode(text)) return SECRET;
  const safe = SECRET_TEXTS.reduce((left, secret) => left.replace(secret, SECRET), text)
    .replace(KEY_ADDRESS, `$1${SECRET}`)
    .replace(PARAMETER, (whole, name: string) => (isSecretKey(name) ? `${name}${SECRET}` : whole));
  return safe.length > MOST_CHARACTERS ? `${cutText(safe, MOST_CHARACTERS)}… (${safe.length} characters)` : safe;
}

/**
 * A copy that may leave the page it is used in: without secrets, no matter how deep, of values that JSON can hold, and
 * of a bounded size. Secrets are found by the name of their field and by what they look like; what JSON cannot hold
 * becomes a short text about it.
 */
export function redact(value: unknown, level = 0): Json {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object') return `[${typeof value}]`;
  if (value instanceof Error) return redactError(value, level);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '[Date]' : value.toISOString();
  if (typeof Blob !== 'undefined' && value instanceof Blob) return `[${value.constructor.name} of ${value.size} bytes]`;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer)
    return `[${value.constructor.name} of ${value.byteLength} bytes]`;
  if (level >= MOST_LEVELS) return Array.isArray(value) ? `[${value.length} entries]` : '[object]';
  if (Array.isArray(value)) return limited(value, (one) => redact(one, level + 1));
  if (value instanceof Map) return { Map: limited([...value], (one) => redactEntry(one, level + 1)) };
  if (value instanceof Set) return { Set: limited([...value], (one) => redact(one, level + 1)) };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor?.name ?? 'object'}]`;
  return redactFields(value, level + 1);
}

/** The fields of an event without its type; in events about passwords and codes every text is a secret. */
export function redactEvent({ type, ...payload }: { readonly type: string }): { readonly [key: string]: Json } {
  if (!SECRET_EVENT.test(type) || type.startsWith('xstate.')) return redactFields(payload, 0);
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, hidden(value)]));
}

function redactFields(value: object, level: number): { readonly [key: string]: Json } {
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  // A change of a form names its field beside the value: `{ field: 'password', value: '…' }`.
  const isOfSecret = entries.some(
    ([key, one]) => /^(field|name|key)$/.test(key) && typeof one === 'string' && isSecretKey(one),
  );
  const shown = entries
    .slice(0, MOST_ENTRIES)
    .map(([key, one]) => [key, isOfSecret && key === 'value' ? SECRET : redactField(key, one, level)] as const);
  const more = entries.length - shown.length;
  return Object.fromEntries(more > 0 ? [...shown, ['…', `${more} more`] as const] : shown);
}

/** A token or a code may be a number as well, and a field with such a name may hold more than a text. */
function redactField(name: string, value: unknown, level: number): Json {
  if (isSecretKey(name) && isSomething(value)) return SECRET;
  return HEADERS.test(name) ? redactHeaders(value, level) : redact(value, level);
}

/** Headers have names of their own, so any of them may sign a request: their names remain. */
function redactHeaders(value: unknown, level: number): Json {
  if (!Array.isArray(value))
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.keys(value).map((name) => [name, SECRET]))
      : redact(value, level);
  return limited(value, (one: unknown) =>
    typeof one === 'object' && one !== null && 'name' in one
      ? { name: redact(one.name, level + 1), value: SECRET }
      : SECRET,
  );
}

/** Nothing, and switches, give nothing away. */
const isSomething = (value: unknown) =>
  value !== null && value !== '' && typeof value !== 'boolean' && typeof value !== 'function';

function hidden(value: unknown): Json {
  if (typeof value === 'string') return value === '' || EMAIL_ADDRESS.test(value) ? value : SECRET;
  if (typeof value === 'number' || (typeof value === 'object' && value !== null)) return SECRET;
  return redact(value);
}

const redactError = (error: Error, level: number): Json => ({
  error: error.name,
  message: redactText(error.message),
  ...('status' in error && { status: redact(error.status, level + 1) }),
});

const redactEntry = ([name, value]: readonly [unknown, unknown], level: number): Json => [
  redact(name, level),
  typeof name === 'string' ? redactField(name, value, level) : redact(value, level),
];

function limited<Value>(values: readonly Value[], copy: (value: Value) => Json): readonly Json[] {
  const shown = values.slice(0, MOST_ENTRIES).map(copy);
  const more = values.length - shown.length;
  return more > 0 ? [...shown, `… ${more} more`] : shown;
}

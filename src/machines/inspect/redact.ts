/** What a visualizer shows in place of a secret. */
export const REDACTED = '•••';

/** Names of fields that hold secrets; the words of a name are joined without a sign, or by one. */
const SECRET_NAMES =
  /pass(word|phrase|code)?s?$|password|token|secret|authori[sz]ation|cookie|credential|api_?key|otp|tfa|challenge|recovery|signature|^jwt$|^code$|(one_?time|backup|confirmation|verification)_?codes?$/i;
/** Events of which every text is a secret, but for addresses. */
const SECRET_EVENTS = /password|passcode|code|two_?factor|tfa|secret|token|prove/i;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;
/** Texts that are secrets under any name: tokens, keys for authenticator apps, authorization headers, pictures of them. */
const SECRET_TEXTS = [
  /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/,
  /otpauth:\/\//i,
  /\b(bearer|basic)\s+[\w.~+/=-]{8,}/i,
  /^data:/i,
  /\b[A-Z2-7]{26,}\b/,
  /\b[0-9a-f]{40,}\b/i,
];
/** A code as it is typed: six digits, with or without a dash. */
const CODE = /^\d{3}[- ]?\d{3}$/;
/** Credentials and parameters in an address. */
const ADDRESS_SECRETS = /([?&#][^=&#]*(?:token|key|code|secret|signature|password)[^=&#]*=)[^&#\s]*/gi;

const LIMITS = { depth: 5, entries: 30, text: 300 } as const;

/**
 * A copy of a value that may leave the page that it is used in: without secrets, of plain values, and of limited size.
 * Secrets are found by the name of their field and by what they look like. What is no plain value is replaced by a
 * description in brackets.
 */
export function redact(value: unknown, depth: number = LIMITS.depth): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return `${value}`;
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '[Date]' : value.toISOString();
  if (typeof Blob !== 'undefined' && value instanceof Blob) return `[${value.constructor.name}, ${value.size} bytes]`;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer)
    return `[${value.constructor.name}, ${value.byteLength} bytes]`;
  if (depth === 0) return Array.isArray(value) ? `[${value.length} entries]` : '[object]';
  if (Array.isArray(value)) return limited(value, (one) => redact(one, depth - 1));
  if (value instanceof Map) return { Map: limited([...value], (one) => redactEntry(one, depth - 1)) };
  if (value instanceof Set) return { Set: limited([...value], (one) => redact(one, depth - 1)) };
  if (!isPlain(value)) return `[${value.constructor?.name ?? 'object'}]`;
  const entries = Object.entries(value);
  const kept = entries
    .slice(0, LIMITS.entries)
    .map(([name, one]) => [name, redactField(name, one, depth - 1)] as const);
  const more = entries.length - kept.length;
  return Object.fromEntries(more > 0 ? [...kept, ['…', `${more} more`]] : kept);
}

/** The payload of an event without its secrets; in events about passwords and codes every other text is one. */
export function redactEvent({ type, ...payload }: { readonly type: string }): Readonly<Record<string, unknown>> {
  const isSecret = SECRET_EVENTS.test(type) && !type.startsWith('xstate.');
  const clean = Object.entries(payload).map(([name, value]) => [
    name,
    isSecret ? hideTexts(value) : redactField(name, value, LIMITS.depth - 1),
  ]);
  return Object.fromEntries(clean);
}

/** A token or a code may be a number as well, and a field with such a name may hold more than a text. */
const redactField = (name: string, value: unknown, depth: number): unknown =>
  SECRET_NAMES.test(name) && isSomething(value) ? REDACTED : redact(value, depth);

/** Nothing, and switches, give nothing away. */
const isSomething = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && typeof value !== 'boolean' && typeof value !== 'function';

function hideTexts(value: unknown): unknown {
  if (typeof value === 'string') return value === '' || ADDRESS.test(value) ? value : REDACTED;
  if (typeof value === 'object' && value !== null) return REDACTED;
  return typeof value === 'number' ? REDACTED : redact(value);
}

function redactText(text: string): string {
  if (CODE.test(text) || SECRET_TEXTS.some((secret) => secret.test(text))) return REDACTED;
  const clean = text.replace(ADDRESS_SECRETS, `$1${REDACTED}`);
  return clean.length > LIMITS.text ? `${clean.slice(0, LIMITS.text)}…` : clean;
}

const redactError = (error: Error, depth: number) => ({
  error: error.name,
  message: redactText(error.message),
  ...('status' in error && { status: redact(error.status, depth - 1) }),
});

const redactEntry = ([name, value]: readonly [unknown, unknown], depth: number): unknown => [
  redact(name, depth),
  typeof name === 'string' ? redactField(name, value, depth) : redact(value, depth),
];

const limited = <Value>(values: readonly Value[], copy: (value: Value) => unknown): unknown[] => {
  const kept = values.slice(0, LIMITS.entries).map(copy);
  const more = values.length - kept.length;
  return more > 0 ? [...kept, `… ${more} more`] : kept;
};

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as unknown;
  return prototype === Object.prototype || prototype === null;
}

import { errorFields } from './errorFields';
import { REDACTED, redactText } from './redactText';

/** Names of fields whose value gives access to something. */
const SECRET_NAME = /authorization|cookie|password|secret|token|otp|credential|api-?key|device_?key|^key$/i;
/** A code of a person or a device; the codes of errors are words. */
const CODE = /^[\dA-Z]{3,4}[- ]?[\dA-Z]{3,4}$/;
const HAS_DIGIT = /\d/;
const MAX_DEPTH = 6;
const MAX_ITEMS = 100;

/** A copy of what is about to be logged, without secrets; objects of a program, such as a connection, by name alone. */
export function redactFields(value: unknown, name = '', depth = 0): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (value instanceof Error) return errorFields(value);
  if (SECRET_NAME.test(name)) return REDACTED;
  if (typeof value === 'string') return redactNamed(value, name);
  if (typeof value === 'number' || value instanceof Date) return value;
  if (value instanceof URL) return redactText(value.href);
  if (typeof value !== 'object') return String(value);
  if (depth === MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => redactFields(item, '', depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor?.name ?? 'object'}]`;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ITEMS)
      .map(([key, item]) => [key, redactFields(item, key, depth + 1)]),
  );
}

const redactNamed = (text: string, name: string): string =>
  name === 'code' && CODE.test(text) && HAS_DIGIT.test(text) ? REDACTED : redactText(text);

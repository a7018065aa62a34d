import type * as z from 'zod/mini';
import { inputText } from './inputTexts';

/** More would not be read. */
const MOST_OPTIONS = 12;

/**
 * What is wrong with a value, in words, for rules of the contract that have no words of their own: those of the schema
 * library name its types and are for programmers.
 */
export function inputWords(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined && issue.code !== 'custom') return inputText('missing');
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue.expected);
    case 'too_small':
      return limitWords('least', issue.origin, Number(issue.minimum));
    case 'too_big':
      return limitWords('most', issue.origin, Number(issue.maximum));
    case 'not_multiple_of':
      return inputText('multiple', { divisor: Number(issue.divisor) });
    case 'invalid_format':
      return formatWords(issue.format);
    case 'invalid_value':
      return optionWords(issue.values);
    case 'unrecognized_keys':
      return inputText('unknown', { names: issue.keys.slice(0, MOST_OPTIONS).join(', ') });
    default:
      return inputText('invalid');
  }
}

function typeWords(expected: string): string {
  switch (expected) {
    case 'string':
      return inputText('text');
    case 'number':
      return inputText('number');
    case 'int':
      return inputText('whole');
    case 'boolean':
      return inputText('boolean');
    case 'array':
    case 'tuple':
      return inputText('list');
    case 'object':
    case 'record':
      return inputText('object');
    case 'null':
      return inputText('null');
    default:
      return inputText('invalid');
  }
}

function limitWords(which: 'least' | 'most', origin: string, count: number): string {
  if (origin === 'string') return inputText(`${which}Letters`, { count });
  if (origin === 'array' || origin === 'set' || origin === 'object' || origin === 'record')
    return inputText(`${which}Items`, { count });
  return inputText(`${which}Value`, { limit: count });
}

function formatWords(format: string): string {
  switch (format) {
    case 'uuid':
    case 'guid':
      return inputText('uuid');
    case 'email':
      return inputText('email');
    case 'url':
      return inputText('url');
    case 'datetime':
    case 'date':
      return inputText('moment');
    default:
      return inputText('format');
  }
}

function optionWords(values: readonly unknown[]): string {
  if (values.length > MOST_OPTIONS) return inputText('options');
  return inputText('oneOf', { values: values.map(String).join(', ') });
}

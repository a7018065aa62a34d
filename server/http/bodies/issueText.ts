import type * as z from 'zod/mini';
import { inputText } from './inputTexts';

/** More would not be read. */
const MOST_OPTIONS = 12;

/**
 * Describes an error of a value where the rule of the contract has no text of its own: the texts of the schema library
 * name its types and are for programmers.
 */
export function issueText(issue: z.core.$ZodRawIssue, field: string): string {
  if (issue.input === undefined && issue.code !== 'custom') return inputText('missing', { field });
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue.expected, field);
    case 'too_small':
      return limitText('least', { ...issue, limit: Number(issue.minimum), field });
    case 'too_big':
      return limitText('most', { ...issue, limit: Number(issue.maximum), field });
    case 'not_multiple_of':
      return inputText('multiple', { divisor: Number(issue.divisor), field });
    case 'invalid_format':
      return formatText(issue.format, field);
    case 'invalid_value':
      return optionText(issue.values, field);
    case 'unrecognized_keys':
      return inputText('unknown', { field, names: issue.keys.slice(0, MOST_OPTIONS).join(', ') });
    default:
      return inputText('invalid', { field });
  }
}

function typeText(expected: string, field: string): string {
  switch (expected) {
    case 'string':
      return inputText('text', { field });
    case 'number':
      return inputText('number', { field });
    case 'int':
      return inputText('whole', { field });
    case 'boolean':
      return inputText('boolean', { field });
    case 'array':
    case 'tuple':
      return inputText('list', { field });
    case 'object':
    case 'record':
      return inputText('object', { field });
    case 'null':
      return inputText('null', { field });
    default:
      return inputText('invalid', { field });
  }
}

function limitText(
  which: 'least' | 'most',
  { origin, limit, field }: { readonly origin: string; readonly limit: number; readonly field: string },
): string {
  if (origin === 'string') return inputText(`${which}Letters`, { count: limit, field });
  if (origin === 'array' || origin === 'set' || origin === 'object' || origin === 'record')
    return inputText(`${which}Items`, { count: limit, field });
  return inputText(`${which}Value`, { limit, field });
}

function formatText(format: string, field: string): string {
  switch (format) {
    case 'uuid':
    case 'guid':
      return inputText('uuid', { field });
    case 'email':
      return inputText('email', { field });
    case 'url':
      return inputText('url', { field });
    case 'datetime':
    case 'date':
      return inputText('moment', { field });
    default:
      return inputText('format', { field });
  }
}

function optionText(values: readonly unknown[], field: string): string {
  if (values.length > MOST_OPTIONS) return inputText('options', { field });
  return inputText('oneOf', { field, values: values.map(String).join(', ') });
}

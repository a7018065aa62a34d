import type { Parameter } from '@/contract/parameters';
import { MAPPED_FIELDS, type MappedField } from '@/model/sources/feed';
import { text } from './texts';

/** A header while it is edited; its key only identifies the line. */
export interface HeaderLine {
  readonly key: number;
  readonly name: string;
  /** Null where the stored value stays. */
  readonly secret: string | null;
}

export interface Schedule {
  readonly every: 'off' | 'hourly' | 'daily';
  /** `03:30` */
  readonly at: string;
}

type Mapping = Readonly<Partial<Record<MappedField, string>>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const asLines = (value: unknown): readonly HeaderLine[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).map(({ name, value: stored, secret = stored }, key) => ({
    key: key + 1,
    name: asText(name),
    secret: typeof secret === 'string' ? secret : null,
  }));

export function asMapping(value: unknown): Mapping {
  const places = isRecord(value) ? value : {};
  return Object.fromEntries(MAPPED_FIELDS.map((field) => [field, asText(places[field])]));
}

export function asSchedule(value: unknown): Schedule {
  const { every, at } = isRecord(value) ? value : {};
  return { every: every === 'hourly' || every === 'daily' ? every : 'off', at: asText(at) || '03:00' };
}

/** The value of a parameter as its field shows it; `value` is undefined for a new integration. */
export function shownOf({ kind, options, initial }: Parameter, value: unknown): unknown {
  switch (kind) {
    case 'array':
      return Array.isArray(value) ? value.map(asText).join(', ') : '';
    case 'headers':
      return asLines(value);
    case 'mapping':
      return asMapping(value);
    case 'schedule':
      return asSchedule(value);
    case 'choice':
      return asText(value ?? initial ?? options?.[0]?.value);
    default:
      return asText(value ?? initial);
  }
}

/** A parameter as it is sent: numbers as numbers, and comma-separated text as a list. */
export function sentOf({ kind }: Parameter, value: unknown): unknown {
  switch (kind) {
    case 'number': {
      const typed = asText(value).trim();
      return typed === '' ? null : Number(typed);
    }
    case 'array':
      return asText(value)
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
    case 'headers':
      return lines(value)
        .filter(({ name, secret }) => name.trim() !== '' || secret)
        .map(({ name, secret }) => ({ name: name.trim(), value: secret }));
    case 'mapping':
      return Object.fromEntries(Object.entries(asMapping(value)).filter(([, place]) => place.trim() !== ''));
    default:
      return typeof value === 'string' ? value.trim() || value : value;
  }
}

/** The lines of the field itself, which keep their keys. */
export const lines = (value: unknown): readonly HeaderLine[] =>
  Array.isArray(value) ? value.filter((one): one is HeaderLine => isRecord(one) && 'secret' in one) : [];

/** A parameter in words, for comparing two versions. */
export function wordsOf({ kind, options }: Parameter, value: unknown): string {
  switch (kind) {
    case 'headers':
      return lines(value)
        .map(({ name, secret }) => `${name}: ${secret === null ? text('stored') : text('hidden')}`)
        .join(', ');
    case 'mapping':
      return Object.entries(asMapping(value))
        .filter(([, place]) => place !== '')
        .map(([field, place]) => `${field}: ${place}`)
        .join(', ');
    case 'schedule':
      return scheduleText(asSchedule(value));
    case 'choice':
      return options?.find((option) => option.value === value)?.label ?? asText(value);
    default:
      return asText(value);
  }
}

export const scheduleText = ({ every, at }: Schedule): string =>
  every === 'daily' ? text('dailyAt', { time: at }) : text(every === 'off' ? 'noSchedule' : every);

import type { ReportStatus } from '@/contract/imports/imports';
import { text } from './texts';

const TYPES = ['json-feed', 'csv-feed', 'dry-run'] as const;
const KINDS = ['added', 'changed', 'categories', 'destinations'] as const;

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((one) => one === word);

/** The type of a report in words; one of another service as it is. */
export const typeLabel = (type: string): string => (isOneOf(TYPES, type) ? text(`type.${type}`) : type);

/** Labels of the kinds of records that an import counts. */
export const kindLabel = (kind: string): string => (isOneOf(KINDS, kind) ? text(`kind.${kind}`) : kind);

export const statusTone = (status: ReportStatus): 'success' | 'danger' | 'warning' =>
  status === 'completed' ? 'success' : status === 'failed' ? 'danger' : 'warning';

import { say } from '@/contract/texts/say';
import { textOf } from './refusalTexts';

/** Texts at their fields. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A good answer: the service's words, empty where it has none, and the record as it stands now. */
export interface Saved<RecordType = unknown> {
  readonly message: string;
  readonly record: RecordType;
}

/** How a form ended, and what is said about it; nothing was said where it was only closed. */
export interface FormEnd {
  readonly outcome: 'created' | 'updated' | 'deleted' | 'closed';
  readonly text: string | null;
  /** The record that was created; null for anything else. */
  readonly id: string | null;
}

export const NOTHING_DONE: FormEnd = { outcome: 'closed', text: null, id: null };

/** The words after a good save: the service's, or those of the catalogue. */
export const savedText = (message: string, isNew: boolean, { name, label }: { name: string; label: string }): string =>
  message || (isNew ? say('created', { name }) : say('updated', { label }));

export const deletedText = (message: string, label: string): string => message || say('deleted', { label });

/** Somebody else has saved the record since it was read: what a save is refused with. */
export class Conflict<Theirs> extends Error {
  override readonly name = 'Conflict';
  /** The record as it stands now. */
  readonly theirs: Theirs;

  constructor(text: string, theirs: Theirs) {
    super(text);
    this.theirs = theirs;
  }
}

/** Texts at the fields that the service refused. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : {};
  const texts: Record<string, string> = {};
  for (const [field, given] of Object.entries((fields ?? {}) as Record<string, readonly string[]>)) {
    const [first] = given;
    if (first !== undefined) texts[field.split('.')[0] ?? field] ??= first;
  }
  return texts;
}

/** The service refused because there is no session any more, which is told elsewhere. */
export function isSessionOver(error: unknown): boolean {
  const refusal = typeof error === 'object' && error !== null && 'refusal' in error ? error.refusal : null;
  return typeof refusal === 'object' && refusal !== null && 'code' in refusal && refusal.code === 'session-over';
}

/** The words of a refusal; `fallback` where the service gave none of its own. */
export function refusedText(error: unknown, fallback: string | null): string {
  const text = textOf(error);
  return fallback !== null && (text === '' || text === say('failed.any')) ? fallback : text;
}

/** Two values of a form are the same when their JSON is. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

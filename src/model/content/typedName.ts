import { cutText } from '@/model/text/cutText';

/** The value of a field after typing: at most `most` characters. A longer value from before may stay and be shortened. */
export function typedName(before: string, typed: string, most: number): string {
  if (typed.length <= most || typed.length < before.length) return typed;
  return before.length > most ? before : cutText(typed, most);
}

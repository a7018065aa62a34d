/**
 * What a field holds after somebody has typed: no more than `most` characters are accepted. A longer text that stands there
 * already may stay, and may become shorter.
 */
export function typedName(before: string, typed: string, most: number): string {
  if (typed.length <= most || typed.length < before.length) return typed;
  return before.length > most ? before : typed.slice(0, most);
}

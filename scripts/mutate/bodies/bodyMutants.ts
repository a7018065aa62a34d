import { type BodyOperator, type Edit, editsAt } from './operators';
import { placesOf } from './places';
import { parse } from './syntax';

/** One change of a file, inside of something that runs. */
export interface BodyMutant {
  /** `session/signIn.machine.ts actions.setEmail: drop 1`; the same on every run. */
  readonly name: string;
  readonly file: string;
  readonly operator: BodyOperator;
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly start: number;
  readonly end: number;
}

/** Every change that the operators make in a file, in the order of its text. */
export function bodyMutantsOf(file: string, source: string): BodyMutant[] {
  const read = ({ start, end }: { readonly start: number; readonly end: number }) => source.slice(start, end);
  const seen = new Set<string>();
  const times = new Map<string, number>();
  const found: BodyMutant[] = [];
  for (const place of placesOf(parse(source, file), file))
    for (const edit of editsAt(place, read)) {
      const changed = changedBy(source, edit);
      if (changed === source || seen.has(changed)) continue;
      seen.add(changed);
      const key = `${file.replace(/^src\//, '')} ${place.name}: ${edit.operator}`;
      const time = (times.get(key) ?? 0) + 1;
      times.set(key, time);
      const { operator, start, end, text } = edit;
      const line = source.slice(0, start).split('\n').length;
      found.push({ name: `${key} ${time}`, file, operator, line, before: read(edit), after: text, start, end });
    }
  return found;
}

const changedBy = (source: string, { start, end, text }: Pick<Edit, 'start' | 'end' | 'text'>): string =>
  `${source.slice(0, start)}${text}${source.slice(end)}`;

/** The text of the file with the change in it. */
export const mutated = (source: string, { start, end, after }: BodyMutant): string =>
  changedBy(source, { start, end, text: after });

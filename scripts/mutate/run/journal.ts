import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './attempt';

/** Outcomes of faults that were tried before, so that a run that was cut goes on. */
export interface Journal {
  outcomeOf(name: string, change: string): Outcome | null;
  note(name: string, change: string, outcome: Outcome): void;
}

interface Entry extends Outcome {
  readonly name: string;
  /** The file may have changed since, so that the name belongs to another change. */
  readonly change: string;
}

export function openJournal(path: string | undefined): Journal {
  const lines = path !== undefined && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  // The last line of a run that was cut may be half a line.
  const entries = lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Entry);
  const known = new Map(entries.map((entry) => [`${entry.name}\n${entry.change}`, entry]));
  return {
    outcomeOf: (name, change) => known.get(`${name}\n${change}`) ?? null,
    note: (name, change, outcome) => {
      if (path !== undefined) appendFileSync(path, `${JSON.stringify({ name, change, ...outcome })}\n`);
    },
  };
}

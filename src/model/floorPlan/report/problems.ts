/** Error: something of the file is not drawn. Warning: it was read in a way that should be looked at. */
export type Severity = 'error' | 'warning';

export interface Problem {
  readonly severity: Severity;
  /** A word that stays the same between versions: `index-out-of-range`. */
  readonly code: string;
  /** Line of the file, from 1; null where the problem is about a mesh or the whole file. */
  readonly line: number | null;
  /** Name of the mesh, or null where the problem belongs to none. */
  readonly mesh: string | null;
  readonly message: string;
}

/** How often a problem was met, with the first of them. */
export interface ProblemGroup {
  readonly code: string;
  readonly severity: Severity;
  readonly count: number;
  readonly examples: readonly Problem[];
}

const EXAMPLES = 20;
const TEXT_LENGTH = 300;

/** Text of a file as it can be shown: short, without control characters. */
function printable(text: string): string {
  const plain = text.replace(/\p{Cc}/gu, '\uFFFD');
  return plain.length > TEXT_LENGTH ? `${plain.slice(0, TEXT_LENGTH)}…` : plain;
}

/** Collects problems by code and keeps the first of each, so that a damaged file of a gigabyte gives a short report. */
export class ProblemLog {
  readonly #groups = new Map<string, { severity: Severity; count: number; examples: Problem[] }>();

  /** `message` is asked for only where it is kept. */
  add(severity: Severity, code: string, line: number | null, mesh: string | null, message: () => string): void {
    let group = this.#groups.get(code);
    if (!group) {
      group = { severity, count: 0, examples: [] };
      this.#groups.set(code, group);
    }
    group.count++;
    if (group.examples.length >= EXAMPLES) return;
    group.examples.push({
      severity,
      code,
      line,
      mesh: mesh === null ? null : printable(mesh),
      message: printable(message()),
    });
  }

  groups(): ProblemGroup[] {
    return [...this.#groups].map(([code, group]) => ({ code, ...group }));
  }
}

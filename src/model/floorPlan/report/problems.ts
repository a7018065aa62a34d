/** Error: something in the file is not drawn. Warning: it was interpreted in a way that should be checked. */
export type Severity = 'error' | 'warning';

export interface Problem {
  readonly severity: Severity;
  /** Stable between versions: `index-out-of-range`. */
  readonly code: string;
  /** Line of the file, from 1; null when the problem concerns a mesh or the whole file. */
  readonly line: number | null;
  /** Name of the mesh, or null when the problem concerns none. */
  readonly mesh: string | null;
  readonly message: string;
}

/** A kind of problem with its count and first occurrences. */
export interface ProblemGroup {
  readonly code: string;
  readonly severity: Severity;
  readonly count: number;
  readonly examples: readonly Problem[];
}

const EXAMPLES = 20;
const TEXT_LENGTH = 300;

/** Text of a file, shortened and without control characters. */
function printable(text: string): string {
  const plain = text.replace(/\p{Cc}/gu, '\uFFFD');
  return plain.length > TEXT_LENGTH ? `${plain.slice(0, TEXT_LENGTH)}…` : plain;
}

/** Groups problems by code and keeps the first of each, so that the report of a damaged file of a gigabyte stays short. */
export class ProblemLog {
  readonly #groups = new Map<string, { severity: Severity; count: number; examples: Problem[] }>();

  /** `message` is called only when the problem is kept. */
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

import { cutText } from '@/model/text/cutText';
import { type Fault, type FaultCode, type Faults, faultWith } from '../faults';

/** Error: something in the file is not drawn. Warning: it was interpreted in a way that should be checked. */
export type Severity = 'error' | 'warning';

export interface Problem {
  readonly severity: Severity;
  /** Line of the file, from 1; null when the problem concerns a mesh or the whole file. */
  readonly line: number | null;
  /** Name of the mesh, or null when the problem concerns none. */
  readonly mesh: string | null;
  readonly fault: Fault;
}

/** A kind of problem with its count and first occurrences. */
export interface ProblemGroup {
  readonly code: FaultCode;
  readonly severity: Severity;
  readonly count: number;
  readonly examples: readonly Problem[];
}

const EXAMPLES = 20;
const TEXT_LENGTH = 300;

/** Text of a file, shortened and without control characters. */
function printable(text: string): string {
  const plain = text.replace(/\p{Cc}/gu, '\uFFFD');
  return plain.length > TEXT_LENGTH ? `${cutText(plain, TEXT_LENGTH)}…` : plain;
}

const printableValues = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? printable(value) : value]),
  ) as Values;

/** Groups problems by code and keeps the first of each, so that the report of a damaged file of a gigabyte stays short. */
export class ProblemLog {
  readonly #groups = new Map<FaultCode, { severity: Severity; count: number; examples: Problem[] }>();

  /** `values` is called only when the problem is kept. */
  add<Code extends FaultCode>(
    severity: Severity,
    code: Code,
    place: { readonly line?: number; readonly mesh?: string | null },
    values: () => Faults[Code],
  ): void {
    let group = this.#groups.get(code);
    if (!group) {
      group = { severity, count: 0, examples: [] };
      this.#groups.set(code, group);
    }
    group.count++;
    if (group.examples.length >= EXAMPLES) return;
    group.examples.push({
      severity,
      line: place.line ?? null,
      mesh: typeof place.mesh === 'string' ? printable(place.mesh) : null,
      fault: faultWith(code, printableValues(values())),
    });
  }

  groups(): ProblemGroup[] {
    return [...this.#groups].map(([code, group]) => ({ code, ...group }));
  }
}

export interface GreenSteps {
  /** How many tests passed when the step was green with these very files; null when it must run. */
  passed(name: string, inputs: readonly string[]): number | null;
  note(name: string, inputs: readonly string[], passed: number): void;
}
export function createGreenSteps(
  root: string,
  options?: { isRemembering?: boolean; programs?: readonly string[] },
): GreenSteps;

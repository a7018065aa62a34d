export function isGate(bench: string): boolean;
/** The rows of gates that miss their goal. */
export function missedOfGates<Row extends { readonly bench: string; readonly reached: boolean | null }>(
  rows: readonly Row[],
): Row[];

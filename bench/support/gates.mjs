/** Benchmarks whose goals are promises of the service, whatever the machine: a missed one is a failure, as of a test. */
const GATES = new Set(['worst']);

/**
 * @param {string} bench
 * @returns {boolean}
 */
export const isGate = (bench) => GATES.has(bench);

/**
 * The rows of gates that miss their goal.
 * @template {{ readonly bench: string, readonly reached: boolean | null }} Row
 * @param {readonly Row[]} rows
 * @returns {Row[]}
 */
export const missedOfGates = (rows) => rows.filter(({ bench, reached }) => isGate(bench) && reached === false);

/** Benchmarks whose goals are promises of the service, whatever the machine: a missed one is a failure, as of a test. */
const GATES = new Set(['worst', 'aged']);

export const isGate = (bench) => GATES.has(bench);

/** The rows of gates that miss their goal. */
export const missedOfGates = (rows) => rows.filter(({ bench, reached }) => isGate(bench) && reached === false);

/**
 * `npm run mutate [-- --count N] [--seed N] [--machine ID] [--all]` plants faults in the machines, one at a time, and says
 * which of them the models notice in process. It ends with 1 when fewer than 95 % are noticed.
 */
import { parseArgs } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { allReplayable } from '../tests/models/replayable';
import { faultsOf } from '../tests/models/support/faultsOf';
import { chooseMutants } from './mutate/chooseMutants';
import { equivalentMutants } from './mutate/equivalent';
import { type Mutant, mutantsOf, OPERATORS } from './mutate/operators';

/** The share of the faults that must be noticed. */
const ENOUGH = 0.95;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '120' },
    seed: { type: 'string', default: '20261123' },
    machine: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});

const models = allReplayable
  .map(({ model }) => model)
  .filter(({ machine }) => !values.machine || machine.id === values.machine);
if (models.length === 0) throw new Error(`No model is about a machine “${values.machine}”.`);
const every = models.flatMap((model) =>
  mutantsOf(model.machine).map((mutant) => ({ machine: model.machine.id, model, mutant })),
);
const built = every.map((one) => ({ ...one, changed: buildOf(one.mutant) }));
const noMachine = built.filter(({ changed }) => changed instanceof Error);
const equivalent = built.filter(({ mutant }) => mutant.name in equivalentMutants);
const counted = every.filter(
  (_, index) =>
    !(built[index]?.changed instanceof Error) && !((built[index]?.mutant.name as string) in equivalentMutants),
);
const chosen = new Set(
  chooseMutants(counted, values.all ? counted.length : Number(values.count), Number(values.seed)).map(
    ({ mutant }) => mutant,
  ),
);

const survivors: Mutant[] = [];
let caught = 0;
const byOperator = new Map(OPERATORS.map((operator) => [operator, { caught: 0, all: 0 }]));
for (const { model, mutant } of counted.filter(({ mutant }) => chosen.has(mutant))) {
  const machine = mutant.build();
  const faults = await faultsOf({ ...model, machine } as typeof model);
  const row = byOperator.get(mutant.operator);
  if (row) row.all++;
  if (faults.length === 0) survivors.push(mutant);
  else {
    caught++;
    if (row) row.caught++;
  }
}

console.log(`${every.length} changes are possible in ${models.length} machines; seed ${values.seed}.`);
for (const { mutant, changed } of noMachine)
  console.log(`  not counted: ${mutant.name}: ${(changed as Error).message}`);
for (const { mutant } of equivalent) console.log(`  not counted: ${mutant.name}: ${equivalentMutants[mutant.name]}`);
console.log(`\n${'operator'.padEnd(24)} caught  of`);
for (const [operator, { caught: seen, all }] of byOperator)
  console.log(`${operator.padEnd(24)} ${String(seen).padStart(6)} ${String(all).padStart(3)}`);
console.log(`\n${caught} of ${chosen.size} faults are noticed (${((100 * caught) / chosen.size).toFixed(1)} %).`);
for (const { name } of survivors) console.log(`  survives: ${name}`);
if (caught < ENOUGH * chosen.size) process.exitCode = 1;

function buildOf(mutant: Mutant): AnyStateMachine | Error {
  try {
    return mutant.build();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** `npm run mutate`: plants faults in the machines, one at a time, and says which of them the models notice in process. */
import { parseArgs } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { allReplayable } from '../tests/models/replayable';
import { faultsOf } from '../tests/models/support/faultsOf';
import { chooseMutants } from './mutate/chooseMutants';
import { equivalentMutants } from './mutate/equivalent';
import { type Mutant, mutantsOf, OPERATORS } from './mutate/operators';

const USAGE = `npm run mutate -- [options]
    plants faults in the machines, one at a time, and lists those that the models do not notice in process

  --count N      how many of the possible faults, chosen by the seed (120)
  --seed N       the seed of the choice (20261123)
  --machine ID   only this machine
  --all          every possible fault

Exit status: 0 when 95 % are noticed, 1 when fewer are, 2 when it was called wrongly.`;

/** The share of the faults that must be noticed. */
const ENOUGH = 0.95;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        count: { type: 'string', default: '120' },
        seed: { type: 'string', default: '20261123' },
        machine: { type: 'string' },
        all: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    for (const name of ['count', 'seed'] as const)
      if (!/^\d+$/.test(values[name])) return `--${name} takes a whole number.`;
    return values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function refuse(problem: string): never {
  console.error(`${problem}\n\n${USAGE}`);
  process.exit(2);
}

const values = readArguments();
if (typeof values === 'string') refuse(values);
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const models = allReplayable
  .map(({ model }) => model)
  .filter(({ machine }) => !values.machine || machine.id === values.machine);
if (models.length === 0) refuse(`There is no machine “${values.machine}”.`);
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

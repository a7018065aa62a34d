/** `npm run mutate`: plants faults in the machines and in what is around them, one at a time, and says which the tests notice. */
import { parseArgs } from 'node:util';
import { mutateBodies } from './mutate/bodies/mutateBodies';
import { mutateEdges } from './mutate/edges/mutateEdges';
import { createReport } from './mutate/report';

const USAGE = `npm run mutate -- [options]
    plants faults, one at a time, and lists those that nobody notices: neither the models in process nor the unit and
    DOM tests that import the file

  --kind edges       only in the definitions of machines: targets, guards, actions and delays of their edges
  --kind bodies      only in what runs: bodies of actions and guards, inputs, parameters, payloads, and the files of
                     src/app, src/screens and src/api that provide actors and effects
  --count N          how many of the possible faults of each kind, chosen by the seed (120)
  --seed N           the seed of the choice (20261123)
  --machine ID       only this machine, and files that belong to it
  --file PART        only files whose path has this part; bodies alone
  --name PART        only faults whose name has this part; bodies alone
  --all              every fault of the kind that is named; without --kind every edge, and the sample of bodies
  --resume FILE      a journal of outcomes: a run that was cut goes on

Exit status: 0 when enough are noticed (95 % of the edges, 90 % of the bodies), 1 when fewer are, 2 when it was called
wrongly.`;

/** The share of the faults of a kind that must be noticed. */
const ENOUGH = { edges: 0.95, bodies: 0.9 };
const KINDS = ['edges', 'bodies'] as const;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        kind: { type: 'string' },
        count: { type: 'string', default: '120' },
        seed: { type: 'string', default: '20261123' },
        machine: { type: 'string' },
        file: { type: 'string' },
        name: { type: 'string' },
        all: { type: 'boolean', default: false },
        resume: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    for (const name of ['count', 'seed'] as const)
      if (!/^\d+$/.test(values[name])) return `--${name} takes a whole number.`;
    if (values.kind !== undefined && !KINDS.some((kind) => kind === values.kind)) return '--kind is edges or bodies.';
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
const isBodies = values.file !== undefined || values.name !== undefined;
for (const kind of KINDS.filter((one) =>
  values.kind === undefined ? !isBodies || one === 'bodies' : one === values.kind,
)) {
  const report = createReport();
  const run = kind === 'edges' ? mutateEdges : mutateBodies;
  const { machine, file, name, resume } = values;
  const all = values.all && (kind === 'edges' || values.kind === kind);
  for await (const result of run({
    machine,
    file,
    name,
    resume,
    all,
    count: Number(values.count),
    seed: Number(values.seed),
  })) {
    report.add(result);
    if ('noticedBy' in result.outcome && process.stderr.isTTY)
      process.stderr.write(`\r${report.planted} faults planted`);
  }
  console.log(`\n── faults in ${kind}; seed ${values.seed}\n${report.lines().join('\n')}`);
  if (report.planted === 0) refuse(`There is no fault in ${kind} to plant: see --machine, --file and --name.`);
  if (report.noticed < ENOUGH[kind] * report.planted) process.exitCode = 1;
}
process.exit();

import { shuffled } from '../random';
import type { Choice, Result } from '../report';
import { createAttempts } from '../run/attempts';
import { createCompiler } from '../run/compiler';
import { readImportGraph } from '../run/importGraph';
import { openJournal } from '../run/journal';
import { lookersAt, machinesOf } from '../run/lookers';
import { bodyMutantsOf, mutated } from './bodyMutants';
import { equivalentBodies } from './equivalentBodies';
import { mutatedFiles } from './mutatedFiles';

/** Plants faults in what runs: bodies of actions and guards, inputs, payloads, and the files that provide actors. */
export async function* mutateBodies(choice: Choice): AsyncGenerator<Result> {
  const { machine, file: only, name, all, count, seed, resume } = choice;
  const graph = readImportGraph();
  const files = mutatedFiles();
  const every = [...files]
    .filter(([file]) => !only || file.includes(only))
    .map(([file, source]) => ({ file, source, machines: machinesOf(file, graph) }))
    .filter(({ machines }) => !machine || machines.includes(machine))
    .flatMap(({ file, source, machines }) =>
      bodyMutantsOf(file, source).map((mutant) => ({ mutant, source, machines })),
    )
    .filter(({ mutant }) => !name || mutant.name.includes(name));
  const counted = every.filter(({ mutant }) => !(mutant.name in equivalentBodies));
  const resultOf = ({ mutant, machines }: (typeof every)[number], outcome: Result['outcome']): Result => ({
    name: mutant.name,
    operator: mutant.operator,
    machines,
    file: mutant.file,
    outcome,
    change: `${mutant.file}:${mutant.line} ${oneLine(mutant.before)} → ${oneLine(mutant.after)}`,
  });
  for (const one of every) {
    const reason = equivalentBodies[one.mutant.name];
    if (reason !== undefined) yield resultOf(one, { equivalent: reason });
  }
  const journal = openJournal(resume);
  const [attempts, compiler] = [createAttempts(), createCompiler()];
  let planted = 0;
  try {
    for (const one of all ? counted : shuffled(counted, seed)) {
      if (!all && planted >= count) return;
      const { mutant, source } = one;
      const change = `${mutant.before} → ${mutant.after}`;
      const faulty = mutated(source, mutant);
      const known = journal.outcomeOf(mutant.name, change);
      if (known?.noticedBy === BY_COMPILER || (!known && compiler.errorIn(mutant.file, faulty) !== null)) {
        if (!known) journal.note(mutant.name, change, { noticedBy: BY_COMPILER });
        continue;
      }
      planted++;
      const outcome =
        known ?? (await attempts.make({ file: mutant.file, source: faulty, ...lookersAt(mutant.file, graph) }));
      if (!known) journal.note(mutant.name, change, outcome);
      yield resultOf(one, { noticedBy: outcome.noticedBy });
    }
  } finally {
    attempts.close();
    compiler.close();
  }
}

/** Not counted: such a fault cannot be committed. */
const BY_COMPILER = 'the compiler';

const oneLine = (source: string): string => source.replace(/\s+/g, ' ').slice(0, 120);

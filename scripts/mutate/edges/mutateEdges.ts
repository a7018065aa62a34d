import type { AnyStateMachine } from 'xstate';
import { allReplayable } from '../../../tests/models/replayable';
import { faultsOf } from '../../../tests/models/support/faultsOf';
import type { Choice, Result } from '../report';
import { chooseMutants } from './chooseMutants';
import { type Mutant, mutantsOf } from './edgeMutants';
import { equivalentMutants } from './equivalentEdges';

/** Plants faults in the definitions of machines: the edges, their guards, their actions, the delays. */
export async function* mutateEdges({ machine, all, count, seed }: Choice): AsyncGenerator<Result> {
  const models = allReplayable.map(({ model }) => model).filter((one) => !machine || one.machine.id === machine);
  const every = models.flatMap((model) =>
    mutantsOf(model.machine).map((mutant) => ({ machine: model.machine.id, model, mutant })),
  );
  const counted: typeof every = [];
  for (const one of every) {
    const { name, operator } = one.mutant;
    const changed = buildOf(one.mutant);
    const reason = changed instanceof Error ? changed.message : equivalentMutants[name];
    if (reason === undefined) counted.push(one);
    else yield { name, operator, machines: [one.machine], file: null, outcome: { equivalent: reason }, change: null };
  }
  for (const { model, mutant } of chooseMutants(counted, all ? counted.length : count, seed)) {
    const [fault = null] = await faultsOf({ ...model, machine: mutant.build() } as typeof model);
    const { name, operator } = mutant;
    yield { name, operator, machines: [model.machine.id], file: null, outcome: { noticedBy: fault }, change: null };
  }
}

function buildOf(mutant: Mutant): AnyStateMachine | Error {
  try {
    return mutant.build();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

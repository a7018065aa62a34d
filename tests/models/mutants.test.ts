import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { chooseMutants } from '../../scripts/mutate/chooseMutants';
import { equivalentMutants } from '../../scripts/mutate/equivalent';
import { mutantsOf, OPERATORS } from '../../scripts/mutate/operators';
import { allReplayable } from './replayable';
import { faultsOf } from './support/faultsOf';

const models = allReplayable.map(({ model }) => model);
const all = models.flatMap((model) =>
  mutantsOf(model.machine).map((mutant) => ({ machine: model.machine.id, model, mutant })),
);
const counted = all.filter(({ mutant }) => !(mutant.name in equivalentMutants));

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      on: {
        press: [
          { guard: 'isHard', target: 'on' },
          { actions: 'click', target: 'off' },
        ],
      },
    },
    on: { entry: 'ring', exit: 'ring', after: { 500: 'off' }, invoke: { src: 'burn', onDone: 'off', onError: 'off' } },
  },
});
const mutantNamed = (name: string) => {
  const found = mutantsOf(lamp).find((mutant) => mutant.name === name);
  if (!found) throw new Error(`There is no mutant ${name}: ${mutantsOf(lamp).map((one) => one.name)}`);
  return found;
};

it('[MT16] each change of a machine is one, with a name of its own', () => {
  const names = all.map(({ mutant }) => mutant.name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(mutantsOf(lamp).map(({ operator }) => operator))).toEqual(
    new Set(OPERATORS.filter((operator) => operator !== 'guard swapped')),
  );
  const moved = createActor(
    mutantNamed('lamp.off on press (2 of 2): target on')
      .build()
      .provide({ guards: { isHard: () => false } }),
  );
  moved.start().send({ type: 'press' });
  expect(moved.getSnapshot().value).toBe('on');
  expect(lamp.config.states?.off?.on).toMatchObject({ press: [{ target: 'on' }, { target: 'off' }] });
});

it('[MT16] the same seed chooses the same faults, of every machine', () => {
  const names = (seed: number) => chooseMutants(counted, 60, seed).map(({ mutant }) => mutant.name);
  expect(names(1)).toEqual(names(1));
  expect(names(1)).not.toEqual(names(2));
  expect(new Set(chooseMutants(counted, 60, 1).map(({ machine }) => machine)).size).toBe(models.length);
});

it('[MT16] a change that is said to change nothing exists', () => {
  const names = new Set(all.map(({ mutant }) => mutant.name));
  expect(Object.keys(equivalentMutants).filter((name) => !names.has(name))).toEqual([]);
});

it.each(chooseMutants(counted, 12, 20261123))('[MT16] notices $mutant.name', async ({ model, mutant }) => {
  expect(await faultsOf({ ...model, machine: mutant.build() } as typeof model)).not.toEqual([]);
});

import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { bodyMutantsOf, mutated } from '../../scripts/mutate/bodies/bodyMutants';
import { equivalentBodies } from '../../scripts/mutate/bodies/equivalentBodies';
import { mutatedFiles } from '../../scripts/mutate/bodies/mutatedFiles';
import { BODY_OPERATORS } from '../../scripts/mutate/bodies/operators';
import { chooseMutants } from '../../scripts/mutate/edges/chooseMutants';
import { mutantsOf, OPERATORS } from '../../scripts/mutate/edges/edgeMutants';
import { equivalentMutants } from '../../scripts/mutate/edges/equivalentEdges';
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

const inBodies = [...mutatedFiles()].flatMap(([file, source]) => bodyMutantsOf(file, source));

it('[MT26] each change of a body is one, with a name of its own, in every machine and beside it', () => {
  const names = inBodies.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(inBodies.map(({ operator }) => operator))).toEqual(new Set(BODY_OPERATORS));
  const files = new Set(inBodies.map(({ file }) => file));
  for (const file of ['src/machines/session/signIn.machine.ts', 'src/app/editor/provideDocumentMachine.ts'])
    expect(files).toContain(file);
});

it('[MT26] a change of a body that is said to change nothing exists', () => {
  const names = new Set(inBodies.map(({ name }) => name));
  expect(Object.keys(equivalentBodies).filter((name) => !names.has(name))).toEqual([]);
});

it('[MT26] changes what runs, and neither types nor texts of errors nor the shape of the machine', () => {
  const source = `
const machine = setup({
  guards: { isLong: (_, text: string) => text.length > 3 },
  actions: { keep: assign({ text: (_, text: string) => text.trim(), error: null }) },
}).createMachine({
  id: 'note',
  states: { open: { on: { save: { guard: 'isLong', actions: { type: 'keep', params: ({ event }) => event.text } } } } },
});
function listen(client: Client, signal: AbortSignal) {
  window.addEventListener('focus', refresh);
  if (!client) throw new Error('No client.');
  void client.invalidateQueries({ queryKey: ['notes'] });
  return () => window.removeEventListener('focus', refresh);
}`;
  const mutants = bodyMutantsOf('src/machines/note.machine.ts', source);
  expect(mutants.map(({ name, after }) => `${name} → ${after}`)).toMatchInlineSnapshot(`
    [
      "machines/note.machine.ts guards.isLong: off by one 1 → text.length >= 3",
      "machines/note.machine.ts guards.isLong: off by one 2 → 4",
      "machines/note.machine.ts actions.keep: stale value 1 → { error: null }",
      "machines/note.machine.ts actions.keep: stale value 2 → { text: (_, text: string) => text.trim() }",
      "machines/note.machine.ts actions.keep.text: drop 1 → text",
      "machines/note.machine.ts save.actions.params: wrong argument 1 → undefined",
      "machines/note.machine.ts listen: drop 1 → ;",
      "machines/note.machine.ts listen: wrong argument 1 → window.addEventListener('focus')",
      "machines/note.machine.ts listen: wrong argument 2 → window.addEventListener(refresh, 'focus')",
      "machines/note.machine.ts listen: wrong argument 3 → ''",
      "machines/note.machine.ts listen: drop 2 → ;",
      "machines/note.machine.ts listen: negate 1 → client",
      "machines/note.machine.ts listen: missing refresh 1 → ;",
      "machines/note.machine.ts listen.queryKey: wrong argument 1 → ''",
      "machines/note.machine.ts listen: missing clean-up 1 → undefined",
      "machines/note.machine.ts listen: wrong argument 4 → window.removeEventListener('focus')",
      "machines/note.machine.ts listen: wrong argument 5 → window.removeEventListener(refresh, 'focus')",
      "machines/note.machine.ts listen: wrong argument 6 → ''",
    ]
  `);
  for (const mutant of mutants) expect(mutated(source, mutant)).not.toBe(source);
});

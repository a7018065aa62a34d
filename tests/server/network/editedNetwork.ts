import { createActor, fromPromise, waitFor } from 'xstate';
import { readNetwork, saveNetwork } from '@/contract/network/network';
import { fromNetwork, toAssignedIds, toChangeSet, toNetwork } from '@/contract/network/networkWire';
import { documentMachine } from '@/machines/editor/document.machine';
import type { DocumentContext, LoadedNetwork, LoadResult, SaveResult } from '@/machines/editor/documentTypes';
import { conflictKey, type Side } from '@/model/network/merge';
import type { Network } from '@/model/network/network';
import { below, type Random, randomEdit } from '../../model/network/randomEdits';
import type { TestApp } from '../../support/service/testApp';
import type { TestLocation } from '../../support/service/testLocation';

interface Person {
  readonly test: TestApp;
  readonly as: string;
  readonly location: TestLocation;
}

/** The network as a person who opens the location gets it. */
export async function loadedBy({ test, as, location }: Person): Promise<LoadedNetwork> {
  const { data } = await test.call(readNetwork, { as, params: { uuid: location.project } });
  return { network: toNetwork(data), revision: data.revision };
}

/** As the console sends it, its call alone is made without a browser. */
async function savedBy({ test, as, location }: Person, base: LoadedNetwork, network: Network): Promise<SaveResult> {
  const body = toChangeSet(base.network, network, base.revision);
  const answer = await test.call(saveNetwork, { as, params: { uuid: location.project }, body });
  if (answer.status === 409) return { kind: 'stale', theirs: await loadedBy({ test, as, location }) };
  return {
    kind: 'saved',
    revision: answer.data.revision,
    assignedIds: toAssignedIds(answer.data, base.network, network),
    network,
  };
}

/** The records as text, in the order of their ids. */
export function networkText(network: Network): string {
  const wire = fromNetwork(network);
  const byId = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id;
  return JSON.stringify([wire.nodes.toSorted(byId), wire.joins.toSorted(byId), wire.transitgroups.toSorted(byId)]);
}

/** Two people who save at once need a few rounds each; more would be a save that never ends. */
const MOST_ROUNDS = 100;

export interface EditedNetwork {
  readonly now: () => DocumentContext;
  /** Edits, and undoes, redoes and goes to other steps of the history, so often. */
  readonly change: (times: number) => void;
  readonly undoAll: () => void;
  /** Saves until nothing is unsaved, answering conflicts at random. @throws the error of a save */
  readonly save: (meanwhile?: () => void) => Promise<void>;
  /** How many conflicts there were. */
  readonly conflicts: () => number;
  readonly close: () => void;
}

/** The network of a location in an editor of its own, with the machine that the editor has. */
export async function editNetwork(person: Person, random: Random): Promise<EditedNetwork> {
  const actor = createActor(
    documentMachine.provide({
      actors: {
        load: fromPromise(async (): Promise<LoadResult> => ({ loaded: await loadedBy(person), draft: null })),
        save: fromPromise(({ input }) => savedBy(person, input.base, input.network)),
      },
    }),
    { input: { project: person.location.project } },
  ).start();
  const now = () => actor.getSnapshot().context;
  actor.send({ type: 'load' });
  await waitFor(actor, (snapshot) => snapshot.hasTag('editable'));

  const changeOnce = () => {
    const { past, future } = now().history;
    const chance = random();
    if (chance < 0.08) actor.send({ type: 'undo' });
    else if (chance < 0.12) actor.send({ type: 'redo' });
    else if (chance < 0.14) actor.send({ type: 'history.goTo', done: below(random, past.length + future.length + 1) });
    else if (chance < 0.15) actor.send({ type: 'revert' });
    else {
      const edit = randomEdit(now().history.present, random, person.location.floors);
      const operation = { blockedBy: null, edit, note: { kind: 'changePaths', count: 1 }, select: null } as const;
      actor.send({ type: 'edit', operation });
    }
  };
  let conflicts = 0;
  const chooseSides = () => {
    const asked = now().merge?.conflicts ?? [];
    conflicts += asked.length;
    return new Map(asked.map((one): [string, Side] => [conflictKey(one), random() < 0.5 ? 'mine' : 'theirs']));
  };

  return {
    now,
    change: (times) => {
      for (let time = 0; time < times; time++) changeOnce();
    },
    undoAll: () => actor.send({ type: 'history.goTo', done: 0 }),
    save: async (meanwhile) => {
      for (let round = 0; ; round++) {
        if (round === MOST_ROUNDS) throw new Error(`Still unsaved: ${JSON.stringify(actor.getSnapshot().value)}`);
        actor.send({ type: 'save' });
        if (round === 0) meanwhile?.();
        const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('saving'));
        if (settled.context.error !== null) throw new Error(settled.context.error);
        if (settled.hasTag('conflict')) actor.send({ type: 'conflict.resolve', choices: chooseSides() });
        if (!actor.getSnapshot().hasTag('dirty')) return;
      }
    },
    conflicts: () => conflicts,
    close: () => actor.stop(),
  };
}

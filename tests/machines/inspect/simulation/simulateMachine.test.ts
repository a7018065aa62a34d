import { describe, expect, it } from 'vitest';
import { simulateMachine } from '@/machines/inspect/simulation/simulateMachine';
import { unpackPaths } from '@/model/statechart/chartPaths';
import { packedPaths } from '../../../../scripts/docs/machinePaths';
import { simulationSamples } from '../../../../scripts/docs/simulationSamples';
import { allReplayable } from '../../../models/replayable';

const models = allReplayable.map(({ model }) => [model.machine.id, model] as const);
/** Samples with functions of the tests, which JSON cannot hold; and thousands of paths, which take long to find. */
const LEFT_OUT: readonly string[] = ['document', 'recordForm', 'analytics'];

const modelOf = (id: string) => {
  const model = models.find(([name]) => name === id)?.[1];
  if (!model) throw new Error(`No model of ${id}.`);
  return model;
};
const simulate = (id: string, start?: string) => {
  const { machine } = modelOf(id);
  const samples = simulationSamples(modelOf(id));
  // The samples of a page have been JSON.
  return simulateMachine(machine, JSON.parse(JSON.stringify(samples)), start ?? samples.starts[0]?.name ?? '', 's 1');
};

describe('simulateMachine', () => {
  it.each(models)('[MV31] %s starts and offers something in each of its starts', (id, { starts }) => {
    for (const start of Object.keys(starts)) {
      const simulation = simulate(id, start);
      const { actor, choices, problem, events } = simulation.state();
      expect([problem, actor.machine, events[0]?.type]).toEqual([null, id, 'xstate.init']);
      expect(actor.isOver || choices.length > 0).toBe(true);
      simulation.stop();
    }
  });

  it('[MV31] requests wait for an answer, delays for a press, and time passes with them', async () => {
    const simulation = simulate('importer');
    const labels = (kind: string) =>
      simulation
        .state()
        .choices.filter((one) => one.kind === kind)
        .map(({ label }) => label);
    expect(labels('answer')).toContain('readStatus: no connection');
    await simulation.perform('readStatus: running');
    expect([labels('answer'), labels('delay')]).toEqual([[], ['after pollDelay']]);
    const asked = await simulation.perform('after pollDelay');
    expect([asked.elapsed, asked.actor.states.at(-1)]).toEqual([1500, 'importer.running.asking']);
    expect(asked.events.map(({ source }) => source.kind)).toEqual(['clock']);
    simulation.stop();
  });

  it('[MV31] an event that is not taken now says why, and one that cannot be done leaves the machine as it is', async () => {
    const simulation = simulate('signIn');
    const before = simulation.state();
    const verdicts = before.choices.map(({ verdict }) => verdict?.kind);
    expect(verdicts).toEqual(expect.arrayContaining(['taken', 'unhandled']));
    const after = await simulation.perform('nothing: like it');
    expect([after.problem, after.actor.states]).toEqual(['nothing: like it is not possible now.', before.actor.states]);
    simulation.stop();
  });

  it('[MV23] an event on which the machine would fail is answered, and the simulation goes on', async () => {
    const simulation = simulate('globalSearch');
    const failed = await simulation.send({ type: 'type', text: 5 });
    expect(failed.problem).not.toBeNull();
    expect(failed.actor.isOver).toBe(false);
    simulation.stop();
  });

  it.each(models.filter(([id]) => !LEFT_OUT.includes(id)))(
    '[MV32] the first paths of %s pass in the simulation the states that they say',
    async (id) => {
      for (const { start, first, steps, id: path } of unpackPaths(packedPaths(modelOf(id), 6))) {
        const simulation = simulate(id, start);
        const before = simulation.state();
        expect([path, 0, before.actor.states]).toEqual([path, 0, first]);
        for (const [index, { label, states }] of steps.slice(0, 15).entries()) {
          const { actor, problem } = await simulation.perform(label);
          expect([path, index, label, problem, actor.states]).toEqual([path, index, label, null, states]);
        }
        simulation.stop();
      }
    },
  );
});

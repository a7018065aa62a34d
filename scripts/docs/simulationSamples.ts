import type { AnyStateMachine } from 'xstate';
import { encodeSample } from '@/machines/inspect/simulation/sampleValue';
import type { SimulationSamples } from '@/machines/inspect/simulation/simulation';
import type { Model } from '../../tests/models/support/model';

/** Starts, events and answers of a model as JSON, for the visualizer to simulate its machine. */
export const simulationSamples = (model: Model<AnyStateMachine, never>): SimulationSamples => ({
  starts: Object.entries(model.starts).map(([name, { input }]) => ({ name, input: encodeSample(input) })),
  samples: Object.entries(model.samples).map(([name, event]) => ({ name, event: encodeSample(event) })),
  answers: Object.fromEntries(
    Object.entries(model.answers).map(([source, answers]) => [
      source,
      Object.entries(answers).map(([name, { output, error }]) => ({
        name,
        isError: error !== undefined,
        value: encodeSample(error ?? output),
      })),
    ]),
  ),
});

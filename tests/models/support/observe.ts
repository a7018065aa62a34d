import type { AnyStateMachine } from 'xstate';
import type { Model } from './model';
import { createObservations, type Observation } from './oracle/observations';
import { createCoverage } from './paths/coverage';
import { pathsOf } from './paths/pathsOf';
import { walkInProcess } from './paths/walkInProcess';

/** Every step of every path of a model, as the real machine takes it. */
export async function observe<World>(model: Model<AnyStateMachine, World>): Promise<readonly Observation[]> {
  const observations = createObservations();
  const coverage = createCoverage();
  for (const path of pathsOf(model)) await walkInProcess(model, path, coverage, observations);
  return observations.all();
}

import type { AnyStateMachine } from 'xstate';
import type { Model } from './model';
import { compareEdges } from './oracle/compareEdges';
import { readEdgeTable } from './oracle/edgeTable';
import { createObservations } from './oracle/observations';
import { recordFaults } from './oracle/record';
import { createCoverage, unmetIn } from './paths/coverage';
import { gapsOf } from './paths/gapsOf';
import { type Path, pathsOf } from './paths/pathsOf';
import { walkInProcess } from './paths/walkInProcess';

/**
 * Faults that the tests of a model find in process, one after the other: parts that are missing, walks that end
 * elsewhere, edges that are not taken, and steps that the table does not state. Empty when model and machine agree.
 */
export async function faultsOf<World>(model: Model<AnyStateMachine, World>): Promise<string[]> {
  let paths: readonly Path[];
  try {
    paths = pathsOf(model);
  } catch (error) {
    return [textOf(error)];
  }
  const gaps = gapsOf(model, paths);
  if (gaps.length > 0) return gaps;
  const coverage = createCoverage();
  const observations = createObservations();
  for (const path of paths) {
    try {
      await walkInProcess(model, path, coverage, observations);
    } catch (error) {
      return [textOf(error)];
    }
  }
  const unmet = unmetIn(model.machine, coverage);
  if (unmet.length > 0) return unmet;
  const { expected, conditions } = model;
  const wrong = compareEdges({ rows: readEdgeTable(expected), conditions }, observations.all());
  return wrong.length > 0 ? wrong : recordFaults(model.machine.id, observations.all());
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Model } from './model';
import { compareEdges } from './oracle/compareEdges';
import { readEdgeTable } from './oracle/edgeTable';
import { createObservations } from './oracle/observations';
import { recordFaults } from './oracle/record';
import { createCoverage, unmetIn } from './paths/coverage';
import { gapsOf } from './paths/gapsOf';
import { pathsOf } from './paths/pathsOf';
import { walkInProcess } from './paths/walkInProcess';
import { walkLimit } from './paths/walkLimit';

/** Tests a model without a browser: the model is complete, and the real machine walks every path. `rule` is in brackets. */
export function testModel<Machine extends AnyStateMachine, World>(rule: string, given: Model<Machine, World>): void {
  const model = given as unknown as Model<AnyStateMachine, World>;
  const paths = pathsOf(model);
  const coverage = createCoverage();
  const observations = createObservations();
  const limit = walkLimit(paths.length);
  let walking: Promise<void> | undefined;
  /** Each case reads what the walk has seen, and begins it when it runs alone. */
  const walked = () => {
    walking ??= (async () => {
      for (const path of paths) await walkInProcess(model, path, coverage, observations);
    })();
    return walking;
  };
  describe(`${model.machine.id}, along the paths of its machine`, () => {
    it('[MT5] has a look for every state, a way to do every event and answers for every actor', () => {
      expect(gapsOf(model, paths)).toEqual([]);
    });
    // One case for all of them: the first path that differs names itself and its step.
    it(`[MT6] ${rule} is where each of its ${paths.length} paths says, after every step`, {
      timeout: limit,
    }, async () => {
      expect(paths.length).toBeGreaterThan(0);
      await walked();
    });
    it('[MT7] meets every state and takes every edge of the chart', { timeout: limit }, async () => {
      await walked();
      expect(unmetIn(model.machine, coverage)).toEqual([]);
    });
    it('[MT13] does what the table says, and nothing else', { timeout: limit }, async () => {
      await walked();
      const { expected, conditions } = model;
      expect(compareEdges({ rows: readEdgeTable(expected), conditions }, observations.all())).toEqual([]);
    });
    it('[MT25] does with its data what its record says', { timeout: limit }, async () => {
      await walked();
      expect(recordFaults(model.machine.id, observations.all())).toEqual([]);
    });
  });
}

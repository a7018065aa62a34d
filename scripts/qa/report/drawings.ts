import { createHash } from 'node:crypto';
import { drawMachineSvg } from '@/model/statechart/drawMachineSvg';
import { layoutChart } from '@/model/statechart/layoutChart';
import type { Statechart } from '@/model/statechart/statechart';
import type { StepResult, WalkResult } from './results';

/** A drawing of the report folder. */
export interface Drawing {
  readonly path: string;
  readonly svg: string;
}

/** Draws a machine for each step of the walks: where it is, and the transitions taken until there. */
export function createDrawings(charts: readonly Statechart[]) {
  const drawn = new Map<string, Drawing>();
  const layouts = new Map<string, ReturnType<typeof layoutChart>>();

  const draw = (chart: Statechart, current: ReadonlySet<string>, walked: ReadonlySet<string>): string => {
    const layout = layouts.get(chart.id) ?? layoutChart(chart);
    layouts.set(chart.id, layout);
    const marks = JSON.stringify([chart.id, [...current].sort(), [...walked].sort()]);
    const path = `machines/${chart.id}-${createHash('sha256').update(marks).digest('hex').slice(0, 12)}.svg`;
    if (!drawn.has(path)) drawn.set(path, { path, svg: drawMachineSvg(chart, layout, { current, walked }) });
    return path;
  };

  const drawnStep = (steps: readonly StepResult[], step: StepResult, index: number): StepResult => {
    // The steps of a reported problem are of several machines.
    const chart = charts.find(({ id }) => step.stateIds.includes(id));
    if (!chart) return step;
    const walked = steps.slice(0, index + 1).flatMap(({ transitions }) => transitions);
    const own = new Set(chart.transitions.map(({ id }) => id));
    const isOwn = (id: string) => own.has(id);
    return { ...step, drawing: draw(chart, new Set(step.stateIds), new Set(walked.filter(isOwn))) };
  };

  return {
    /** The walk with a drawing for each of its steps. */
    withDrawings: (walk: WalkResult): WalkResult => ({
      ...walk,
      steps: walk.steps.map((step, index) => drawnStep(walk.steps, step, index)),
    }),
    all: (): readonly Drawing[] => [...drawn.values()],
  };
}

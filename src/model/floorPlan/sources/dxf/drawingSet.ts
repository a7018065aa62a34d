import { MeshError, meshError } from '../../meshError';
import type { LeftOut } from '../buildingPlan';
import { EXAMPLES } from '../leftOutLog';
import { type DrawingFacts, drawingFacts } from './drawingFacts';
import { findUnit, type UnitFindings } from './drawingUnit';
import type { FlatDrawing } from './flatDrawing';
import { guessLayerKinds } from './guessLayerKinds';
import { type DrawingChoices, type PlannedDrawing, planOfDrawing } from './planOfDrawing';

/** A drawing of one floor with the name of its file. */
export interface NamedDrawing {
  readonly filename: string;
  readonly drawing: FlatDrawing;
}

/**
 * Facts about the drawings of several floors as one: their layers together, the picture of the one with the most lines.
 * The unit is one for all of them, and is asked where it is not certain in one of them.
 * @throws MeshError where they are certainly in different units
 */
export function factsOfSet(drawings: readonly NamedDrawing[]): DrawingFacts {
  const all = drawings.map(({ drawing }) => drawing);
  const largest = all.reduce((most, one) => (one.lines.length > most.lines.length ? one : most));
  if (all.length === 1) return drawingFacts(largest);
  const joined = joinedDrawing(all);
  const kinds = guessLayerKinds(joined);
  const { layers } = drawingFacts(joined);
  const { picture } = drawingFacts(largest);
  return { layers, picture, unit: unitOfSet(all.map((drawing) => findUnit(drawing, kinds))) };
}

/** The floors that drawings show, in their order; a reason for one of several has the name of its file. */
export function planOfSet(drawings: readonly NamedDrawing[], choices: DrawingChoices): PlannedDrawing {
  const planned = drawings.map(({ filename, drawing }) => {
    try {
      return planOfDrawing(drawing, choices, filename);
    } catch (error) {
      if (!(error instanceof MeshError) || drawings.length === 1) throw error;
      throw meshError('in-file', { file: filename, cause: error.fault });
    }
  });
  const [first] = planned;
  if (!first) throw meshError('drawing-is-empty');
  if (planned.length === 1) return first;
  return {
    plan: {
      ...first.plan,
      floors: planned.flatMap(({ plan }, at) => plan.floors.map((floor) => ({ ...floor, id: `${at} ${floor.id}` }))),
      leftOut: together(planned.flatMap(({ plan }) => plan.leftOut)),
    },
    gaps: {
      count: planned.reduce((sum, { gaps }) => sum + gaps.count, 0),
      widest: Math.max(...planned.map(({ gaps }) => gaps.widest)),
    },
  };
}

function joinedDrawing(all: readonly FlatDrawing[]): FlatDrawing {
  const hidden = all.flatMap(({ hiddenLayers }) => [...hiddenLayers]);
  return {
    unitCode: all[0]?.unitCode ?? 0,
    // A layer that one of them shows is a layer to look at.
    hiddenLayers: new Set(hidden.filter((name) => all.every((one) => one.hiddenLayers.has(name) || !has(one, name)))),
    lines: all.flatMap(({ lines }) => lines),
    texts: all.flatMap(({ texts }) => texts),
    leftOut: [],
  };
}

const has = ({ lines, texts }: FlatDrawing, name: string): boolean =>
  lines.some(({ layer }) => layer === name) || texts.some(({ layer }) => layer === name);

function unitOfSet(findings: readonly UnitFindings[]): UnitFindings {
  const certain = findings.filter(({ isUnsure }) => !isUnsure);
  const units = new Set(certain.map(({ likely }) => likely));
  if (units.size > 1) throw meshError('drawings-differ-in-unit');
  const [asked] = findings.filter(({ isUnsure }) => isUnsure);
  const widest = findings.reduce((most, one) => (one.width > most.width ? one : most));
  return asked ? { ...asked, likely: certain[0]?.likely ?? asked.likely } : widest;
}

/** Counts of one reason and kind are one, with the first examples of each. */
function together(all: readonly LeftOut[]): readonly LeftOut[] {
  const groups = new Map<string, LeftOut>();
  for (const one of all) {
    const key = `${one.reason} ${one.kind}`;
    const before = groups.get(key);
    groups.set(
      key,
      before
        ? {
            ...before,
            count: before.count + one.count,
            examples: [...before.examples, ...one.examples].slice(0, EXAMPLES),
          }
        : one,
    );
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}

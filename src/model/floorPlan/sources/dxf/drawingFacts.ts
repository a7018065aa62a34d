import { drawingPaths, type LayerPath } from './drawingPaths';
import { findUnit, type UnitFindings } from './drawingUnit';
import type { FlatDrawing } from './flatDrawing';
import { guessLayerKinds } from './guessLayerKinds';
import type { LayerKind } from './layerKind';

/** A layer of a drawing, as a person decides about it. */
export interface DrawingLayer {
  readonly name: string;
  /** Closed outlines, other lines, and texts. */
  readonly counts: { readonly outlines: number; readonly lines: number; readonly texts: number };
  /** Texts of it, of which the first few are given. */
  readonly samples: readonly string[];
  /** The drawing shows others, but not this one. */
  readonly isHidden: boolean;
  readonly guess: LayerKind;
}

/** Facts about a drawing that a person decides by, in a form that crosses threads. */
export interface DrawingFacts {
  readonly unit: UnitFindings;
  /** Those that matter first. */
  readonly layers: readonly DrawingLayer[];
  /** A drawing of each layer that has lines. */
  readonly picture: { readonly viewBox: string; readonly paths: readonly LayerPath[] };
}

const SAMPLES = 3;
/** Letters of a text that is given as a sample. */
const LONGEST = 40;

export function drawingFacts(drawing: FlatDrawing): DrawingFacts {
  const kinds = guessLayerKinds(drawing);
  const layers = new Map<string, { outlines: number; lines: number; texts: number; samples: Set<string> }>();
  const layer = (name: string) => {
    const found = layers.get(name) ?? { outlines: 0, lines: 0, texts: 0, samples: new Set() };
    layers.set(name, found);
    return found;
  };
  for (const { layer: name, isClosed } of drawing.lines) layer(name)[isClosed ? 'outlines' : 'lines'] += 1;
  for (const { layer: name, text } of drawing.texts) {
    const found = layer(name);
    found.texts += 1;
    if (found.samples.size < SAMPLES) found.samples.add([...text.replaceAll('\n', ' ')].slice(0, LONGEST).join(''));
  }
  const showsSome = [...layers.keys()].some((name) => !drawing.hiddenLayers.has(name));
  const listed = [...layers].map(
    ([name, { samples, ...counts }]): DrawingLayer => ({
      name,
      counts,
      samples: [...samples],
      isHidden: showsSome && drawing.hiddenLayers.has(name),
      guess: kinds[name] ?? 'none',
    }),
  );
  const size = ({ counts }: DrawingLayer) => counts.outlines + counts.lines + counts.texts;
  const rank = (one: DrawingLayer) => (one.guess === 'none' ? 1 : 0);
  return {
    unit: findUnit(drawing, kinds),
    layers: listed.sort((one, other) => rank(one) - rank(other) || size(other) - size(one)),
    picture: drawingPaths(drawing),
  };
}

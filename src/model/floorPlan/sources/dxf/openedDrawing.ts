import type { DrawingFacts } from './drawingFacts';
import type { LayerKinds } from './layerKind';

/** A drawing that was read, and waits for decisions about it, in a form that crosses threads. */
export interface OpenedDrawing {
  /** By which its reader holds it. */
  readonly id: string;
  readonly facts: DrawingFacts;
  /** The use of its layers as the organisation last chose it. */
  readonly remembered: LayerKinds;
}

/** The uses that the layers of a drawing begin with. */
export const firstKinds = ({ facts, remembered }: OpenedDrawing): LayerKinds =>
  Object.fromEntries(facts.layers.map(({ name, guess }) => [name, remembered[name] ?? guess]));

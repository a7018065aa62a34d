import type { ExtrudedFloor } from '@/model/spatial/extrudedFloor';
import type { Box3d, Lens, Orbit } from '@/model/spatial/orbit';
import type { Place3d } from '@/model/spatial/routeLines';

/** The bodies of a floor with their colours; red, green and blue of each vertex, 0 to 255. */
export interface ColouredBodies {
  readonly bodies: ExtrudedFloor;
  readonly fills: Uint8Array;
  readonly edges: Uint8Array;
}

/** A floor in its place. */
export interface StagedFloor {
  readonly uuid: string;
  readonly coloured: ColouredBodies;
  /** Metres above the lowest floor. */
  readonly elevation: number;
  /** Clear for the floor that is shown; the others are faint. */
  readonly isClear: boolean;
}

/** All that is drawn in three dimensions. Parts that stay the same object are not loaded again. */
export interface ModelStage {
  /** From below to above. */
  readonly floors: readonly StagedFloor[];
  /** The room of the open place, in its own colours. */
  readonly selected: { readonly coloured: ColouredBodies; readonly elevation: number } | null;
  readonly route: readonly (readonly Place3d[])[];
  /** Around the clear floor: shadows fall within. */
  readonly lit: Box3d | null;
  readonly colours: { readonly background: string; readonly route: string; readonly casing: string };
}

/** Draws a stage into a canvas. */
export interface ModelRenderer {
  setStage(stage: ModelStage): void;
  /** @param pixelRatio device pixels of a CSS pixel */
  render(orbit: Orbit, lens: Lens, pixelRatio: number): void;
  /** Calls of the graphics interface for the last picture. */
  readonly drawCalls: number;
  /** Frees all memory of the graphics processor. */
  dispose(): void;
}

/**
 * @param onLost the graphics processor has dropped its memory, and nothing can be drawn any more
 * @throws where the browser has no WebGL
 */
export type CreateModelRenderer = (canvas: HTMLCanvasElement, onLost: () => void) => ModelRenderer;

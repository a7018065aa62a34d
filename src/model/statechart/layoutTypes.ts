import type { ChartState } from './statechart';

/** Lengths are pixels at a zoom of 1; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A line of text in a box; `y` is its baseline. */
export interface PlacedLine extends Point {
  readonly kind: 'title' | 'tags' | 'actor' | 'action' | 'transition';
  readonly text: string;
  /** The guard of a transition, after the text. */
  readonly detail: string;
  /** The id of the transition that the line is about. */
  readonly transition: string | null;
}

export interface PlacedState extends Box {
  readonly id: string;
  readonly kind: ChartState['kind'];
  readonly description: string;
  /** The height of title and lines above the children; the whole height of a state without children. */
  readonly header: number;
  readonly hasChildren: boolean;
  /** A child of a parallel state. */
  readonly isRegion: boolean;
  readonly lines: readonly PlacedLine[];
}

/** The transitions from one state to another. */
export interface PlacedEdge {
  readonly source: string;
  readonly target: string;
  readonly transitions: readonly string[];
  /** The target is inside of the source: the line begins there, not at the border. */
  readonly isFromAncestor: boolean;
  readonly plate: Box & { readonly lines: readonly PlacedLine[] };
  /** From the source to the plate and from there to the target, each in horizontal and vertical pieces. */
  readonly toPlate: readonly Point[];
  readonly fromPlate: readonly Point[];
}

/** The marker of the state that a compound state starts in. */
export interface PlacedInitial {
  readonly target: string;
  readonly points: readonly Point[];
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** Parents before their children. */
  readonly states: readonly PlacedState[];
  readonly edges: readonly PlacedEdge[];
  readonly initials: readonly PlacedInitial[];
}

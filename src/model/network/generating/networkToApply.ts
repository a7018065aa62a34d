import type { GeneratedState } from './generateAgain';
import type { GeneratedNode } from './generateFloor';
import type { GeneratedTransit } from './joinedStops';

/** A network that is put into that of a location: generated from floor plans, or brought in from a file. */
export interface NetworkToApply {
  readonly floors: readonly {
    /** Of the floor. */
    readonly uuid: string;
    /** Metres of its ground in the building. */
    readonly elevation: number;
    /** States of the floor that were applied before, the newest first. */
    readonly applied: readonly GeneratedState[];
    readonly nodes: readonly Pick<GeneratedNode, 'key' | 'x' | 'y' | 'mesh'>[];
    readonly links: readonly (readonly [number, number])[];
  }[];
  readonly transits: readonly GeneratedTransit[];
}

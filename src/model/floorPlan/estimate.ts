import type { Fault } from './faults';

/** A value found in a file, and how certain it is. */
export interface Estimate<Value> {
  readonly value: Value;
  /** 0 is a guess, 1 is certain. */
  readonly confidence: number;
  readonly reason: Fault;
}

export const certainty = (score: number): number => Math.round((1 - Math.exp(-Math.abs(score))) * 100) / 100;

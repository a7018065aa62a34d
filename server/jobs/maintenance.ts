import type { Pool } from 'pg';
import { maintainEmbedded } from '../database/maintainEmbedded';
import { type Repeated, type RepeatLog, repeat } from './repeat';

/** Milliseconds between two runs, and how many may be left out for calls that wait. */
const INTERVAL = 15_000;
const MOST_LEFT_OUT = 3;

/** Maintains the embedded database until it is stopped. */
export function startMaintenance(pool: Pool, log: RepeatLog): Repeated {
  let leftOut = 0;
  const run = async () => {
    leftOut = (await maintainEmbedded(pool, leftOut >= MOST_LEFT_OUT)) ? 0 : leftOut + 1;
  };
  return repeat(run, INTERVAL, log);
}

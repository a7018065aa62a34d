import { createHash } from 'node:crypto';
import pg from 'pg';

/** Texts that are given a name at most: what makes up texts without end is asked without being prepared. */
const NAMES = 1000;
const names = new Map<string, string>();

/** The name under which a connection keeps the plan of this text; null when there are too many already. */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size === NAMES) return null;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Prepares every query that has values, once a connection: PostgreSQL then reads and plans its text no more. */
class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...given: readonly unknown[]) => unknown;
    const prepare = (text: unknown, ...rest: readonly unknown[]) => {
      const name = typeof text === 'string' && Array.isArray(rest[0]) ? nameOf(text) : null;
      return ask(name === null ? text : { name, text }, ...rest);
    };
    this.query = prepare as pg.Client['query'];
  }
}

/**
 * Connections of the service: queries are prepared, and what is sent on one of them without waiting for the answer
 * before goes out at once (`pipeline`), in its order.
 */
export const createPool = (config: pg.PoolConfig): pg.Pool =>
  new pg.Pool({ ...config, pipeline: true, Client: PreparingClient });

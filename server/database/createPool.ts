import { createHash } from 'node:crypto';
import pg from 'pg';

/** Prepared statements at most, so that generated SQL cannot fill the memory of the connections. */
const NAMES = 1000;
const names = new Map<string, string>();

/** Name of the prepared statement for this SQL; null when there are too many. */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size === NAMES) return null;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Prepares every query with parameters once per connection, so that PostgreSQL parses and plans it once. */
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
 * The connection pool. Queries are prepared, and queries on one connection are pipelined: each is sent without waiting
 * for the answer to the one before. A connection that is lost, idle or in use, is passed to `onLost`; its queries reject.
 */
export function createPool(
  config: pg.PoolConfig,
  onLost: (error: Error) => void = () => {},
  Pool: new (config: pg.PoolConfig) => pg.Pool = pg.Pool,
): pg.Pool {
  const pool = new Pool({ ...config, pipeline: true, Client: PreparingClient });
  // The pool listens to idle connections alone: without this, one that is lost in use would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return pool;
}

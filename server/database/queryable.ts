import type { Pool, PoolClient } from 'pg';

/** Runs a query: the pool for a single query, or the connection of a transaction. */
export type Queryable = Pool | PoolClient;

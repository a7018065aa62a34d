import type { Pool, PoolClient } from 'pg';

/** Takes a query: the pool for one by itself, or the connection of a transaction. */
export type Queryable = Pool | PoolClient;

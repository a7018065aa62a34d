import type { ClientBase, Pool, PoolClient } from 'pg';

/** Runs a query: the pool for a single query, or the connection of a transaction. */
export type Queryable = Pool | PoolClient;

/** The same, and the single connection of an operator's command. */
export type AnyConnection = Queryable | ClientBase;

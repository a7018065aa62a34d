/** How long the database may take, in milliseconds; 0 sets no limit. */
export interface DatabaseTimeouts {
  /** To open a connection, or to wait for a free one. */
  readonly connect: number;
  /** For a statement of a call. */
  readonly statement: number;
  /** For a statement of a job or a migration. */
  readonly job: number;
}

export const DATABASE_TIMEOUTS: DatabaseTimeouts = { connect: 10_000, statement: 30_000, job: 600_000 };

/** For a command of an operator, who sees that it works and can end it. */
export const OPERATOR_TIMEOUTS: DatabaseTimeouts = { connect: 10_000, statement: 0, job: 0 };

/** For the short queries that begin every call: a caller should not wait longer to learn that nothing answers. */
const LOOKUP = 10_000;
/** The server ends a statement itself; the client gives up later, which is for a server that does not answer at all. */
const GRACE = 2_000;
/** For the question whether the database answers. */
const CHECK = 2_000;
const KEEP_ALIVE_DELAY = 10_000;
/** A transaction whose instance is frozen must not hold its locks for ever. */
const IDLE_IN_TRANSACTION = 60_000;

/** Settings of connections to PostgreSQL on which a statement may take `statement` milliseconds. */
export const limitsOf = (statement: number) => ({
  ...(statement > 0 && {
    statement_timeout: statement,
    query_timeout: statement + GRACE,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
  }),
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY,
});

/** Settings of the connection that only checks. */
export const CHECK_LIMITS = { ...limitsOf(CHECK), query_timeout: CHECK, connectionTimeoutMillis: CHECK };

export const lookupTimeout = ({ statement }: DatabaseTimeouts): number => Math.min(LOOKUP, statement);

import type { FastifyBaseLogger } from 'fastify';

/** Takes what a sweep did, and why it did not. */
export type SweepLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn'>;

import type { Database, DatabaseLog } from '../database/database';
import { createEventBus, type EventBus } from './eventBus';
import { createPostgresLink } from './postgresLink';

/**
 * The bus of this instance; instances that share PostgreSQL share their events, the embedded database has one instance. `interval`
 * as of `createEventBus`.
 */
export const openEventBus = (
  { kind, pool }: Pick<Database, 'kind' | 'pool'>,
  log?: Pick<DatabaseLog, 'error'>,
  interval?: number,
): EventBus => createEventBus(kind === 'postgres' ? createPostgresLink(pool, log) : null, interval);

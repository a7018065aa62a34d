import type { Database } from '../database/database';
import { createEventBus, type EventBus } from './eventBus';
import { createPostgresLink, type LinkOptions } from './postgresLink';

/**
 * The bus of this instance; instances that share PostgreSQL share their events, the embedded database has one instance. `interval`
 * as of `createEventBus`.
 */
export const openEventBus = (
  { kind, pool }: Pick<Database, 'kind' | 'pool'>,
  options: LinkOptions = {},
  interval?: number,
): EventBus => createEventBus(kind === 'postgres' ? createPostgresLink(pool, options) : null, interval);

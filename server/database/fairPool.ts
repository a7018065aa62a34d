import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { FairTurns } from './fairTurns';

/** Who asks the database: an organisation, or whatever tells callers apart until it is known; undefined is the service itself. */
export type DatabaseCaller = string | number;

const callers = new AsyncLocalStorage<{ caller: DatabaseCaller }>();

/** Runs work whose queries are those of a caller, until `nameDatabaseCaller` names another one. */
export const asDatabaseCaller = (caller: DatabaseCaller, work: () => void): void => callers.run({ caller }, work);

/** The caller of the running work turns out to be another one, such as the organisation of a session. */
export function nameDatabaseCaller(caller: DatabaseCaller): void {
  const known = callers.getStore();
  if (known) known.caller = caller;
}

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** The pool of a database with one session, which callers share by time, however much one of them asks for at once. */
export class FairPool extends pg.Pool {
  readonly #turns = new FairTurns<DatabaseCaller | undefined>({
    now: () => performance.now(),
    after: (milliseconds, work) => void setTimeout(work, milliseconds),
  });

  constructor(config: pg.PoolConfig) {
    super({ ...config, max: 1 });
    this.on('release', () => this.#turns.end());
    // All who wait do so here: the pool itself is asked by one at a time.
    Object.defineProperty(this, 'waitingCount', { get: () => this.#turns.waiting });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(given: OnConnected): void;
  override connect(given?: OnConnected): Promise<pg.PoolClient> | undefined {
    if (!given)
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)));
      });
    let timer: NodeJS.Timeout | undefined;
    let hasBegun = false;
    const leave = this.#turns.take(callers.getStore()?.caller, () => {
      hasBegun = true;
      clearTimeout(timer);
      super.connect((error, client, done) => {
        if (!client) this.#turns.end();
        given(error, client, done);
      });
    });
    const limit = this.options.connectionTimeoutMillis ?? 0;
    if (!hasBegun && limit > 0)
      timer = setTimeout(() => {
        leave();
        given(new Error('timeout exceeded when trying to connect'), undefined, () => undefined);
      }, limit);
    return undefined;
  }
}

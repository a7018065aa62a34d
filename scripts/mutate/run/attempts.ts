import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Attempt, Outcome } from './attempt';

/** Milliseconds after which a fault is one that never ends. */
const LONGEST = 180_000;

/** One long-lived process that plants faults; it is replaced when a fault runs in circles. */
export interface Attempts {
  make(attempt: Attempt): Promise<Outcome>;
  close(): void;
}

export function createAttempts(): Attempts {
  let child: ChildProcess | null = null;
  const start = async (): Promise<ChildProcess> => {
    const started = fork(fileURLToPath(new URL('./attemptChild.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'test' },
    });
    await once(started, 'message');
    return started;
  };
  const close = () => {
    child?.kill('SIGKILL');
    child = null;
  };
  return {
    close,
    make: async (attempt) => {
      const running = child ?? (await start());
      child = running;
      const over = new AbortController();
      const timer = setTimeout(() => over.abort(), LONGEST);
      try {
        running.send(attempt);
        const ended = once(running, 'exit', { signal: over.signal }).then(() => [{ noticedBy: 'the process ends' }]);
        const answered = once(running, 'message', { signal: over.signal });
        // The one that loses the race is cancelled below.
        for (const one of [ended, answered]) one.catch(() => undefined);
        const [outcome] = (await Promise.race([answered, ended])) as [Outcome];
        if (running.exitCode !== null) child = null;
        return outcome;
      } catch {
        close();
        return { noticedBy: 'it never ends' };
      } finally {
        clearTimeout(timer);
        over.abort();
      }
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface StartedChild {
  child: ChildProcess;
  /** The first line it printed. */
  line: string;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Runs a TypeScript or JavaScript file of the project in a process of its own and waits for its first line. */
export async function startChild(file: string, args: readonly string[] = []): Promise<StartedChild> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const line = await new Promise<string>((first, failed) => {
    createInterface({ input: child.stdout }).once('line', first);
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code} before it printed anything.`)));
  });
  return {
    child,
    line,
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface StartedChild {
  child: ChildProcess;
  /** The first line it printed. */
  line: string;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Runs a TypeScript or JavaScript file of the project in a process of its own and waits for its first line. `within` is a
 * command that runs it, such as one that gives it namespaces of its own.
 */
export async function startChild(
  file: string,
  args: readonly string[] = [],
  within: readonly string[] = [],
): Promise<StartedChild> {
  const [command = '', ...rest] = [...within, process.execPath, '--import', 'tsx', file, ...args];
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  // Its output ends with the last of its processes.
  const ended = new Promise<void>((done) => child.once('close', () => done()));
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
